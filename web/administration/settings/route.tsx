import { useActionData, useLoaderData } from 'react-router';
import { deliveryPaths } from '#shop/trade/delivery/paths.ts';
import { categoryPaths } from '#shop/shopfront/search/documented-paths.ts';
import { staffSettingsPaths } from '#shop/base/settings/staff-paths.ts';
import { typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { askedFirst } from '../forms/questions.tsx';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { chargeRows, chargesIn } from './charge-fields.ts';
import { readingQuestion } from './reading-question.ts';
import { settingsForm } from './settings-fields.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

export async function loader({ context }: PageArgs) {
  const [settings, { items: countries }, { items: categories }] = await Promise.all([
    context.call(staffSettingsPaths.read, {}),
    context.call(deliveryPaths.countries, {}),
    context.call(categoryPaths.all, {}),
  ]);
  return { settings, countries, categories: categories.map(({ id, name }) => ({ id, name })) };
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const typed = typedValues(form);
  const version = Number(typed['version'] ?? 0);
  const stored = await context.call(staffSettingsPaths.read, {});
  // A conflict takes precedence, because the other person may have changed this reading.
  const question = stored.version === version ? readingQuestion(stored, typed) : null;
  if (question !== null && typed[question.name] !== question.value) return askedFirst([question], typed);
  const rows = chargeRows.rowsIn(form.keys());
  // A row without a kind is no charge, so that a refusal is about the row of the charge that was sent.
  const used = rows.filter((row) => typed[chargeRows.cell(row, 'kind')] !== '');
  const save = await saveForm({ ...settingsForm, ...chargeRows.of(rows) }, form, context, {
    path: staffSettingsPaths.save,
    // A form without rows, such as one from before there were charges, leaves them as they are.
    input: (values) => ({ ...values, ...(rows.length === 0 ? {} : { charges: chargesIn(values, used) }), version }),
    rowField: chargeRows.fieldIn('charges', used),
  });
  return answerOf(save);
}

/** Settings of the shop as a whole (D28, E16). */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('frame.settings')}>
        <a href="/Administration/Audit?entity=settings">{t('settings.history')}</a>
      </PageHead>
      <SettingsTabs current="Settings" />
      <SettingsForm {...data} answer={answer} />
    </>
  );
}
