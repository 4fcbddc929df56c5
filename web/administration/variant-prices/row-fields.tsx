import type { EditedFamily } from '#shop/catalogue-editing/paths.ts';
import type { FormValues } from '../forms/form-field.ts';
import type { Conflict } from '../forms/save-answer.ts';
import { seenFields } from './grid.ts';

interface RowFieldsProps {
  family: EditedFamily;
  conflict: Conflict | null;
  /** What was sent or kept as a draft: it goes on from what it was typed over. */
  typed: FormValues | undefined;
}

/** What goes along with the cells: what they were filled with, and the version that a save is made on top of. */
export function rowTexts({ family, conflict, typed = {} }: RowFieldsProps): FormValues {
  const versions = family.variants.map(({ id, version }) => [`${id}.version`, String(version)]);
  const texts: FormValues = { ...seenFields(family.variants), ...Object.fromEntries(versions) };
  const goneOnFrom = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, typed[name] ?? text]));
  if (conflict === null) return goneOnFrom;
  // After a conflict the next save is on top of what was shown.
  const { id, version } = conflict.current;
  return { ...goneOnFrom, [`${String(id)}.version`]: String(version) };
}

export function RowFields(props: RowFieldsProps) {
  return Object.entries(rowTexts(props)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
