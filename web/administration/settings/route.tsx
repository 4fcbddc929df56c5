import { useActionData, useLoaderData } from 'react-router';
import { deliveryPaths } from '#shop/orders/delivery/paths.ts';
import { staffSettingsPaths } from '#shop/settings/staff-paths.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { namesOf, textsOf } from '../forms/form-field.ts';
import { askedFirst } from '../forms/questions.tsx';
import { answerSave, typedValues } from '../../forms/save-answer.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { readingQuestion } from './reading-question.ts';
import { SettingsForm } from './settings-form.tsx';
import { settingsFields } from './settings-values.ts';

export async function loader({ context }: PageArgs) {
  const [settings, { items: countries }] = await Promise.all([
    context.call(staffSettingsPaths.read, {}),
    context.call(deliveryPaths.countries, {}),
  ]);
  return { settings, countries };
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const typed = typedValues(form);
  const draft = textsOf(settingsFields(), typed);
  const version = Number(typed['version'] ?? 0);
  const stored = await context.call(staffSettingsPaths.read, {});
  // A conflict takes precedence, because the other person may have changed this reading.
  const question = stored.version === version ? readingQuestion(stored, typed) : null;
  if (question !== null && typed[question.name] !== question.value) return askedFirst([question], typed);
  const asked = await askAsStaff(context, form, staffSettingsPaths.save, { ...draft, version });
  return answerSave(asked, namesOf(settingsFields()), { ...typed, ...draft });
}

/** Settings of the shop as a whole (D28, E16). */
export function Component() {
  const { settings, countries } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('frame.settings')}>
        <a href="/Administration/Audit?entity=settings">{t('settings.history')}</a>
      </PageHead>
      <SettingsForm settings={settings} countries={countries} answer={answer} />
    </>
  );
}
