import type { ProductVariant } from '#shop/catalogue/catalogue.ts';
import type { ConflictField } from '../forms/conflict-notice.tsx';
import type { Conflict } from '../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import { cellName, cellsOf, COLUMNS, type Cells } from './grid.ts';

/** What stands in the grid for a width beside what somebody else saved. */
export function gridConflict(cells: Cells, current: Conflict['current']): ConflictField[] {
  const variant = current as unknown as ProductVariant;
  const theirs = cellsOf([variant]);
  return COLUMNS.map((column) => {
    const name = cellName(variant.id, column);
    const value = theirs[name] ?? '';
    const label = t('grid.cell', { column: t(`grid.${column}`), width: variant.details });
    return { name, label, mine: cells[name] ?? '', theirs: value, value };
  });
}
