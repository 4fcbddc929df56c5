import type { Message, Untranslated } from '../../base/messages/message.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { findTypedLines } from '../quotations/typed-lines.ts';
import type { PriceAndStock } from './answers.ts';
import type { AskedPart } from './paths.ts';

type UntranslatedPriceAndStock = Untranslated<PriceAndStock, 'refusal'>;

const NO_FIGURES = { productId: null, unitPriceMinor: null, listPriceMinor: null, promise: null };

/**
 * Reads prices and stock of many parts at once, by their numbers and in their order, at the caller's own prices and quantities (M2).
 * A part that they can't buy has no figures, and says why. A key without the scope of the catalogue sees no stock. Five statements, however many parts.
 */
export async function pricesOfParts(
  { parts }: { parts: readonly AskedPart[] },
  { shop, caller: { customer, key } }: CustomerContext,
): Promise<UntranslatedPriceAndStock[]> {
  const asked = parts.map(({ part, width = '', quantity = 1 }) => ({ part, width, quantity }));
  const seesStock = key === null || key.scopes.includes('catalogue:read');
  const found = await findTypedLines(shop, customer, asked);
  return asked.map(({ part, width, quantity }, index) => {
    const line = found[index];
    const refusal: Message | null = line?.refused?.message ?? line?.part?.refusal ?? null;
    const named = { part, width, quantity, currency: customer.currencyId };
    if (line?.part === undefined || refusal !== null) return { ...named, ...NO_FIGURES, refusal };
    const { product, ownPriceMinor, listPriceMinor, promise, quantityRefusal } = line.part;
    const figures = {
      productId: product.id,
      unitPriceMinor: ownPriceMinor,
      listPriceMinor,
      promise: seesStock ? promise : null,
    };
    return { ...named, ...figures, refusal: quantityRefusal };
  });
}
