import type { ProductVariant } from '#shop/catalogue/categories/catalogue.ts';
import { type FieldVersions, type FormField, versionsOf } from '../forms/form-field.ts';
import type { Conflict } from '../../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import { cellName, cellsOf, COLUMNS, type Cells } from './grid.ts';

/** The cells of a width that another person saved: previous, current, and grid values. */
export function gridConflict(stored: Cells, cells: Cells, current: Conflict['current']): FieldVersions[] {
  const variant = current as ProductVariant;
  const fields = COLUMNS.map((column): FormField => {
    const label = t('grid.cell', { column: t(`grid.${column}`), width: variant.details });
    return { name: cellName(variant.id, column), label };
  });
  return versionsOf(fields, { had: stored, theirs: cellsOf([variant]), mine: cells }).map((versions) => ({
    ...versions,
    isTaken: false, // cells are accepted one by one
  }));
}
