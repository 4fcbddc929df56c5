import type { ExchangeRate } from '#shop/catalogue/pricing/paths.ts';
import { rateText } from '#shop/catalogue/pricing/rate-draft.ts';
import type { FormField } from '../forms/form-field.ts';
import { type HiddenFields, StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';
import { RateRow } from './rate-row.tsx';
import styles from './rate-form.module.css';
import { codeOf, rateErrors, type RateField, rateField, rateVersion } from './rate-values.ts';
import type { FormValues, SaveAnswer } from '../../forms/save-answer.ts';

interface RateFormProps {
  rates: readonly ExchangeRate[];
  answer: SaveAnswer | undefined;
}

const ratesText = (rates: readonly ExchangeRate[]): FormValues =>
  Object.fromEntries(rates.map(({ id, rateMicros }) => [rateField(id), rateText(rateMicros)]));

const versionsOf = (rates: readonly ExchangeRate[]): HiddenFields =>
  Object.fromEntries(rates.map(({ id, version }) => [rateVersion(id), version]));

/** All rates in one table, current and new next to each other, saved together (E15). */
export function RateForm({ rates, answer }: RateFormProps) {
  const fields = rates.map((rate): FormField<RateField> => ({ name: rateField(rate.id), label: codeOf(rate) }));
  return (
    <StaffForm
      fields={fields}
      stored={ratesText(rates)}
      // Every save increments a version, which resets the fields to the stored values.
      version={rates.reduce((sum, { version }) => sum + version, 0)}
      storedOf={(current: ExchangeRate, seen) => ({ ...seen, ...ratesText([current]) })}
      hidden={versionsOf(rates)}
      hiddenOf={(current: ExchangeRate) => versionsOf([current])}
      check={rateErrors}
      answer={answer}
      submit={t('rates.save')}
    >
      {({ values, present, errors }) => (
        <>
          <p className={styles.intro}>{t('rates.intro')}</p>
          <table className={styles.rates}>
            <caption className="visually-hidden">{t('rates.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('rates.currency')}</th>
                <th scope="col">{t('rates.now')}</th>
                <th scope="col">{t('rates.new')}</th>
                <th scope="col">{t('rates.change')}</th>
                <th scope="col">{t('rates.example')}</th>
              </tr>
            </thead>
            <tbody>
              {rates.map((rate) => (
                <RateRow
                  key={rate.id}
                  rate={rate}
                  present={values[rateField(rate.id)] ?? ''}
                  typed={present[rateField(rate.id)] ?? ''}
                  error={errors[rateField(rate.id)]}
                />
              ))}
            </tbody>
          </table>
        </>
      )}
    </StaffForm>
  );
}
