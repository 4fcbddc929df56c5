import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { companies } from '../../people/accounts/tables.ts';
import { partRefusal } from '../cart/price-cart.ts';
import { findWidth } from '../../catalogue/parts/find-width.ts';
import { partsByNumber } from '../../catalogue/parts/parts-by-number.ts';
import { productVariants, products } from '../../catalogue/parts/tables.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { type FieldError, InvalidInputError } from '../../base/messages/errors.ts';
import type { CurrencyId } from '../../base/money/money.ts';
import { message } from '../../base/messages/message.ts';
import { currentOrders } from '../orders/current-orders.ts';
import { priceOf } from '../../catalogue/pricing/explain-price.ts';
import { givenListsOf } from '../../catalogue/price-lists/given-list-queries.ts';
import { GivenLists } from '../../catalogue/price-lists/given-lists.ts';
import { readPriceSources } from '../../catalogue/price-lists/source-queries.ts';
import { readRates } from '../../catalogue/pricing/rate-queries.ts';
import { readSettings } from '../../base/settings/settings-queries.ts';
import { promiseOf } from '../../catalogue/stock/promise.ts';
import { type CorrectedLine, isReplaced } from './correction.ts';

type Selling = Pick<Shop, 'store' | 'clock' | 'hot'>;

/** A line that replaces another in an order: the part as it is now, at the company's current price. */
export type ReplacementLine = Awaited<ReturnType<typeof replacingLine>>;

/**
 * Builds the replacement lines.
 * @throws {InvalidInputError} no such part, no such width, or not for sale to the company: by field
 */
export async function replacementLines(
  tx: Db,
  order: { id: number; currency: CurrencyId },
  asked: readonly CorrectedLine[],
  shop: Selling,
): Promise<ReplacementLine[]> {
  const lines: ReplacementLine[] = [];
  for (const [index, { replacedBy, replacedByWidth = '', quantity }] of asked.entries())
    if (isReplaced(replacedBy))
      lines.push(
        await replacingLine(tx, order, { partNumber: replacedBy, width: replacedByWidth, quantity, index }, shop),
      );
  return lines;
}

async function replacingLine(
  tx: Db,
  order: { id: number; currency: CurrencyId },
  wanted: { partNumber: string; width: string; quantity: number; index: number },
  shop: Selling,
) {
  const { partNumber, width, quantity, index } = wanted;
  const named = (await partsByNumber(tx, [partNumber]))(partNumber);
  const [product] = await tx
    .select()
    .from(products)
    .where(eq(products.id, named?.id ?? 0));
  const refuse = (error: Omit<FieldError, 'field'>, member = 'replacedBy') =>
    new InvalidInputError([{ field: `lines.${index}.${member}`, ...error }]);
  if (product === undefined) throw refuse({ message: message('staff-refusal.part-unknown') });
  const variant = await widthOf(tx, product.familyId, width);
  if (variant === undefined) throw refuse({ message: message('staff-refusal.width-unknown') }, 'replacedByWidth');
  const [company] = await tx
    .select({
      id: companies.id,
      priceClass: companies.priceClass,
      adminContact: companies.adminContact,
      given: givenListsOf(companies.id),
    })
    .from(companies)
    .innerJoin(currentOrders, eq(currentOrders.companyId, companies.id))
    .where(eq(currentOrders.id, order.id));
  if (company === undefined) throw new Error(`Order ${order.id} has no company.`);
  const [settings, rates] = [await readSettings(tx), await readRates(tx)];
  const refusal = partRefusal(product, company, settings);
  if (refusal !== null) throw refuse({ message: refusal.message });
  const { priceClass } = company;
  const today = dayInZone(shop.clock.now(), shop.store.timeZone);
  const lists = new GivenLists(company.given).of(company.id, order.currency, today);
  const sources = (await readPriceSources(tx, lists, [product.id])).of(product.id, variant?.id ?? null);
  const terms = { currency: order.currency, priceClass, rates, reading: settings.priceReading, sources, today };
  const { unitPriceMinor, decidedBy } = priceOf(product, variant, terms, { inLine: quantity, ofPart: quantity });
  return {
    productId: product.id,
    productName: product.name,
    productIntro: product.intro,
    unit: product.unit,
    productDetails: product.details,
    variantId: variant?.id ?? null,
    variantDetails: variant?.details ?? null,
    quantity,
    unitPriceMinor,
    lineTotalMinor: unitPriceMinor * quantity,
    priceDecision: decidedBy,
    promise: promiseOf(product, shop.hot().arrivals.get(product.id) ?? [], today),
  };
}

/** The width of a part that has widths; null: it has none and none was requested; undefined: no such width. */
async function widthOf(tx: Db, familyId: 1 | 2 | null, width: string) {
  if (familyId === null) return width === '' ? null : undefined;
  const widths = await tx
    .select()
    .from(productVariants)
    .where(eq(productVariants.familyId, familyId))
    .orderBy(asc(productVariants.id));
  return findWidth(widths, width);
}
