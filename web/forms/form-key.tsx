import { useState } from 'react';
import { useActionData, useLocation } from 'react-router';
import { FORM_KEY, newFormKey } from '../page-context.ts';
import type { UnknownOutcome } from './refused-form.ts';

type Answer = UnknownOutcome | object | null | undefined;

/**
 * The key of one submission: sent twice with it, a form has one effect. It changes with each answer, and with each redirect, which
 * has no answer. If the outcome is unknown (the connection broke), it stays: trying again is still the same submission.
 * @param props.answer  to this form, if the page has several; otherwise the page's answer
 */
export function FormKey(props: { answer?: Answer }) {
  const answerOfPage: Answer = useActionData();
  const answer = 'answer' in props ? props.answer : answerOfPage;
  const { key: visit } = useLocation();
  const [made, setMade] = useState(() => ({ answer, visit, key: newFormKey(), isOpen: false }));
  if (made.answer !== answer || made.visit !== visit) {
    const isOpen = answer === undefined ? made.isOpen : isUnknown(answer);
    setMade({ answer, visit, key: isOpen ? made.key : newFormKey(), isOpen });
  }
  // The server rendered the page with a key, and the browser continues with that.
  return <input type="hidden" name={FORM_KEY} value={made.key} suppressHydrationWarning />;
}

function isUnknown(answer: UnknownOutcome | object | null): boolean {
  return answer !== null && 'isUnknown' in answer && answer.isUnknown === true;
}
