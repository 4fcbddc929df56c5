import type { CartLinesDraft } from '#shop/trade/cart/paths.ts';
import type { TypedRow } from '#shop/trade/quick-order/typed-row.ts';
import type { CheckedRow, CheckedRows } from '#shop/trade/quick-order/paths.ts';

export const BLANK: TypedRow = { part: '', width: '', quantity: '' };

/** All rows of a form, including empty ones: each field occurs once per row. */
export function everyRowIn(form: FormData): TypedRow[] {
  const [parts, widths, quantities] = ['part', 'width', 'quantity'].map((name) => form.getAll(name).map(String));
  return (parts ?? []).map((part, at) => ({
    part: part.trim(),
    width: widths?.[at]?.trim() ?? '',
    quantity: quantities?.[at]?.trim() ?? '',
  }));
}

export function isFilled({ part, width, quantity }: TypedRow): boolean {
  return part !== '' || width !== '' || quantity !== '';
}

/** The row as typed, without its check. */
export function inputOf({ part, width, quantity }: TypedRow): TypedRow {
  return { part, width, quantity };
}

export function isSameRow(one: TypedRow, other: TypedRow): boolean {
  return one.part === other.part && one.width === other.width && one.quantity === other.quantity;
}

/** Lines that can be added to the basket, with the row of each. */
export function readyLines({
  rows,
}: Pick<CheckedRows, 'rows'>): { row: number; line: CartLinesDraft['lines'][number] }[] {
  return rows.flatMap(({ trouble, joinedTo, product, variantId, units }, row) =>
    trouble !== null || joinedTo !== null || product === null || units === null
      ? []
      : [{ row, line: { productId: product.productId, variantId, quantity: units } }],
  );
}

/** Rows that stay on the page after the others were added to the basket: the refused ones, each with its reason. */
export function remainingRows(rows: readonly CheckedRow[], refused: ReadonlyMap<number, string>): CheckedRow[] {
  return rows.flatMap((row, at) => {
    if (row.trouble !== null) return row;
    const reason = refused.get(row.joinedTo === null ? at : row.joinedTo - 1);
    if (reason === undefined) return [];
    return { ...row, joinedTo: null, trouble: { code: 'not-available' as const, message: reason } };
  });
}

/** Order of rows: those that need attention first, otherwise as typed. */
export function attentionFirst(rows: readonly CheckedRow[]): number[] {
  const places = rows.map((_, at) => at);
  return [...places.filter((at) => rows[at]?.trouble !== null), ...places.filter((at) => rows[at]?.trouble === null)];
}
