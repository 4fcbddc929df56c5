import { Form, useLocation } from 'react-router';
import { type SettingsDraft, settingsErrors } from '#shop/settings/settings-draft.ts';
import type { StoredSettings } from '#shop/settings/paths.ts';
import { TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { ConflictNotice } from '../forms/conflict-notice.tsx';
import { FieldGrid, FormGroup, SaveBar } from '../forms/form-parts.tsx';
import { PasswordAgain } from '../forms/password-again.tsx';
import { putValue } from '../forms/put-value.ts';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { useBlurErrors } from '../forms/use-blur-errors.ts';
import { useUnsaved } from '../forms/use-unsaved.ts';
import { t } from '../staff-text.ts';
import { AwardTable, PriceTable } from './reading-tables.tsx';
import { ReadingChoice } from './reading-choice.tsx';
import { settingsConflict, settingsDraft, valuesOf } from './settings-values.ts';

interface SettingsFormProps {
  settings: StoredSettings;
  answer: SaveAnswer | undefined;
}

export function SettingsForm({ settings, answer }: SettingsFormProps) {
  const refused = answer?.saved === false ? answer : undefined;
  const current = refused?.conflict?.current as StoredSettings | undefined;
  const typed = refused?.values as SettingsDraft | undefined;
  const values = typed ?? valuesOf(settings);
  const { form } = useUnsaved(refused !== undefined);
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const { errors, ...watch } = useBlurErrors<keyof SettingsDraft>(refused?.errors, (content) =>
    settingsErrors(settingsDraft(content)),
  );
  const { pathname, search } = useLocation();
  const field = (name: keyof SettingsDraft) => ({
    label: t(`settings.${name}`),
    name,
    defaultValue: values[name],
    error: errors[name],
    autoComplete: 'off',
  });
  return (
    <Form ref={form} method="post" noValidate preventScrollReset {...watch}>
      {/* After a conflict the next save is on top of what was shown. */}
      <input type="hidden" name="version" value={current?.version ?? settings.version} />
      <div ref={focus}>
        {refused === undefined || refused.conflict === null || current === undefined || typed === undefined ? null : (
          <ConflictNotice
            conflict={refused.conflict}
            fields={settingsConflict(typed, current)}
            href={pathname + search}
            onTake={({ name, value }) => putValue(form.current, name, value)}
          />
        )}
        {refused === undefined || refused.notice === null || current !== undefined ? null : (
          <Notice kind="bad">{refused.notice}</Notice>
        )}
        <FormGroup title={t('settings.priceReading')} intro={t('settings.price-intro')}>
          <ReadingChoice
            name="priceReading"
            present={values.priceReading}
            error={errors.priceReading}
            choices={[
              ['discount', t('settings.discount'), t('settings.discount-means')],
              ['legacy', t('settings.legacy'), t('settings.legacy-means')],
            ]}
          />
          <PriceTable />
        </FormGroup>
        <FormGroup title={t('settings.awardReading')} intro={t('settings.award-intro')}>
          <ReadingChoice
            name="awardReading"
            present={values.awardReading}
            error={errors.awardReading}
            choices={[
              ['storefront', t('settings.storefront'), t('settings.storefront-means')],
              ['administration', t('settings.administration'), t('settings.administration-means')],
            ]}
          />
          <AwardTable />
          <FieldGrid>
            <TextField {...field('tapeShopHost')} hint={t('settings.host-hint')} inputMode="url" spellCheck={false} />
          </FieldGrid>
        </FormGroup>
        <FormGroup title={t('settings.amounts')} intro={t('settings.amounts-intro')}>
          <FieldGrid>
            <TextField {...field('deliveryUnitedKingdom')} hint={t('settings.uk-hint')} inputMode="decimal" />
            <TextField {...field('deliveryEurope')} hint={t('settings.europe-hint')} inputMode="decimal" />
            <TextField {...field('minimumSpend')} hint={t('settings.minimum-hint')} inputMode="decimal" />
          </FieldGrid>
        </FormGroup>
        <FormGroup title={t('settings.mail')}>
          <FieldGrid>
            <TextField {...field('staffEmail')} hint={t('settings.mail-hint')} type="email" maxLength={50} />
          </FieldGrid>
        </FormGroup>
        <FormGroup title={t('settings.staffSecondFactor')} intro={t('settings.second-factor-intro')}>
          <ReadingChoice
            name="staffSecondFactor"
            present={values.staffSecondFactor}
            error={errors.staffSecondFactor}
            choices={[
              ['no', t('settings.no'), t('settings.no-means')],
              ['yes', t('settings.yes'), t('settings.yes-means')],
            ]}
          />
        </FormGroup>
        <PasswordAgain answer={answer} />
      </div>
      <SaveBar label={t('settings.save')} answer={answer} />
    </Form>
  );
}
