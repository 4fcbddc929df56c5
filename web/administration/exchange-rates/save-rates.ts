import { data } from 'react-router';
import { pricingPaths } from '#shop/pricing/paths.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import { inFormFields, notableChanges, type RateField, rateDrafts, rateField } from './rate-values.ts';

export type RatesAnswer = SaveAnswer<RateField> & {
  /** The changes over 10 % that nothing was saved for yet: sent along, they say that they are meant. */
  toConfirm?: string;
};

/** Saves all rates in one action (E15). A change over 10 % is saved only when it has been pointed out before. */
export async function saveRates({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const drafts = rateDrafts(form);
  const stored = await context.call(pricingPaths.exchangeRates, {});
  const notable = notableChanges(drafts, stored.items)
    .map(({ before, typed }) => `${before.id}=${typed}`)
    .join(' ');
  if (notable !== '' && form.get('confirmed') !== notable) {
    const answer: RatesAnswer = {
      saved: false,
      values: typedValues(form),
      errors: {},
      notice: t('rates.not-yet'),
      conflict: null,
      toConfirm: notable,
    };
    return data(answer, { status: 400 });
  }
  const asked = await context.ask(pricingPaths.saveExchangeRates, { rates: drafts });
  if (asked.ok) return { saved: true } satisfies RatesAnswer;
  return refusedSave(
    inFormFields(asked.refusal, drafts),
    drafts.map(({ id }) => rateField(id)),
    typedValues(form),
  );
}
