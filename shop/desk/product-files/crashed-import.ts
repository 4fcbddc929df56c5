import type { ImportState } from './import-entry.ts';
import { issue } from '../../base/messages/issue.ts';

/** Work without progress for this long is dead, because its process was stopped. No single statement takes as long. */
export const STALE_MS = 60_000;

/** The state to which an import returns if its work died: nothing of it was kept. */
const BEFORE: Readonly<Partial<Record<ImportState, ImportState>>> = {
  checking: 'broken',
  applying: 'checked',
  undoing: 'applied',
};

/** Shown for work that ended because its process did. */
export const STOPPED = issue('staff-refusal.import-stopped');

/** The reliable state of an import: work that died counts as not started. */
export function stateAfterCrash(
  { state, movedAt, trouble }: { state: string; movedAt: Date; trouble: string | null },
  now: Date,
): { state: ImportState; trouble: string | null } {
  const before = BEFORE[state as ImportState];
  if (before === undefined || now.getTime() - movedAt.getTime() < STALE_MS)
    return { state: state as ImportState, trouble };
  return { state: before, trouble: STOPPED };
}
