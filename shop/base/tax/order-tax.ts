import type { CalendarDay } from '../days/calendar-day.ts';
import type { Minor } from '../money/money.ts';
import type { TaxOnScreens } from '../kernel/tax-note.ts';
import { type Adjustment, adjustmentKinds, sumInSubtotal } from '../money/adjustments.ts';
import {
  computeTax,
  linesAfterDiscount,
  rateFor,
  type TaxBasis,
  type TaxedDelivery,
  taxReasonOf,
  type TaxRounding,
} from './compute-tax.ts';
import { type TaxFigures, taxKindIn, type TaxReason } from './tax-figures.ts';
import { rateOn, type TaxRate } from './tax-rate.ts';

/** Settings of the seller. */
export interface SellerSettings {
  taxOnScreens: TaxOnScreens;
  sellerCountryId: number | null;
  sellerVatNumber: string;
  sellerEoriNumber: string;
  taxRounding: TaxRounding;
  /** Only VAT numbers that staff have verified count (D63). */
  verifiedVatOnly: boolean;
}

/** The seller's side of a tax, with the number that customs ask for. */
export interface Seller extends TaxBasis {
  sellerEoriNumber: string;
}

/** The buyer's side, with the number that customs ask for. */
export interface Buyer extends TaxedDelivery {
  eoriNumber: string;
}

/** Net figures of an order or offer. */
export interface NetFigures {
  /** Totals of the lines before the discount. */
  lines: readonly Minor[];
  adjustments: readonly Adjustment[];
}

/**
 * The seller's side on a day; null: the shop does not compute tax.
 * @param countryById  to find the seller's country
 * @throws {Error} the seller's country has no rate, which settings and rates prevent
 */
export function sellerOn(
  day: CalendarDay,
  settings: SellerSettings,
  rates: readonly Pick<TaxRate, 'countryId' | 'rateBasisPoints' | 'validFrom'>[],
  countryById: ReadonlyMap<number, { iso2: string }>,
): Seller | null {
  const { taxOnScreens, sellerCountryId, sellerVatNumber, sellerEoriNumber, taxRounding: rounding } = settings;
  if (taxOnScreens !== 'computed' || sellerCountryId === null) return null;
  const standardRateBasisPoints = rateOn(rates, sellerCountryId, day);
  const country = countryById.get(sellerCountryId);
  if (standardRateBasisPoints === null || country === undefined)
    throw new Error(`Country ${sellerCountryId} of the seller has no tax rate on ${day}.`);
  return { sellerCountry: country.iso2, sellerVatNumber, sellerEoriNumber, standardRateBasisPoints, rounding };
}

/** Computes the tax of an order or offer. */
export function taxFigures(seller: Seller, buyer: Buyer, order: NetFigures): TaxFigures {
  const { vatNumber, eoriNumber } = buyer;
  return figuresFor({ ...seller, vatNumber, eoriNumber }, taxReasonOf(seller, buyer), order);
}

/** Everything that an order keeps of its tax except the amount. */
export type TaxStamp = Seller & Pick<Buyer, 'vatNumber' | 'eoriNumber'>;

/** The tax of an order for a reason that is known. */
export function figuresFor(stamp: TaxStamp, taxReason: TaxReason, order: NetFigures): TaxFigures {
  const lines = linesAfterDiscount(order.lines, sumInSubtotal(order.adjustments));
  const after = order.adjustments.filter(({ kind }) => !adjustmentKinds[kind].isInSubtotal);
  const amounts = (isTaxed: boolean) =>
    after.filter((adjustment) => adjustment.isTaxed === isTaxed).map(({ amountMinor }) => amountMinor ?? 0);
  const rate = rateFor(taxReason, stamp.standardRateBasisPoints);
  const { taxMinor, totalWithTaxMinor } = computeTax({ lines, charges: amounts(true) }, rate, stamp.rounding);
  const untaxedMinor = amounts(false).reduce((sum, amount) => sum + amount, 0);
  return figuresOf(stamp, { taxReason, taxMinor, totalWithTaxMinor: totalWithTaxMinor + untaxedMinor });
}

/** Figures as shown, of a tax that was computed. */
export function figuresOf(
  stamp: TaxStamp,
  { taxReason, taxMinor, totalWithTaxMinor }: Pick<TaxFigures, 'taxReason' | 'taxMinor' | 'totalWithTaxMinor'>,
): TaxFigures {
  const { vatNumber, eoriNumber, sellerVatNumber, sellerEoriNumber } = stamp;
  return {
    taxKind: taxKindIn(stamp.sellerCountry),
    taxReason,
    taxRateBasisPoints: rateFor(taxReason, stamp.standardRateBasisPoints),
    taxMinor,
    totalWithTaxMinor,
    vatNumber,
    eoriNumber,
    sellerVatNumber,
    sellerEoriNumber,
  };
}
