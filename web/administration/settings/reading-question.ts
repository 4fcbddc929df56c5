import type { Award } from '#shop/catalogue/categories/visibility.ts';
import { AWARD_READINGS, PRICE_READINGS } from '#shop/base/settings/settings-draft.ts';
import type { StoredSettings } from '#shop/base/settings/staff-paths.ts';
import { awardLabels } from '../award-labels.ts';
import type { FormValues, Question } from '../../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import { RATE_ONE } from '#shop/base/money/rates.ts';
import { unitPrice } from '#shop/catalogue/pricing/price.ts';
import type { PriceReading } from '#shop/base/settings/readings.ts';
import type { PriceClass } from '#shop/base/kernel/account-terms.ts';
import { formatMoney } from '../staff-figures.ts';

export const PRICE_CLASSES: readonly PriceClass[] = [0, 1, 2, 3];
const EXAMPLE = { usdMinor: 10_000, eurMinor: null, familyId: null };
const AT_PAR = { gbpMicros: RATE_ONE, eurMicros: RATE_ONE };

/** Example price of 100.00 for a price class under a reading (D3). */
export function examplePrice(priceClass: PriceClass, reading: PriceReading): string {
  return formatMoney(unitPrice(EXAMPLE, null, { currency: 1, priceClass, rates: AT_PAR, reading }), 1);
}

const AWARDS: readonly Award[] = [0, 1, 2, 3];

/** The effects of a changed reading of prices or awards, as a question; null if both are unchanged (D3, D4). */
export function readingQuestion(stored: StoredSettings, typed: FormValues): Question | null {
  const price = PRICE_READINGS.find((reading) => reading === typed['priceReading']) ?? stored.priceReading;
  const award = AWARD_READINGS.find((reading) => reading === typed['awardReading']) ?? stored.awardReading;
  const prices = PRICE_CLASSES.map((priceClass) => ({
    priceClass: t(`settings.class-${priceClass}`),
    before: examplePrice(priceClass, stored.priceReading),
    after: examplePrice(priceClass, price),
  }));
  const awards = AWARDS.map((number) => ({
    award: String(number),
    before: awardLabels(stored.awardReading)[number],
    after: awardLabels(award)[number],
  }));
  const lines = [
    ...prices.filter(differs).map((change) => t('settings.reading-price-line', change)),
    ...awards.filter(differs).map((change) => t('settings.reading-award-line', change)),
  ];
  if (lines.length === 0) return null;
  const tick = t('settings.reading-tick');
  return { name: 'confirm.readings', value: `${price} ${award}`, title: t('settings.reading-question'), lines, tick };
}

function differs({ before, after }: { before: string; after: string }): boolean {
  return before !== after;
}
