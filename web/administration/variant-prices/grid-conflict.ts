import type { ProductVariant } from '#shop/catalogue/categories/catalogue.ts';
import { labelledIn } from '../forms/declare-form.ts';
import { type FieldVersions, versionsOf } from '../forms/form-field.ts';
import type { Row } from '../forms/form-rows.ts';
import type { Conflict } from '../../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import { cellsOf, type Cells, widthRows } from './grid.ts';

/** The cells of a width that another person saved: previous, current, and grid values. */
export function gridConflict(stored: Cells, cells: Cells, current: Conflict['current']): FieldVersions[] {
  const variant = current as ProductVariant;
  const labelIn = (_: Row, column: string) => t('grid.cell', { column, width: variant.details });
  const fields = labelledIn(widthRows.of([variant.id], labelIn), {});
  return versionsOf(fields, { had: stored, theirs: cellsOf([variant]), mine: cells }).map((versions) => ({
    ...versions,
    isTaken: false, // cells are accepted one by one
  }));
}
