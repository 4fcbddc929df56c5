import { useState } from 'react';
import { FORM_KEY, type SaveAnswer } from './save-answer.ts';

/**
 * The key of one submission: sent twice with it, a form has one effect. It changes once it is known what became of the last;
 * where nobody knows (the line broke), trying again is still the same submission.
 */
export function FormKey({ answer }: { answer: SaveAnswer | undefined }) {
  const [made, setMade] = useState(() => ({ answer, key: newKey() }));
  const isKnown = answer !== undefined && (answer.saved || answer.isUnknown !== true);
  if (made.answer !== answer && isKnown) setMade({ answer, key: newKey() });
  // The page was drawn with a key of its own, and the browser goes on with that.
  return <input type="hidden" name={FORM_KEY} value={made.key} suppressHydrationWarning />;
}

/** Not randomUUID(), which a browser has on secure addresses alone. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
