import { readFileSync } from 'node:fs';
import type { CurrencyId, Minor } from '../../../base/money/money.ts';
import type { PriceClass } from '../../../base/kernel/account-terms.ts';
import type { PriceReading } from '../../../base/settings/readings.ts';
import type { PricedProduct, PricedVariant, PriceTerms } from '../price.ts';

export interface GoldenCase {
  product: PricedProduct;
  variant: PricedVariant | null;
  terms: PriceTerms;
  /** Price in the shop of 26 November 2026, before it had price lists. */
  expected: Minor;
}

const FILE = new URL('golden-prices.csv', import.meta.url);

/** 500 prices as the shop computed them before it had price lists: a company without lists always pays them (K1, K2). */
export function readGoldenCases(): GoldenCase[] {
  const [, ...rows] = readFileSync(FILE, 'utf8').trim().split('\n');
  return rows.map(parseCase);
}

const amount = (cell: string): Minor | null => (cell === '' ? null : Number(cell));

function parseCase(row: string): GoldenCase {
  const [
    usd,
    eur,
    family,
    widthUsd,
    widthGbp,
    widthEur,
    currency,
    priceClass,
    gbpMicros,
    eurMicros,
    reading,
    expected,
  ] = row.split(',') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    product: { usdMinor: Number(usd), eurMinor: amount(eur), familyId: amount(family) as 1 | 2 | null },
    variant:
      widthUsd === '-' ? null : { usdMinor: amount(widthUsd), gbpMinor: amount(widthGbp), eurMinor: amount(widthEur) },
    terms: {
      currency: Number(currency) as CurrencyId,
      priceClass: Number(priceClass) as PriceClass,
      rates: { gbpMicros: Number(gbpMicros), eurMicros: Number(eurMicros) },
      reading: reading as PriceReading,
    },
    expected: Number(expected),
  };
}
