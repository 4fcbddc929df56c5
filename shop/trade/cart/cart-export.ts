import { z } from 'zod';
import type { ListExport } from '../../base/paged-lists/list-export.ts';
import { localizeParts } from '../../catalogue/catalogue-texts/localize-catalogue.ts';
import { message } from '../../base/messages/message.ts';
import { type BasketOwner, findCurrentCart } from './cart-queries.ts';
import { LINE_HEADINGS, lineCells } from './line-cells.ts';
import { priceCart } from './price-cart.ts';

/** The owner of the basket, and the cart in their browser. */
interface BasketQuestion extends BasketOwner {
  cartGuid: string | null;
}

const question: z.ZodType<BasketQuestion> = z.object({
  customerId: z.int(),
  staffId: z.int().nullable(),
  cartGuid: z.string().nullable(),
});

/**
 * Exports the customer's basket as a spreadsheet, in their language; its rows can be pasted into the quick order (G1,
 * G6, N1).
 */
export const basketExport: ListExport<BasketQuestion> = {
  name: 'basket',
  input: question,
  headings: [...LINE_HEADINGS, message('sheet.column.own-number')],
  async *cells(shop, { cartGuid, ...owner }, translator) {
    const stored = await findCurrentCart(shop.db, owner, cartGuid);
    if (stored === undefined) return;
    const cart = await priceCart(shop.db, stored, shop.hot(), shop);
    const localized = await localizeParts(
      cart.lines.map(({ productIntro }) => ({ productIntro })),
      { shop, translator },
    );
    for (const [at, line] of cart.lines.entries())
      yield [...lineCells(line, localized[at]?.productIntro ?? '', cart.currency), line.ownNumber];
  },
};
