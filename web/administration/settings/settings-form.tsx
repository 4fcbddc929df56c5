import { TERMS_AGREEMENTS } from '#shop/kernel/agreement.ts';
import { type SettingsDraft, settingsErrors } from '#shop/settings/settings-draft.ts';
import type { StoredSettings } from '#shop/settings/staff-paths.ts';
import { TAX_ON_SCREENS } from '#shop/kernel/tax-note.ts';
import type { Country } from '#shop/reference-data/country.ts';
import { TAX_NUMBER_MAX } from '#shop/accounts/field-rules.ts';
import { SelectField, TextField } from '../../design/field.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import { textsOf } from '../forms/form-field.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { type DrawnForm, StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';
import { AwardTable, PriceTable } from './reading-tables.tsx';
import { ReadingChoice } from './reading-choice.tsx';
import { settingsFields, valuesOf } from './settings-values.ts';
import styles from './settings.module.css';

interface SettingsFormProps {
  settings: StoredSettings;
  countries: readonly Country[];
  answer: SaveAnswer | undefined;
}

export function SettingsForm({ settings, countries, answer }: SettingsFormProps) {
  const fields = settingsFields(countries);
  return (
    <StaffForm
      fields={fields}
      stored={valuesOf(settings)}
      version={settings.version}
      storedOf={(current: StoredSettings) => valuesOf(current)}
      check={(typed) => settingsErrors(textsOf(fields, typed))}
      answer={answer}
      submit={t('settings.save')}
    >
      {(form) => <SettingsFields {...form} countries={countries} />}
    </StaffForm>
  );
}

function SettingsFields({
  values,
  errors,
  countries,
}: DrawnForm<keyof SettingsDraft> & { countries: readonly Country[] }) {
  const text = fieldsOf<keyof SettingsDraft>(values, errors);
  const field = (name: keyof SettingsDraft) => ({ label: t(`settings.${name}`), ...text(name) });
  return (
    <div className={styles.groups}>
      <FormGroup title={t('settings.priceReading')} intro={t('settings.price-intro')}>
        <ReadingChoice
          name="priceReading"
          present={values['priceReading'] ?? ''}
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
          present={values['awardReading'] ?? ''}
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
      <FormGroup title={t('settings.taxOnScreens')} intro={t('settings.tax-intro')}>
        <ReadingChoice
          name="taxOnScreens"
          present={values['taxOnScreens'] ?? ''}
          error={errors.taxOnScreens}
          choices={TAX_ON_SCREENS.map((each) => [each, t(`settings.tax-${each}`), t(`settings.tax-${each}-means`)])}
        />
        <FieldGrid>
          <SelectField {...field('sellerCountryId')} hint={t('settings.seller-country-hint')}>
            <option value="">{t('settings.seller-country-none')}</option>
            {countries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField {...field('sellerVatNumber')} hint={t('settings.seller-vat-hint')} maxLength={TAX_NUMBER_MAX} />
          <TextField {...field('sellerEoriNumber')} hint={t('settings.seller-eori-hint')} maxLength={TAX_NUMBER_MAX} />
          <SelectField {...field('taxRounding')} hint={t('settings.tax-rounding-hint')}>
            <option value="line">{t('settings.tax-by-line')}</option>
            <option value="order">{t('settings.tax-by-order')}</option>
          </SelectField>
          <SelectField {...field('verifiedVatOnly')} hint={t('settings.verified-vat-hint')}>
            <option value="no">{t('common.no')}</option>
            <option value="yes">{t('common.yes')}</option>
          </SelectField>
        </FieldGrid>
        <p>
          <a href="/Administration/Tax-Rates">{t('settings.to-tax-rates')}</a>
        </p>
      </FormGroup>
      <FormGroup title={t('settings.termsAgreement')} intro={t('settings.terms-intro')}>
        <ReadingChoice
          name="termsAgreement"
          present={values['termsAgreement'] ?? ''}
          error={errors.termsAgreement}
          choices={TERMS_AGREEMENTS.map((each) => [
            each,
            t(`settings.terms-${each}`),
            t(`settings.terms-${each}-means`),
          ])}
        />
      </FormGroup>
      <FormGroup title={t('settings.businessConfirmation')} intro={t('settings.business-intro')}>
        <ReadingChoice
          name="businessConfirmation"
          present={values['businessConfirmation'] ?? ''}
          error={errors.businessConfirmation}
          choices={[
            ['no', t('common.no'), t('settings.business-no-means')],
            ['yes', t('common.yes'), t('settings.business-yes-means')],
          ]}
        />
      </FormGroup>
      <FormGroup title={t('settings.books-title')} intro={t('settings.books-intro')}>
        <FieldGrid>
          <TextField {...field('keepBooksYears')} hint={t('settings.books-hint')} inputMode="numeric" />
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
          present={values['staffSecondFactor'] ?? ''}
          error={errors.staffSecondFactor}
          choices={[
            ['no', t('settings.no'), t('settings.no-means')],
            ['yes', t('settings.yes'), t('settings.yes-means')],
          ]}
        />
      </FormGroup>
    </div>
  );
}
