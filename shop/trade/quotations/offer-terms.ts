import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { listSuccessors } from '../../catalogue/parts/successor-queries.ts';
import { products } from '../../catalogue/parts/tables.ts';
import type { DeliveryAddress } from '../../people/customers/paths.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import type { FieldError } from '../../base/messages/errors.ts';
import { message, type Message } from '../../base/messages/message.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { addressText } from '../orders/address-text.ts';
import { netFigures, taxTo } from '../order-placing/order-tax.ts';
import { findTaxNumbers } from '../order-placing/tax-numbers.ts';
import { adjustmentsOf } from '../../base/money/adjustments.ts';
import { lineTotal } from '../../catalogue/pricing/line-total.ts';
import { sellerOn } from '../../base/tax/order-tax.ts';
import type { TaxFigures } from '../../base/tax/tax-figures.ts';
import { rateOn } from '../../base/tax/tax-rate.ts';
import type { StoredLine, StoredVersion } from './quotation-queries.ts';

/** Everything besides prices that the buyer of an offer agrees to: it is kept with the version, and compared when it is accepted (D54). */
export interface OfferTerms {
  /** Lines joined by line breaks, the country last; null: none was chosen, or it is gone. */
  deliveryAddress: string | null;
  /** null: the shop computes none, the offer is older than the first rate, or no address was chosen (O3). */
  tax: TaxFigures | null;
}

interface TaxedOffer {
  companyId: number;
  lines: readonly { unitPriceMinor?: Minor | null | undefined; quantity: number }[];
  deliveryMinor: Minor | null;
}

/** The terms of an offer to an address, as they are at an instant. */
export async function termsAt(
  db: Db,
  shop: Pick<Shop, 'hot' | 'store'>,
  at: Date,
  { companyId, lines, deliveryMinor }: TaxedOffer,
  address: DeliveryAddress | undefined,
): Promise<OfferTerms> {
  if (address === undefined) return { deliveryAddress: null, tax: null };
  const deliveryAddress = addressText(address, address.countryName);
  const { settings, taxRates, countryById } = shop.hot();
  const day = dayInZone(at, shop.store.timeZone);
  // An offer may be older than the first rate.
  const hasRate = rateOn(taxRates, settings.sellerCountryId ?? 0, day) !== null;
  const seller = hasRate ? sellerOn(day, settings, taxRates, countryById) : null;
  if (seller === null) return { deliveryAddress, tax: null };
  const priced = lines.map((line) => ({ lineTotalMinor: lineTotal(line.unitPriceMinor ?? 0, line.quantity) }));
  const net = netFigures(priced, { adjustments: adjustmentsOf(0, deliveryMinor) });
  return { deliveryAddress, tax: taxTo(address, seller, await findTaxNumbers(db, companyId), net, { countryById }) };
}

/** The terms that a version keeps; null: a request, or an offer from before offers kept them. */
export function keptTerms({ goodsMinor, deliveryAddressId, deliveryAddress, tax }: StoredVersion): OfferTerms | null {
  const isKept = goodsMinor !== null && (deliveryAddressId === null || deliveryAddress !== null);
  return isKept ? { deliveryAddress, tax } : null;
}

/** The terms of a version as its readers see them: those that it keeps, otherwise those of today's address and of the day on which it was made. */
export async function shownTerms(
  db: Db,
  shop: Pick<Shop, 'hot' | 'store'>,
  { companyId, version, lines }: { companyId: number; version: StoredVersion; lines: readonly StoredLine[] },
  address: DeliveryAddress | undefined,
): Promise<{ deliveryAddress: string | null; tax?: TaxFigures }> {
  const { deliveryAddress, tax } =
    keptTerms(version) ?? (await termsAt(db, shop, version.madeAt, { ...version, companyId, lines }, address));
  return { deliveryAddress, ...(tax === null || version.goodsMinor === null ? {} : { tax }) };
}

const onOneLine = (text: string) => text.replaceAll('\n', ', ');

/** Differences between the terms of an offer and those that its order would have, as sentences; none: it fits. */
export function differencesOf(
  kept: OfferTerms,
  now: OfferTerms,
  { totalMinor, currency }: { totalMinor: Minor; currency: CurrencyId },
): Message[] {
  // The buyer chooses the address of an offer without one; its tax is not known before.
  if (kept.deliveryAddress === null) return [];
  const before = onOneLine(kept.deliveryAddress);
  if (now.deliveryAddress === null) return [message('refusal.quotation-address-gone', { before })];
  const total = ({ tax }: OfferTerms) => ({ minor: tax?.totalWithTaxMinor ?? totalMinor, currency });
  return [
    ...(kept.deliveryAddress === now.deliveryAddress
      ? []
      : [message('refusal.quotation-address', { before, now: onOneLine(now.deliveryAddress) })]),
    ...(isSameTax(kept.tax, now.tax)
      ? []
      : [message('refusal.quotation-tax', { before: total(kept), now: total(now) })]),
  ];
}

function isSameTax(one: TaxFigures | null, other: TaxFigures | null): boolean {
  if (one === null || other === null) return one === other;
  return (['taxReason', 'taxRateBasisPoints', 'taxMinor'] as const).every((member) => one[member] === other[member]);
}

/** Parts of an offer that are no longer sold, with their successors (J5), by line. */
export async function goneParts(db: Db, lines: readonly StoredLine[], today: string): Promise<FieldError[]> {
  const ids = lines.map(({ productId }) => productId);
  const isGone = and(inArray(products.id, ids), eq(products.active, false));
  const gone = new Set((await db.select({ id: products.id }).from(products).where(isGone)).map(({ id }) => id));
  if (gone.size === 0) return [];
  const successors = await listSuccessors(db, { ids: [...gone], today });
  return lines
    .filter(({ productId }) => gone.has(productId))
    .map(({ position, productId, productName: part }) => {
      const names = successors.filter(({ ofId }) => ofId === productId).map(({ product }) => product.name);
      return {
        field: `lines.${position - 1}`,
        message:
          names.length === 0
            ? message('refusal.quotation-part-gone', { part })
            : message('refusal.quotation-part-replaced', { part, successor: names.join(', ') }),
      };
    });
}
