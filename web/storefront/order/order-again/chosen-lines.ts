import { ANY_QUANTITY, judgeQuantity } from '#shop/base/kernel/line-quantity.ts';
import type { CartLinesDraft } from '#shop/trade/cart/paths.ts';
import type { Successor } from '#shop/shopfront/search/paths.ts';
import type { ReorderLine } from '#shop/trade/orders/paths.ts';

/** The fields of a line in the form; each ends in the line's id. */
export const fieldOf = (field: 'quantity' | 'width', { lineId }: Pick<ReorderLine, 'lineId'>) => `${field}-${lineId}`;

/** Returns whether the line can be added to the basket by a choice on this page. */
export function canBeChosen({ state }: Pick<ReorderLine, 'state'>): boolean {
  return state !== 'gone' && state !== 'not-sold';
}

/** The nearest quantities that can be added to those in the basket (K4). */
export function nearestTo({ quantity, inBasket, now }: ReorderLine): number[] {
  const nearest = judgeQuantity(quantity + inBasket, now?.quantityRule ?? ANY_QUANTITY) ?? [];
  return nearest.map((total) => total - inBasket).filter((added) => added > 0);
}

/** Selected lines as basket lines. Their parts come from the order, not from the form. */
export function chosenLines(form: FormData, lines: readonly ReorderLine[]) {
  const ticked = new Set(form.getAll('line').map(String));
  const asTheyWere = lines
    .filter((line) => ticked.has(String(line.lineId)) && canBeChosen(line))
    .map((line) => ({ of: line, line: asDraft(line, form) }));
  return [...asTheyWere, ...chosenSuccessors(form, lines)];
}

/** The checkbox of a replacement; the buyer selects each. */
export const SUCCESSOR = 'successor';
export const successorKey = ({ lineId }: ReorderLine, { productId }: Successor) => `${lineId}-${productId}`;

/** The quantity of the line, in units of the replacement. */
export const successorUnits = (line: ReorderLine, successor: Successor) => line.quantity * successor.quantity;

function chosenSuccessors(form: FormData, lines: readonly ReorderLine[]) {
  const ticked = new Set(form.getAll(SUCCESSOR).map(String));
  return lines.flatMap((line) =>
    line.successors
      .filter((successor) => !successor.hasWidths && ticked.has(successorKey(line, successor)))
      .map((successor) => ({ of: line, line: inPlaceOf(line, successor) })),
  );
}

/** Serial and machine stay those of the replaced part. */
function inPlaceOf(line: ReorderLine, successor: Successor): CartLinesDraft['lines'][number] {
  const { serial, machine } = line;
  const { productId } = successor;
  return { productId, variantId: null, quantity: successorUnits(line, successor), serial, machine };
}

function asDraft(line: ReorderLine, form: FormData): CartLinesDraft['lines'][number] {
  const { productId, serial, machine } = line;
  const width = form.get(fieldOf('width', line));
  const quantity = String(form.get(fieldOf('quantity', line)) ?? '').trim();
  return {
    productId,
    variantId: width === null || width === '' ? line.variantId : Number(width),
    quantity: quantity === '' ? Number.NaN : Number(quantity),
    serial,
    machine,
  };
}
