import { z } from 'zod';
import type { Cell, ListExport } from '../frame/list-export.ts';
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

/** The customer's basket for a spreadsheet; its rows can be pasted into the quick order again (G1, G6). */
export const basketExport: ListExport<BasketQuestion> = {
  name: 'basket',
  input: question,
  headings: [
    'Part number',
    'Width',
    'Description',
    'Serial',
    'Machine',
    'Quantity',
    'Price',
    'Line total',
    'Currency',
    'Own number',
  ],
  async *cells(shop, { cartGuid, ...owner }) {
    const stored = await findCurrentCart(shop.db, owner, cartGuid);
    if (stored === undefined) return;
    const cart = priceCart(stored, shop.hot(), shop);
    for (const line of cart.lines) yield cellsOf(line, cart);
  },
};

function cellsOf(line: PricedCart['lines'][number], { currency }: PricedCart): Cell[] {
  return [
    line.productName,
    line.variantDetails ?? '',
    line.productIntro,
    line.serial,
    line.machine,
    line.quantity,
    toDecimal(line.unitPriceMinor),
    toDecimal(line.lineTotalMinor),
    currencies[currency].code,
    line.ownNumber,
  ];
}
