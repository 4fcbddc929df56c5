import type { CustomerContext } from '../../base/operations/operation.ts';
import type { BasketGlance } from './answers.ts';
import { readCurrentCart } from './read-cart.ts';

/** The last ones are shown, with what was just added; the basket's own page shows all lines (G6). */
const MAX_LINES = 10;

/** Reads the current cart as the drop-down of the header shows it (A4). */
export async function glanceAtBasket(context: CustomerContext): Promise<BasketGlance> {
  const { guid, currency, count, goodsMinor, meetsMinimumSpend, lines } = await readCurrentCart(context);
  return {
    guid,
    currency,
    count,
    goodsMinor,
    meetsMinimumSpend,
    lines: lines.slice(-MAX_LINES).map(({ id, productName, variantDetails, quantity, unitPriceMinor }) => ({
      id,
      productName,
      variantDetails,
      quantity,
      unitPriceMinor,
    })),
    moreLines: Math.max(0, lines.length - MAX_LINES),
  };
}
