import { NotFoundError } from '../../base/messages/errors.ts';
import type { Untranslated } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { costsOfParts } from '../../catalogue/costs/part-costs.ts';
import { lineTotal } from '../../catalogue/pricing/line-total.ts';
import { marginOf } from '../../catalogue/pricing/margin.ts';
import { findBuyer } from '../lists/list-queries.ts';
import type { PricedLine } from './answers.ts';
import type { LineToPrice } from './staff-paths.ts';
import { findTypedLines } from './typed-lines.ts';

/**
 * Prices one line for a member while staff type it, as a saved quotation would (K6). Nothing is written. An unfinished number is no
 * mistake: the answer says that there is no such part or width.
 * @throws {NotFoundError} no such member, or they can't log in
 */
export async function priceLine(
  { memberId, unitPriceMinor = null, ...typed }: LineToPrice,
  { shop }: StaffContext,
): Promise<Untranslated<PricedLine, 'refusal'>> {
  const buyer = await findBuyer(shop.db, memberId);
  if (buyer === undefined) throw new NotFoundError('customer');
  const [line] = await findTypedLines(shop, buyer, [typed]);
  if (line?.part === undefined || line.refused !== null) return { ...NO_LINE, refusal: line?.refused?.message ?? null };
  const { product, promise, ownPriceMinor, listPriceMinor, refusal, quantityRefusal } = line.part;
  const price = unitPriceMinor ?? ownPriceMinor;
  const costs = await costsOfParts(shop.db, [product.id]);
  return {
    productId: product.id,
    productIntro: product.intro,
    promise,
    todayPriceMinor: ownPriceMinor,
    listPriceMinor,
    unitPriceMinor: price,
    lineTotalMinor: lineTotal(price, typed.quantity),
    margin: marginOf(price, buyer.currencyId, costs.get(product.id) ?? null, shop.hot().rates),
    refusal: refusal ?? quantityRefusal,
  };
}

const NO_LINE = {
  productId: null,
  productIntro: '',
  promise: null,
  todayPriceMinor: null,
  listPriceMinor: null,
  unitPriceMinor: null,
  lineTotalMinor: null,
  margin: null,
};
