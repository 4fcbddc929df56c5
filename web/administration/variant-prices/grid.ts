import type { ProductVariant } from '#shop/catalogue/categories/catalogue.ts';
import type { VariantSave } from '#shop/shopfront/product-editing/paths.ts';
import type { RuleMessage } from '#shop/base/messages/message.ts';
import type { CurrencyId } from '#shop/base/money/money.ts';
import { unusualPrices } from '#shop/catalogue/parts/unusual-price.ts';
import { variantFields } from '#shop/catalogue/parts/variant-fields.ts';
import { namesOf, namesWith } from '#shop/base/fields/field.ts';
import { mulDivRound } from '#shop/base/money/rates.ts';
import { amountText, parseAmount } from '#shop/base/money/parse-amount.ts';
import { textsFor, unreadIn } from '../forms/declare-form.ts';
import { seenValues } from '../forms/form-field.ts';
import { declareRows, versionOf } from '../forms/form-rows.ts';
import { formOf, parseFields } from '../forms/table-form.ts';
import { blockOf } from '../forms/sheet-block.ts';
import type { FormErrors } from '../../texts/wording.ts';

/** The columns of the grid, from left to right (E8). */
export const COLUMNS = namesOf(variantFields);
export type GridColumn = (typeof COLUMNS)[number];
export const PRICE_COLUMNS = namesWith(variantFields, { kind: 'own price' });
export type PriceColumn = (typeof PRICE_COLUMNS)[number];

/** The text of each cell, by '501.usdMinor', the field names of the form. */
export type Cells = Readonly<Record<string, string>>;

/** A cell that differs from the stored value. */
export interface CellChange {
  id: number;
  column: GridColumn;
  before: string;
  after: string;
  /** Change of a price in percent with one decimal place; null for a text, or without a previous price. */
  percent: number | null;
}

/** The checkbox that confirms unusual prices (D45). */
export const CONFIRM_PRICES = 'confirmPrices';

/** Unusual prices that a save would write, a message for each. */
export function unusualIn(variants: readonly ProductVariant[], cells: Cells): RuleMessage[] {
  const saves = savesOf({ ...seenField(variants), ...cells });
  return saves.flatMap((save) => {
    const before = variants.find(({ id }) => id === save.id);
    return before === undefined ? [] : unusualPrices(before.details, before, save);
  });
}

/** Rows of the grid, by the ids of the widths; without a price, an empty cell (D2). */
export const widthRows = declareRows('', () => formOf(variantFields));

export const cellName = (id: number, column: GridColumn): string => widthRows.cell(id, column);

/** Initial values of the grid. */
export function cellsOf(variants: readonly ProductVariant[]): Cells {
  const rows = widthRows.of(variants.map(({ id }) => id));
  return textsFor(rows, widthRows.stored(variants.map((variant) => [variant.id, variant])));
}

/** Initial values of the grid, as a hidden field, so that only edited cells are saved, whatever others did. */
export const seenField = (variants: readonly ProductVariant[]): Cells => ({ seen: JSON.stringify(cellsOf(variants)) });

/** Fault of each cell, by its name. */
export function cellErrors(cells: Cells): FormErrors<string> {
  return unreadIn(widthRows.of(widthRows.rowsIn(Object.keys(cells))), cells);
}

/** Changes that a save would make, row by row; '20' for a stored 20.00 is no change. @param stored  as cellsOf makes them */
export function changesOf(stored: Cells, cells: Cells): CellChange[] {
  return Object.entries(stored).flatMap(([name, before]): CellChange[] => {
    const [id = '', columnName] = name.split('.');
    const column = COLUMNS.find((each) => each === columnName);
    if (column === undefined) return [];
    const typed = cells[name] ?? before;
    const after = cellText(column, typed);
    if (before === after) return [];
    return [
      { id: Number(id), column, before, after, percent: isPrice(column) ? percentOf(before, after, column) : null },
    ];
  });
}

/** The rows to save: only changed ones, with only their changes and their initial version. */
export function savesOf(values: Cells): VariantSave[] {
  const byId = Map.groupBy(changesOf(seenValues(values), values), ({ id }) => id);
  return [...byId].map(([id, changes]) => ({
    id,
    version: versionOf(values, id),
    ...parseFields(variantFields, Object.fromEntries(changes.map(({ column, after }) => [column, after]))),
  }));
}

/**
 * Pastes a spreadsheet block into the grid, starting at the focused cell. Cells outside the grid are omitted and
 * counted, unless they are empty.
 */
export function pasteBlock(
  cells: Cells,
  ids: readonly number[],
  at: { id: number; column: GridColumn },
  text: string,
): { cells: Cells; leftOut: number } {
  const [firstRow, firstColumn] = [ids.indexOf(at.id), COLUMNS.indexOf(at.column)];
  const pasted: Record<string, string> = { ...cells };
  let leftOut = 0;
  for (const [down, row] of blockOf(text).entries()) {
    for (const [across, value] of row.entries()) {
      const [id, column] = [ids[firstRow + down], COLUMNS[firstColumn + across]];
      if (id === undefined || column === undefined) {
        if (value.trim() !== '') leftOut += 1;
        continue;
      }
      pasted[cellName(id, column)] = isPrice(column)
        ? asPriceText(value, variantFields[column].currency)
        : cellText(column, value);
    }
  }
  return { cells: pasted, leftOut };
}

/**
 * Changes prices by a percentage, each rounded once, half away from zero (D1). Empty and invalid cells are unchanged.
 */
export function changeByPercent(
  cells: Cells,
  ids: readonly number[],
  columns: readonly PriceColumn[],
  percent: number,
): Cells {
  const changed: Record<string, string> = { ...cells };
  const hundredths = Math.round(percent * 100);
  for (const id of ids) {
    for (const column of columns) {
      const minor = parseAmount(cells[cellName(id, column)] ?? '', variantFields[column].currency);
      if (minor === null || Number.isNaN(minor)) continue;
      changed[cellName(id, column)] = amountText(Math.max(mulDivRound(minor, 10_000 + hundredths, 10_000), 0));
    }
  }
  return changed;
}

/** A typed cell in the format of stored ones. */
function cellText(column: GridColumn, typed: string): string {
  if (isPrice(column)) return priceText(typed, variantFields[column].currency);
  const text = typed.trim();
  return column !== 'details' && text === '0' ? '' : text;
}

function isPrice(column: GridColumn): column is PriceColumn {
  return variantFields[column].kind === 'own price';
}

/** A typed price in the format of stored ones; invalid input is unchanged. */
function priceText(typed: string, currency: CurrencyId): string {
  const minor = parseAmount(typed, currency);
  if (minor === null || minor === 0) return '';
  return Number.isNaN(minor) ? typed : amountText(minor);
}

function asPriceText(value: string, currency: CurrencyId): string {
  const text = priceText(value, currency);
  return text === value ? value.trim() : text;
}

function percentOf(before: string, after: string, column: PriceColumn): number | null {
  const { currency } = variantFields[column];
  const [was, is] = [parseAmount(before, currency) ?? 0, parseAmount(after, currency) ?? 0];
  return was === 0 || Number.isNaN(is) ? null : Math.round(((is - was) / was) * 1000) / 10;
}
