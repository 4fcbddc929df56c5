import { currencies, type CurrencyId, isCurrencyId } from '#shop/base/money/money.ts';
import type { ExchangeRate, ExchangeRateDraft } from '#shop/catalogue/pricing/paths.ts';
import { isNotableChange, rateRefusal, readRate } from '#shop/catalogue/pricing/rate-draft.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import type { FormErrors } from '../../texts/wording.ts';

export type RateField = `rate-${number}`;

export function rateField(id: number): RateField {
  return `rate-${id}`;
}

/** The field with the version on which a rate's next save is based. */
export function rateVersion(id: number): string {
  return `version-${id}`;
}

/** 'GBP'. */
export function codeOf({ currencyId }: Pick<ExchangeRate, 'currencyId'>): string {
  return isCurrencyId(currencyId) ? currencies[currencyId satisfies CurrencyId].code : String(currencyId);
}

/** The rates in a form, with the versions from which it was filled. */
export function rateDrafts(typed: FormValues): ExchangeRateDraft[] {
  return Object.entries(typed).flatMap(([name, rate]) => {
    const [, id] = /^rate-(\d+)$/.exec(name) ?? [];
    return id === undefined ? [] : [{ id: Number(id), rate, version: Number(typed[rateVersion(Number(id))] ?? 0) }];
  });
}

/** Faults of the rates, by field. */
export function rateErrors(typed: FormValues): FormErrors<RateField> {
  return Object.fromEntries(
    rateDrafts(typed).flatMap(({ id, rate }) => {
      const refusal = rateRefusal(rate);
      return refusal === null ? [] : [[rateField(id), refusal]];
    }),
  );
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
