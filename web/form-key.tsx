import { useState } from 'react';
import type { UnknownOutcome } from './refused-form.ts';
import { FORM_KEY, newFormKey } from './page-context.ts';

/**
 * The key of one submission: sent twice with it, a form has one effect. It changes once it is known what became of the last;
 * where nobody knows (the line broke), trying again is still the same submission.
 */
export function FormKey({ answer }: { answer: UnknownOutcome | object | null | undefined }) {
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
