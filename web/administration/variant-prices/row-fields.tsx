import type { EditedFamily } from '#shop/catalogue-editing/paths.ts';
import type { FormValues } from '../forms/form-field.ts';
import type { Conflict } from '../forms/save-answer.ts';
import { seenFields } from './grid.ts';

interface RowFieldsProps {
  family: EditedFamily;
  conflict: Conflict | null;
  /** What was typed over an earlier version goes on from that. */
  draft: FormValues | null;
}

/** What goes along with the cells: what they were filled with, and the version that a save is made on top of. */
export function rowTexts({ family, conflict, draft }: RowFieldsProps): FormValues {
  const versions = family.variants.map(({ id, version }) => [
    `${id}.version`,
    // After a conflict the next save is on top of what was shown.
    String(conflict?.current['id'] === id ? conflict.current.version : version),
  ]);
  const texts: FormValues = { ...seenFields(family.variants), ...Object.fromEntries(versions) };
  if (draft === null || conflict !== null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, draft[name] ?? text]));
}

export function RowFields(props: RowFieldsProps) {
  return Object.entries(rowTexts(props)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
