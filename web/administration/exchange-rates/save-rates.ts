import { type ExchangeRate, pricingPaths } from '#shop/catalogue/pricing/paths.ts';
import { rateText } from '#shop/catalogue/pricing/rate-draft.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { versionOf } from '../forms/form-rows.ts';
import { askedFirst } from '../forms/questions.tsx';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { type Question, typedValues } from '../../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import { percentText } from './percent-text.ts';
import { codeOf, notableChanges, rateRows } from './rate-values.ts';

/** Saves all rates together (E15). A change over 10 % is saved only after a warning. */
export async function saveRates({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const values = typedValues(form);
  const rows = rateRows.rowsIn(form.keys());
  const drafts = rows.map((row) => ({
    id: Number(row),
    rate: values[rateRows.cell(row, 'rate')] ?? '',
    version: versionOf(values, row),
  }));
  const stored = await context.call(pricingPaths.exchangeRates, {});
  const question = questionOf(notableChanges(drafts, stored.items));
  if (question !== null && values[question.name] !== question.value) return askedFirst([question], values);
  const save = await saveForm(rateRows.of(rows), form, context, {
    path: pricingPaths.saveExchangeRates,
    input: () => ({ rates: drafts }),
    rowField: rateRows.fieldIn('rates', rows),
  });
  return answerOf(save);
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
