import { useActionData, useLoaderData } from 'react-router';
import { identityErrors } from '#shop/base/settings/identity.ts';
import { type StoredSettings, staffSettingsPaths } from '#shop/base/settings/staff-paths.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { DeclaredForm, drawerOf } from '../forms/declared-form.tsx';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { intentIn } from '../../forms/intent.ts';
import { PageHead } from '../page-head.tsx';
import { SettingsTabs } from '../settings/settings-tabs.tsx';
import { t } from '../staff-text.ts';
import { changeLogo, LOGO_FORMS } from './change-logo.ts';
import { ColourPreview } from './colour-preview.tsx';
import { Logos } from './logos.tsx';
import { identityForm, identityIn, identityRecord, OFFICES, officeRows } from './identity-form.ts';

export async function loader({ context }: PageArgs) {
  const [settings, logos] = await Promise.all([
    context.call(staffSettingsPaths.read, {}),
    context.call(staffSettingsPaths.logos, {}),
  ]);
  return { settings, logos };
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const intent = intentIn(form, ['', ...LOGO_FORMS]);
  if (intent !== '') return changeLogo(intent, form, context);
  const save = await saveForm(identityForm, form, context, {
    path: staffSettingsPaths.saveIdentity,
    input: (values, { version }) => ({ ...identityIn(values), version }),
  });
  return answerOf(save);
}

/** Whose shop it is: name, offices, bank details and cut-off (D28). */
export function Component() {
  const { settings, logos } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const record = ({ identity, version }: Pick<StoredSettings, 'identity' | 'version'>) => ({
    ...identityRecord(identity ?? settings.identity),
    version,
  });
  return (
    <>
      <PageHead title={t('shop-details.title')}>
        <a href="/Administration/Audit?entity=settings">{t('settings.history')}</a>
      </PageHead>
      <SettingsTabs current="Shop-Details" />
      <p>{t('shop-details.intro')}</p>
      <DeclaredForm
        of={identityForm}
        record={record(settings)}
        recordOf={record}
        check={(values) => identityErrors(identityIn(values))}
        answer={answer}
        submit={t('shop-details.save')}
        saved={t('shop-details.saved')}
      >
        {({ draw, values, present, errors }) => (
          <>
            <FormGroup title={t('shop-details.shop')}>
              <FieldGrid>
                {draw('name')}
                {draw('tagline')}
                {draw('cutOff')}
                {draw('bankDetails')}
              </FieldGrid>
              <p>
                <a href="/Administration/Settings">{t('shop-details.tax-numbers')}</a>
              </p>
            </FormGroup>
            <FormGroup title={t('shop-details.colours')} intro={t('shop-details.colours-intro')}>
              <FieldGrid>
                {draw('actionColour')}
                {draw('accentColour')}
              </FieldGrid>
              <ColourPreview colours={present} />
            </FormGroup>
            {OFFICES.map((row) => (
              <FormGroup
                key={row}
                title={t('shop-details.office', { number: row + 1 })}
                intro={t(row === 0 ? 'shop-details.office-intro' : 'shop-details.office-none')}
              >
                <FieldGrid>
                  {officeRows.cells(row).map((cell) => drawerOf(officeRows.of([row]), { values, errors })(cell))}
                </FieldGrid>
              </FormGroup>
            ))}
          </>
        )}
      </DeclaredForm>
      <Logos logos={logos} answer={answer} />
    </>
  );
}
