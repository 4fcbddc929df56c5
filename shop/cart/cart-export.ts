import { z } from 'zod';
import type { Cell, ListExport } from '../frame/list-export.ts';
import { partsInWords } from '../catalogue/in-catalogue-words.ts';
import { message } from '../kernel/message.ts';
import { currencies, toDecimal } from '../kernel/money.ts';
import type { PricedCart } from './cart.ts';
import { type BasketOwner, findCurrentCart } from './cart-queries.ts';
import { priceCart } from './price-cart.ts';

/** Whose basket, and which of theirs their browser holds. */
interface BasketQuestion extends BasketOwner {
  cartGuid: string | null;
}

const question: z.ZodType<BasketQuestion> = z.object({
  customerId: z.int(),
  staffId: z.int().nullable(),
  cartGuid: z.string().nullable(),
});

/** The customer's basket for a spreadsheet, in their language; its rows can be pasted into the quick order again (G1, G6, N1). */
export const basketExport: ListExport<BasketQuestion> = {
  name: 'basket',
  input: question,
  headings: [
    message('sheet.column.part-number'),
    message('sheet.column.width'),
    message('sheet.column.description'),
    message('sheet.column.serial'),
    message('sheet.column.machine'),
    message('sheet.column.quantity'),
    message('sheet.column.price'),
    message('sheet.column.line-total'),
    message('sheet.column.currency'),
    message('sheet.column.own-number'),
  ],
  async *cells(shop, { cartGuid, ...owner }, speech) {
    const stored = await findCurrentCart(shop.db, owner, cartGuid);
    if (stored === undefined) return;
    const cart = priceCart(stored, shop.hot(), shop);
    const said = await partsInWords(
      cart.lines.map(({ productIntro }) => ({ productIntro })),
      { shop, speech },
    );
    for (const [at, line] of cart.lines.entries()) yield cellsOf(line, said[at]?.productIntro ?? '', cart);
  },
};

function cellsOf(line: PricedCart['lines'][number], description: string, { currency }: PricedCart): Cell[] {
  return [
    line.productName,
    line.variantDetails ?? '', // in English, as the quick order knows it again
    description,
    line.serial,
    line.machine,
    line.quantity,
    toDecimal(line.unitPriceMinor),
    toDecimal(line.lineTotalMinor),
    currencies[currency].code,
    line.ownNumber,
  ];
}
