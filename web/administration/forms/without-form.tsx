import { Notice } from '../../design/notice.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';

/** Why a save was refused whose form is gone, since what it was for has moved on meanwhile. */
export function WithoutForm({ answer }: { answer: SaveAnswer | undefined }) {
  return answer?.saved === false && answer.notice !== null ? <Notice kind="bad">{answer.notice}</Notice> : null;
}
