import type { CartLinesDraft } from '#shop/cart/added-lines.ts';
import type { AgainLine } from '#shop/orders/again-line.ts';

/** The fields of a line in the form; each ends in the line's number. */
export const fieldOf = (field: 'quantity' | 'width', { lineId }: Pick<AgainLine, 'lineId'>) => `${field}-${lineId}`;

/** Whether the line can go into the basket by a choice on this page. */
export function canBeChosen({ state }: Pick<AgainLine, 'state'>): boolean {
  return state !== 'gone' && state !== 'not-sold';
}

/** What was ticked, as the basket takes it. What each line is, the order says, not the form. */
export function chosenLines(form: FormData, lines: readonly AgainLine[]) {
  const ticked = new Set(form.getAll('line').map(String));
  return lines
    .filter((line) => ticked.has(String(line.lineId)) && canBeChosen(line))
    .map((line) => ({ of: line, line: asDraft(line, form) }));
}

function asDraft(line: AgainLine, form: FormData): CartLinesDraft['lines'][number] {
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
