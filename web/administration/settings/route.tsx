import { useActionData, useLoaderData } from 'react-router';
import { settingsPaths, type StoredSettings } from '#shop/settings/paths.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { askWithPassword } from '../forms/ask-with-password.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../forms/save-answer.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { SettingsForm } from './settings-form.tsx';
import { SETTINGS_FIELDS, settingsDraft } from './settings-values.ts';

export function loader({ context }: PageArgs): Promise<StoredSettings> {
  return context.call(settingsPaths.read, {});
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const version = Number(form.get('version') ?? 0);
  const asked = await askWithPassword(context, form, settingsPaths.save, { ...settingsDraft(form), version });
  if (asked.ok) return { saved: true } satisfies SaveAnswer;
  return refusedSave(asked.refusal, SETTINGS_FIELDS, { ...typedValues(form), ...settingsDraft(form) });
}

/** What the shop as a whole goes by (D28, E16). */
export function Component() {
  const settings = useLoaderData<StoredSettings>();
  const answer = useActionData<SaveAnswer>();
  return (
    <>
      <PageHead title={t('frame.settings')}>
        <a href="/Administration/Audit?entity=settings">{t('settings.history')}</a>
      </PageHead>
      {/* Every save raises the version: the fields begin anew with what is stored. */}
      <SettingsForm key={settings.version} settings={settings} answer={answer} />
    </>
  );
}
