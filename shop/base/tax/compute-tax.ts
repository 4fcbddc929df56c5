import type { Minor } from '../money/money.ts';
import { mulDivRound } from '../money/rates.ts';
import type { TaxReason } from './tax-figures.ts';
import { isInUnion, taxCountryOf, type Territory, territoryOf, territoryOfNumber } from './territory.ts';

/** A rate of 100 %: rates are in hundredths of a per cent. */
export const WHOLE_RATE = 10_000;

export const TAX_ROUNDINGS = ['line', 'order'] as const;
/** Rounding by the law of the seller's country: each line, then added up, or the order once. */
export type TaxRounding = (typeof TAX_ROUNDINGS)[number];

/** The seller's side of every tax, on the day of an order. */
export interface TaxBasis {
  /** By ISO 3166. */
  sellerCountry: string;
  sellerVatNumber: string;
  /** Rate of the seller's country on the day, in hundredths of a per cent. 0: the seller raises no tax. */
  standardRateBasisPoints: number;
  rounding: TaxRounding;
}

/** The buyer's side: destination and VAT number of the company; '' for none. */
export interface TaxedDelivery {
  country: string;
  postcode: string;
  vatNumber: string;
  /** false: the shop waits until staff have verified the number (D63). */
  isVatAccepted: boolean;
}

/** Net amounts of an order. */
export interface TaxedAmounts {
  /** After the discount. */
  lines: readonly Minor[];
  /** Delivery and charges. */
  charges: readonly Minor[];
}

export interface ComputedTax {
  /** Net amount that is taxed at the rate. */
  taxableMinor: Minor;
  taxMinor: Minor;
  totalWithTaxMinor: Minor;
  /** Tax of each line, then of each charge: together the tax of the order. */
  partsMinor: readonly Minor[];
}

/** Decides whether goods are taxed, with the reason (O3). */
export function taxReasonOf(
  { sellerCountry, sellerVatNumber, standardRateBasisPoints }: Omit<TaxBasis, 'rounding'>,
  { vatNumber, isVatAccepted, ...place }: TaxedDelivery,
): TaxReason {
  const from = sellerTerritory(sellerCountry, sellerVatNumber);
  const to = territoryOf(place);
  if (taxCountryOf(to) === taxCountryOf(from)) return standardRateBasisPoints === 0 ? 'none' : 'domestic';
  if (!isInUnion(from) || !isInUnion(to)) return 'export';
  const registered = territoryOfNumber(vatNumber);
  if (!isInUnion(registered) || registered === from) return 'no-vat-number';
  return isVatAccepted ? 'reverse-charge' : 'unverified-vat-number';
}

/** A British seller with a number that begins with XI ships from Northern Ireland. */
function sellerTerritory(country: string, vatNumber: string): Territory {
  const registered = territoryOfNumber(vatNumber);
  return taxCountryOf(registered) === country ? registered : territoryOf({ country, postcode: '' });
}

const TAXED_REASONS: ReadonlySet<TaxReason> = new Set(['domestic', 'no-vat-number', 'unverified-vat-number']);

/** The rate for a reason, in hundredths of a per cent. */
export function rateFor(reason: TaxReason, standardRateBasisPoints: number): number {
  return TAXED_REASONS.has(reason) ? standardRateBasisPoints : 0;
}

/** Computes the tax of an order at one rate, rounded half away from zero by line or once (O3, D1). */
export function computeTax(
  { lines, charges }: TaxedAmounts,
  rateBasisPoints: number,
  rounding: TaxRounding,
): ComputedTax {
  const nets = [...lines, ...charges];
  const taxableMinor = sumOf(nets);
  const byLine = nets.map((net) => mulDivRound(net, rateBasisPoints, WHOLE_RATE));
  const taxMinor = rounding === 'line' ? sumOf(byLine) : mulDivRound(taxableMinor, rateBasisPoints, WHOLE_RATE);
  const partsMinor = rounding === 'line' ? byLine : share(taxMinor, nets);
  return { taxableMinor, taxMinor, totalWithTaxMinor: taxableMinor + taxMinor, partsMinor };
}

/** The net amounts of lines after the discount of their order, which is shared in proportion. @param discountMinor  ≤ 0 */
export function linesAfterDiscount(lines: readonly Minor[], discountMinor: Minor): Minor[] {
  const shares = share(-discountMinor, lines);
  return lines.map((line, index) => line - (shares[index] ?? 0));
}

/**
 * Shares an amount in proportion to weights without losing a cent: each running sum is rounded, so that a part differs by less than one from
 * its exact share. Neither amount nor weights are negative.
 */
export function share(amountMinor: Minor, weights: readonly number[]): Minor[] {
  const whole = sumOf(weights);
  if (whole === 0) return weights.map(() => 0);
  let [weighed, shared] = [0, 0];
  return weights.map((weight) => {
    weighed += weight;
    const until = mulDivRound(amountMinor, weighed, whole);
    const part = until - shared;
    shared = until;
    return part;
  });
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
