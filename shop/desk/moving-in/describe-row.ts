import type { MoveChange } from './answers.ts';
import { moveKinds } from '../move-files/kinds.ts';
import type { StoredMoveChange } from './move-queries.ts';

const HIDDEN = '••••';

/** A stored row as staff see it: the cells that differ, in the order of the file, and no secret. */
export function describeRow({ id, kind, row, key, before, after, isApplied }: StoredMoveChange): MoveChange {
  const cells = moveKinds[kind].columns
    .map(({ heading, isSecret }) => {
      const shown = (cell: string) => (isSecret === true && cell !== '' ? HIDDEN : cell);
      const [was, is] = [before?.[heading] ?? '', after[heading] ?? ''];
      return { column: heading, before: before === null ? null : shown(was), after: shown(is), differs: was !== is };
    })
    .filter(({ differs, after: is }) => (before === null ? is !== '' : differs))
    .map(({ column, before: was, after: is }) => ({ column, before: was, after: is }));
  return { id, kind, row, key, isNew: before === null, isApplied, cells };
}
