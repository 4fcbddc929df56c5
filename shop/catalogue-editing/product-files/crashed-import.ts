import type { ImportState } from './import-entry.ts';
import { issue } from '../../kernel/issue.ts';

/** Work that has not moved for so long is dead: the process that did it was stopped. No single statement takes as long. */
export const STALE_MS = 60_000;

/** The state of an import whose work died half-way: nothing of it was kept, so it is as it was before. */
const BEFORE: Readonly<Partial<Record<ImportState, ImportState>>> = {
  checking: 'broken',
  applying: 'checked',
  undoing: 'applied',
};

/** Shown for work that ended because its process did. */
export const STOPPED = issue('staff-refusal.import-stopped');

/** The state of an import as it can be relied on: what died is as if it had not been begun. */
export function stateAfterCrash(
  { state, movedAt, trouble }: { state: string; movedAt: Date; trouble: string | null },
  now: Date,
): { state: ImportState; trouble: string | null } {
  const before = BEFORE[state as ImportState];
  if (before === undefined || now.getTime() - movedAt.getTime() < STALE_MS)
    return { state: state as ImportState, trouble };
  return { state: before, trouble: STOPPED };
}
