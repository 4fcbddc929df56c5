import { message, type Message } from '../messages/message.ts';
import type { Minor } from '../money/money.ts';
import type { Translator } from '../messages/translator.ts';

/**
 * Reasons of a tax: sold within the seller's country; to another member state without a number of another one; with one
 * that staff have not verified yet (D63); to a business with such a number; out of the seller's VAT area; a seller who raises no tax.
 */
export const TAX_REASONS = [
  'domestic',
  'no-vat-number',
  'unverified-vat-number',
  'reverse-charge',
  'export',
  'none',
] as const;
export type TaxReason = (typeof TAX_REASONS)[number];

export const TAX_KINDS = ['vat', 'sales-tax'] as const;
/** Name of the tax in the seller's country. */
export type TaxKind = (typeof TAX_KINDS)[number];

/** The tax of an order or offer, next to its totals, which exclude it (O3). */
export interface TaxFigures {
  taxKind: TaxKind;
  taxReason: TaxReason;
  /** In hundredths of a per cent: 2000 is 20 %. */
  taxRateBasisPoints: number;
  taxMinor: Minor;
  totalWithTaxMinor: Minor;
  /** Numbers of both sides at the time; '' for none. */
  vatNumber: string;
  eoriNumber: string;
  sellerVatNumber: string;
  sellerEoriNumber: string;
  /** Labels of the rows below the total, and notes below them, in the reader's language: only in answers that a page shows. */
  taxLabel?: string | undefined;
  totalWithTaxLabel?: string | undefined;
  taxNotes?: readonly string[] | undefined;
}

/** The name of the tax in a country. @param country  by ISO 3166 */
export function taxKindIn(country: string): TaxKind {
  return country === 'US' ? 'sales-tax' : 'vat';
}

/** Amount to pay, as far as the shop knows: with the tax if it is computed. */
export function totalWithTax({ totalMinor, tax }: { totalMinor: Minor; tax?: TaxFigures | undefined }): Minor {
  return tax?.totalWithTaxMinor ?? totalMinor;
}

/** The rows below a total: the tax, and the total with it (O3). */
export function taxRows({
  taxKind,
  taxRateBasisPoints,
  taxMinor,
  totalWithTaxMinor,
}: TaxFigures): readonly [label: Message, amountMinor: Minor][] {
  // A hundredth of a per cent is written as a bare amount: 17.5.
  const rate = { minor: taxRateBasisPoints, currency: null };
  return [
    [message(`sheet.tax-row.${taxKind}`, { rate }), taxMinor],
    [message(`sheet.tax-total.${taxKind}`), totalWithTaxMinor],
  ];
}

const NUMBERS = ['vatNumber', 'eoriNumber', 'sellerVatNumber', 'sellerEoriNumber'] as const;

/** Notes below those rows: the reason, unless it is an ordinary sale, and the numbers of both sides. */
export function taxNotes(tax: TaxFigures): readonly Message[] {
  const { taxReason } = tax;
  return [
    ...(taxReason === 'domestic' ? [] : [message(`sheet.tax-reason.${taxReason}`)]),
    ...NUMBERS.flatMap((name) =>
      tax[name] === '' ? [] : [message(`sheet.tax-number.${name}`, { number: tax[name] })],
    ),
  ];
}

/** The tax of an order or offer with its words in the reader's language, as a member of it; none if it has no tax. */
export function taxInWords({ tax }: { tax?: TaxFigures | undefined }, { format }: Translator): { tax?: TaxFigures } {
  if (tax === undefined) return {};
  const [taxLabel, totalWithTaxLabel] = taxRows(tax).map(([label]) => format(label));
  return { tax: { ...tax, taxLabel, totalWithTaxLabel, taxNotes: taxNotes(tax).map(format) } };
}
