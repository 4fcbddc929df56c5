import { Notice } from '../../design/notice.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';

/** Reason why a save was refused, if its form is no longer shown because the state has changed meanwhile. */
export function WithoutForm({ answer }: { answer: SaveAnswer | undefined }) {
  return answer?.saved === false && answer.notice !== null ? <Notice kind="bad">{answer.notice}</Notice> : null;
}
