import type { ProductVariant } from '#shop/catalogue/categories/catalogue.ts';
import type { EditedFamily } from '#shop/shopfront/product-editing/paths.ts';
import type { FormValues, Conflict } from '../../forms/save-answer.ts';
import { seenFields } from './grid.ts';

interface HiddenRowFieldsProps {
  family: EditedFamily;
  conflict: Conflict | null;
  /** Submitted or drafted input, with its initial values. */
  typed: FormValues | undefined;
}

/** Values sent with the cells: their initial values, and the version that a save is based on. */
export function rowTexts({ family, conflict, typed = {} }: HiddenRowFieldsProps): FormValues {
  const versions = family.variants.map(({ id, version }) => [`${id}.version`, String(version)]);
  const texts: FormValues = { ...seenFields(family.variants), ...Object.fromEntries(versions) };
  const goneOnFrom = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, typed[name] ?? text]));
  if (conflict === null) return goneOnFrom;
  // After a conflict the next save is based on the displayed version.
  const { id, version } = conflict.current as ProductVariant;
  return { ...goneOnFrom, [`${id}.version`]: String(version) };
}

export function HiddenRowFields(props: HiddenRowFieldsProps) {
  return Object.entries(rowTexts(props)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
