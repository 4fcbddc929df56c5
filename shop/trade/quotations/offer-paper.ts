import type { Db } from '#platform/database/database.ts';
import type { Shop } from '../../base/operations/shop.ts';
import type { TaxFigures } from '../../base/tax/tax-figures.ts';
import { findAnyAddress } from '../../people/customers/address-queries.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import { quotationNumber } from '../../base/kernel/quotation-number.ts';
import type { OrderReader } from '../orders/order-reader.ts';
import { type OrderTotals, totalsOf } from '../../base/money/adjustments.ts';
import { lineTotal } from '../../catalogue/pricing/line-total.ts';
import { shownTerms } from './offer-terms.ts';
import { findBillingTerms } from './billing-terms.ts';
import { findQuotation, findVersion, listVersionLines, type StoredLine } from './quotation-queries.ts';

/** An offer as mails and the PDF show it. */
export interface OfferPaper extends OrderTotals {
  quotationId: number;
  quotationNumber: string;
  company: string;
  /** Address of the company, its lines joined by line breaks. */
  billingAddress: string;
  /** Terms of payment of the company. */
  paymentDays: number | null;
  paymentTerms: string | null;
  askedBy: string;
  /** ISO 8601. */
  madeAt: string;
  validUntil: CalendarDay;
  currency: CurrencyId;
  lines: readonly (Omit<StoredLine, 'unitPriceMinor'> & { unitPriceMinor: Minor; lineTotalMinor: Minor })[];
  /** Absent: it is not computed, or no address was chosen (O3). */
  tax?: TaxFigures | undefined;
  /** null: none was chosen, or it is gone. */
  deliveryAddress: string | null;
  terms: string;
  remarks: string;
  partsAllowed: boolean;
}

/**
 * Reads an offer that was sent; undefined: none was, or the reader does not see it.
 * @param version  absent: the newest one
 * @param reader  null: staff, and mails to the member for whom it is
 */
export async function findOffer(
  db: Db,
  shop: Pick<Shop, 'hot' | 'store'>,
  { quotationId, version }: { quotationId: number; version?: number },
  reader: OrderReader | null,
): Promise<OfferPaper | undefined> {
  const row = await findQuotation(db, quotationId, reader);
  if (row === undefined || row.sentVersion === null) return undefined;
  const offer = await findVersion(db, quotationId, version ?? row.sentVersion);
  if (offer?.goodsMinor == null || offer.totalMinor === null || offer.validUntil === null) return undefined;
  const [lines, buyer, address] = await Promise.all([
    listVersionLines(db, offer.id),
    findBillingTerms(db, row.companyId),
    offer.deliveryAddressId === null ? undefined : findAnyAddress(db, offer.deliveryAddressId),
  ]);
  return {
    quotationId,
    quotationNumber: quotationNumber(quotationId),
    company: row.company,
    ...buyer,
    askedBy: `${row.firstName} ${row.surname}`,
    madeAt: offer.madeAt.toISOString(),
    validUntil: offer.validUntil,
    currency: row.currencyId,
    lines: lines.map((line) => {
      const unitPriceMinor = line.unitPriceMinor ?? 0; // an offer has prices
      return { ...line, unitPriceMinor, lineTotalMinor: lineTotal(unitPriceMinor, line.quantity) };
    }),
    ...totalsOf(offer.goodsMinor, offer.adjustments),
    ...(await shownTerms(db, shop, { companyId: row.companyId, version: offer, lines }, address)),
    terms: offer.terms,
    remarks: offer.message,
    partsAllowed: offer.partsAllowed,
  };
}
