import type { Refusal } from '#shop/operations/call-result.ts';
import { currencies, type CurrencyId, isCurrencyId } from '#shop/kernel/money.ts';
import type { ExchangeRate, ExchangeRateDraft } from '#shop/pricing/paths.ts';
import { isNotableChange, rateRefusal, readRate } from '#shop/pricing/rate-draft.ts';
import type { FormValues } from '../forms/form-field.ts';
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

/** A refusal with its fields under their form names: 'rates.1.rate' is the second rate sent. */
export function inFormFields(refusal: Refusal, drafts: readonly ExchangeRateDraft[]): Refusal {
  const errors = refusal.errors.map(({ field, message }) => {
    const [, index = ''] = /^rates\.(\d+)\./.exec(field) ?? [];
    const draft = index === '' ? undefined : drafts[Number(index)];
    return { field: draft === undefined ? field : rateField(draft.id), message };
  });
  return { ...refusal, errors };
}
