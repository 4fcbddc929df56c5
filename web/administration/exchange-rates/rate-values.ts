import type { Refusal } from '#shop/frame/answer.ts';
import type { FieldErrors } from '#shop/kernel/field-errors.ts';
import { currencies, type CurrencyId, isCurrencyId } from '#shop/kernel/money.ts';
import type { ExchangeRate, ExchangeRateDraft } from '#shop/pricing/paths.ts';
import { isNotableChange, rateRefusal, readRate } from '#shop/pricing/rate-draft.ts';

export type RateField = `rate-${number}`;

export function rateField(id: number): RateField {
  return `rate-${id}`;
}

/** 'GBP'. */
export function codeOf({ currencyId }: Pick<ExchangeRate, 'currencyId'>): string {
  return isCurrencyId(currencyId) ? currencies[currencyId satisfies CurrencyId].code : String(currencyId);
}

/** The rates that a form holds, with the versions it was drawn with. */
export function rateDrafts(form: FormData): ExchangeRateDraft[] {
  return form.getAll('id').map((id) => ({
    id: Number(id),
    rate: String(form.get(rateField(Number(id))) ?? ''),
    version: Number(form.get(`version-${String(id)}`) ?? 0),
  }));
}

/** What is wrong with them, by the form's fields. */
export function rateErrors(form: FormData): FieldErrors<RateField> {
  return Object.fromEntries(
    rateDrafts(form).flatMap(({ id, rate }) => {
      const refusal = rateRefusal(rate);
      return refusal === null ? [] : [[rateField(id), refusal]];
    }),
  );
}

/** The rates that would change by more than 10 %, with what was typed for each. */
export function notableChanges(drafts: readonly ExchangeRateDraft[], stored: readonly ExchangeRate[]) {
  return drafts.flatMap(({ id, rate }) => {
    const [before, micros] = [stored.find((known) => known.id === id), readRate(rate)];
    if (before === undefined || micros === null || rateRefusal(rate) !== null) return [];
    return isNotableChange(before.rateMicros, micros) ? [{ before, micros, typed: rate.trim() }] : [];
  });
}

/** A refusal with its fields named as the form names them: 'rates.1.rate' is the second rate that was sent. */
export function inFormFields(refusal: Refusal, drafts: readonly ExchangeRateDraft[]): Refusal {
  const errors = refusal.errors.map(({ field, message }) => {
    const [, index = ''] = /^rates\.(\d+)\./.exec(field) ?? [];
    const draft = index === '' ? undefined : drafts[Number(index)];
    return { field: draft === undefined ? field : rateField(draft.id), message };
  });
  return { ...refusal, errors };
}
