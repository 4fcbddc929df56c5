import { useState } from 'react';
import { useActionData } from 'react-router';
import type { UnknownOutcome } from './refused-form.ts';
import { FORM_KEY, newFormKey } from '../page-context.ts';

/**
 * The key of one submission: sent twice with it, a form has one effect. It changes once it is known what became of the last;
 * where nobody knows (the line broke), trying again is still the same submission.
 * @param props.answer  to this form, where the page has several or the answer is not the page's
 */
export function FormKey(props: { answer?: UnknownOutcome | object | null | undefined }) {
  const answerOfPage: object | null | undefined = useActionData();
  const answer = 'answer' in props ? props.answer : answerOfPage;
  const [made, setMade] = useState(() => ({ answer, key: newFormKey() }));
  const isKnown = answer !== undefined && !isUnknown(answer);
  if (made.answer !== answer && isKnown) setMade({ answer, key: newFormKey() });
  // The page was drawn with a key of its own, and the browser goes on with that.
  return <input type="hidden" name={FORM_KEY} value={made.key} suppressHydrationWarning />;
}

/** An action that has nothing to say answers null: what was sent is done. */
function isUnknown(answer: UnknownOutcome | object | null): boolean {
  return answer !== null && 'isUnknown' in answer && answer.isUnknown === true;
}
