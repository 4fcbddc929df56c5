import { message, type Message } from '../messages/message.ts';
import type { Minor } from '../money/money.ts';
import type { Translator } from '../messages/translator.ts';
import type { TaxFigures, TaxKind } from './answers.ts';

export type { TaxFigures, TaxKind, TaxReason } from './answers.ts';

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
