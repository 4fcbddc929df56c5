import type { HotData } from '../../base/operations/hot-data.ts';
import type { Minor } from '../../base/money/money.ts';
import {
  type Buyer,
  figuresOf,
  type NetFigures,
  type Seller,
  taxFigures,
  type TaxStamp,
} from '../../base/tax/order-tax.ts';
import type { TaxFigures } from '../../base/tax/tax-figures.ts';
import type { orderTaxColumns, orders } from '../orders/tables.ts';

/** Numbers of the buyer's company; '' for none. */
export type TaxNumbers = Pick<Buyer, 'vatNumber' | 'eoriNumber' | 'isVatAccepted'>;

/** Net figures of priced lines with their totals. */
export function netFigures(
  lines: readonly { lineTotalMinor: Minor }[],
  { adjustments }: Pick<NetFigures, 'adjustments'>,
): NetFigures {
  return { lines: lines.map(({ lineTotalMinor }) => lineTotalMinor), adjustments };
}

/**
 * The tax of goods for an address; null: the shop computes none, or the destination is not known yet.
 * @param address  with the number of its country
 */
export function taxTo(
  address: { countryId: number; postcode: string } | null,
  seller: Seller | null,
  numbers: TaxNumbers,
  order: NetFigures,
  { countryById }: Pick<HotData, 'countryById'>,
): TaxFigures | null {
  if (seller === null || address === null) return null;
  const country = countryById.get(address.countryId);
  if (country === undefined) return null;
  return taxFigures(seller, { ...numbers, country: country.iso2, postcode: address.postcode }, order);
}

type TaxColumns = Pick<typeof orders.$inferSelect, keyof ReturnType<typeof orderTaxColumns>>;

/** The columns of an order with its tax; numbers that were not given are null. */
export function taxColumnsOf(tax: TaxFigures, seller: Seller): TaxColumns {
  return {
    vatNumber: tax.vatNumber || null,
    eoriNumber: tax.eoriNumber || null,
    sellerVatNumber: tax.sellerVatNumber || null,
    sellerEoriNumber: tax.sellerEoriNumber || null,
    taxSellerCountry: seller.sellerCountry,
    taxStandardRate: seller.standardRateBasisPoints,
    taxRounding: seller.rounding,
    taxReason: tax.taxReason,
    taxMinor: tax.taxMinor,
  };
}

/** The seller's side and the numbers that an order keeps; null: its tax was not computed. */
export function stampIn(row: TaxColumns): TaxStamp | null {
  const { taxSellerCountry, taxStandardRate, taxRounding } = row;
  if (taxSellerCountry === null || taxStandardRate === null || taxRounding === null) return null;
  return {
    sellerCountry: taxSellerCountry,
    standardRateBasisPoints: taxStandardRate,
    rounding: taxRounding,
    vatNumber: row.vatNumber ?? '',
    eoriNumber: row.eoriNumber ?? '',
    sellerVatNumber: row.sellerVatNumber ?? '',
    sellerEoriNumber: row.sellerEoriNumber ?? '',
  };
}

/** The tax of an order as it was computed, as a member of it; none if it was not. @param row.totalMinor  without tax */
export function taxIn(row: TaxColumns & { totalMinor: Minor }): { tax?: TaxFigures } {
  const { taxReason, taxMinor, totalMinor } = row;
  const stamp = stampIn(row);
  if (stamp === null || taxReason === null || taxMinor === null) return {};
  return { tax: figuresOf(stamp, { taxReason, taxMinor, totalWithTaxMinor: totalMinor + taxMinor }) };
}
