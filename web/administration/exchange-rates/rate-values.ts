import { currencies, isCurrencyId } from '#shop/base/money/money.ts';
import type { ExchangeRate, ExchangeRateDraft } from '#shop/catalogue/pricing/paths.ts';
import { isNotableChange, rateRefusal, rateText, readRate } from '#shop/catalogue/pricing/rate-draft.ts';
import { declareForm, storedAs } from '../forms/declare-form.ts';
import { line } from '../forms/form-kinds.ts';
import { declareRows } from '../forms/form-rows.ts';

/** Exchange rates, by their ids. */
export const rateRows = declareRows('', () =>
  declareForm({
    rate: storedAs('rateMicros', {
      ...line('rates.rate'),
      write: rateText,
      read: (text) => {
        const refusal = rateRefusal(text);
        return refusal === null ? { value: text } : { refusal };
      },
    }),
  }),
);

/** 'GBP'. */
export function codeOf({ currencyId }: Pick<ExchangeRate, 'currencyId'>): string {
  return isCurrencyId(currencyId) ? currencies[currencyId].code : String(currencyId);
}

/**
 * The rates that would change by more than 10 %, with their input. A conflict with another person's save is reported
 * first, because the change may be theirs.
 */
export function notableChanges(drafts: readonly ExchangeRateDraft[], stored: readonly ExchangeRate[]) {
  return drafts.flatMap(({ id, rate, version }) => {
    const [before, micros] = [stored.find((known) => known.id === id), readRate(rate)];
    if (before === undefined || before.version !== version || micros === null || rateRefusal(rate) !== null) return [];
    return isNotableChange(before.rateMicros, micros) ? [{ before, micros, typed: rate.trim() }] : [];
  });
}
