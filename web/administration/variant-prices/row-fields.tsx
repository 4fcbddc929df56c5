import type { EditedFamily } from '#shop/catalogue-editing/paths.ts';
import type { Conflict } from '../forms/save-answer.ts';
import { seenFields } from './grid.ts';

/** What goes along with the cells: what they were filled with, and the version that a save is made on top of. */
export function RowFields({ family, conflict }: { family: EditedFamily; conflict: Conflict | null }) {
  const versions = family.variants.map(({ id, version }) => [
    `${id}.version`,
    // After a conflict the next save is on top of what was shown.
    String(conflict?.current['id'] === id ? conflict.current.version : version),
  ]);
  const fields = { ...seenFields(family.variants), ...Object.fromEntries(versions) } as Record<string, string>;
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
