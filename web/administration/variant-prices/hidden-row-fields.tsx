import type { ProductVariant } from '#shop/catalogue/categories/catalogue.ts';
import type { EditedFamily } from '#shop/shopfront/product-editing/paths.ts';
import type { FormValues, Conflict } from '../../forms/save-answer.ts';
import { rowVersions } from '../forms/form-rows.ts';
import { seenField } from './grid.ts';

interface HiddenRowFieldsProps {
  family: EditedFamily;
  conflict: Conflict | null;
  /** Submitted or drafted input, with its initial values. */
  typed: FormValues | undefined;
}

/** Values sent with the cells: their initial values, and the version that a save is based on. */
export function rowTexts({ family, conflict, typed = {} }: HiddenRowFieldsProps): FormValues {
  const current = conflict === null ? [] : [conflict.current as ProductVariant];
  const stored = { ...seenField(family.variants), ...rowVersions(family.variants) };
  const typedBefore = Object.entries(stored).map(([name, value]) => [name, typed[name] ?? String(value)]);
  // After a conflict the next save is based on the displayed version.
  const displayed = Object.entries(rowVersions(current)).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries([...typedBefore, ...displayed]);
}

export function HiddenRowFields(props: HiddenRowFieldsProps) {
  return Object.entries(rowTexts(props)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
