import { TERMS_AGREEMENTS } from '#shop/base/kernel/agreement.ts';
import { TAX_ON_SCREENS } from '#shop/base/kernel/tax-note.ts';
import { AWARD_READINGS, PRICE_READINGS, settingsErrors } from '#shop/base/settings/settings-draft.ts';
import type { StoredSettings } from '#shop/base/settings/staff-paths.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { choicesOf, rowChoices } from '../forms/declare-form.ts';
import { DeclaredForm, drawerOf } from '../forms/declared-form.tsx';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { type StaffTextKey, t } from '../staff-text.ts';
import { chargeNumbers, chargeRows } from './charge-fields.ts';
import { ReadingChoice } from './reading-choice.tsx';
import { AwardTable, PriceTable } from './reading-tables.tsx';
import { settingsForm } from './settings-fields.ts';

interface Row {
  id: number;
  name: string;
}

interface SettingsFormProps {
  settings: StoredSettings;
  countries: readonly Row[];
  categories: readonly Row[];
  answer: SaveAnswer | undefined;
}

const YES_NO = ['no', 'yes'] as const;

/** Finds the text that explains a choice. */
const meaning =
  <Word extends string>(words: readonly Word[], keyOf: (word: Word) => StaffTextKey) =>
  (value: string): string => {
    const word = words.find((each) => each === value);
    return word === undefined ? '' : t(keyOf(word));
  };

/** Explanations of the settings that are drawn as readings. */
const MEANINGS = {
  priceReading: meaning(PRICE_READINGS, (each) => `settings.${each}-means`),
  awardReading: meaning(AWARD_READINGS, (each) => `settings.${each}-means`),
  taxOnScreens: meaning(TAX_ON_SCREENS, (each) => `settings.tax-${each}-means`),
  termsAgreement: meaning(TERMS_AGREEMENTS, (each) => `settings.terms-${each}-means`),
  businessConfirmation: meaning(YES_NO, (each) => `settings.business-${each}-means`),
  staffSecondFactor: meaning(YES_NO, (each) => `settings.${each}-means`),
};

/** All settings, in groups; the charges (D60) are rows. */
export function SettingsForm({ settings, countries, categories, answer }: SettingsFormProps) {
  const rows = chargeNumbers(settings.charges);
  const charges = chargeRows.of(rows);
  const inRows = Object.fromEntries(rows.map((row) => [chargeRows.cell(row, 'categoryId'), rowChoices(categories)]));
  const record = (stored: StoredSettings) => ({
    ...stored,
    ...chargeRows.stored(rows.map((row) => [row, stored.charges[row] ?? {}])),
  });
  return (
    <DeclaredForm
      of={{ ...settingsForm, ...charges }}
      record={record(settings)}
      recordOf={record}
      choices={{ sellerCountryId: rowChoices(countries), ...inRows }}
      check={settingsErrors}
      answer={answer}
      submit={t('settings.save')}
    >
      {({ draw, values, errors }) => {
        const drawCell = drawerOf(charges, { values, errors }, inRows);
        const reading = (name: keyof typeof MEANINGS) => (
          <ReadingChoice
            name={name}
            present={values[name] ?? ''}
            error={errors[name]}
            choices={choicesOf(settingsForm[name]).map(([value, label]) => [
              String(value),
              label,
              MEANINGS[name](String(value)),
            ])}
          />
        );
        return (
          <div className="columns cells-34">
            <FormGroup title={t('settings.amounts')} intro={t('settings.amounts-intro')}>
              <FieldGrid>
                {draw('deliveryUnitedKingdom')}
                {draw('deliveryEurope')}
                {draw('minimumSpend')}
              </FieldGrid>
            </FormGroup>
            <FormGroup title={t('settings.mail')}>
              <FieldGrid>{draw('staffEmail')}</FieldGrid>
            </FormGroup>
            <div className="whole-row">
              <FormGroup title={t('settings.charges')} intro={t('settings.charges-intro')}>
                {rows.map((row) => (
                  <div key={row} className="field-grid">
                    {chargeRows.cells(row).map((cell) => drawCell(cell))}
                  </div>
                ))}
              </FormGroup>
            </div>
            <FormGroup title={t('settings.taxOnScreens')} intro={t('settings.tax-intro')}>
              {reading('taxOnScreens')}
              <FieldGrid>
                {draw('sellerCountryId')}
                {draw('sellerVatNumber')}
                {draw('sellerEoriNumber')}
                {draw('taxRounding')}
                {draw('verifiedVatOnly')}
              </FieldGrid>
              <p>
                <a href="/Administration/Tax-Rates">{t('settings.to-tax-rates')}</a>
              </p>
            </FormGroup>
            <FormGroup title={t('settings.termsAgreement')} intro={t('settings.terms-intro')}>
              {reading('termsAgreement')}
            </FormGroup>
            <FormGroup title={t('settings.businessConfirmation')} intro={t('settings.business-intro')}>
              {reading('businessConfirmation')}
            </FormGroup>
            <FormGroup title={t('settings.books-title')} intro={t('settings.books-intro')}>
              <FieldGrid>{draw('keepBooksYears')}</FieldGrid>
            </FormGroup>
            <FormGroup title={t('settings.staffSecondFactor')} intro={t('settings.second-factor-intro')}>
              {reading('staffSecondFactor')}
            </FormGroup>
            <h2>{t('settings.advanced')}</h2>
            <p>{t('settings.advanced-intro')}</p>
            <FormGroup title={t('settings.priceReading')} intro={t('settings.price-intro')}>
              {reading('priceReading')}
              <PriceTable />
            </FormGroup>
            <FormGroup title={t('settings.awardReading')} intro={t('settings.award-intro')}>
              {reading('awardReading')}
              <AwardTable />
              <FieldGrid>{draw('tapeShopHost')}</FieldGrid>
            </FormGroup>
          </div>
        );
      }}
    </DeclaredForm>
  );
}
