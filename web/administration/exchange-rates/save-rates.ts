import { type ExchangeRate, pricingPaths } from '#shop/catalogue/pricing/paths.ts';
import { rateText } from '#shop/catalogue/pricing/rate-draft.ts';
import { nameInList, renameFields } from '../../forms/refused-form.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { askedFirst } from '../forms/questions.tsx';
import { type Question, refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import { percentText } from './percent-text.ts';
import { codeOf, notableChanges, rateDrafts, rateField } from './rate-values.ts';

/** Saves all rates together (E15). A change over 10 % is saved only after a warning. */
export async function saveRates({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const values = typedValues(form);
  const drafts = rateDrafts(values);
  const stored = await context.call(pricingPaths.exchangeRates, {});
  const question = questionOf(notableChanges(drafts, stored.items));
  if (question !== null && values[question.name] !== question.value) return askedFirst([question], values);
  const asked = await askAsStaff(context, form, pricingPaths.saveExchangeRates, { rates: drafts });
  if (asked.ok) return { saved: true } satisfies SaveAnswer;
  const names = drafts.map(({ id }) => rateField(id));
  return refusedSave(renameFields(asked.refusal, nameInList('rates', names)), names, values);
}

function questionOf(changes: readonly { before: ExchangeRate; micros: number; typed: string }[]): Question | null {
  if (changes.length === 0) return null;
  return {
    name: 'confirmRates',
    value: changes.map(({ before, typed }) => `${before.id}=${typed}`).join(' '),
    title: t('rates.warning-title'),
    lines: changes.map(({ before, micros }) =>
      t('rates.warning-line', {
        currency: codeOf(before),
        before: rateText(before.rateMicros),
        after: rateText(micros),
        change: percentText(before.rateMicros, micros),
      }),
    ),
    tick: t('rates.warning-tick'),
  };
}
