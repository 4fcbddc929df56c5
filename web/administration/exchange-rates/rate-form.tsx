import type { ExchangeRate } from '#shop/catalogue/pricing/paths.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { type Row, type RowFields, rowVersions } from '../forms/form-rows.ts';
import { t } from '../staff-text.ts';
import { RateRow } from './rate-row.tsx';
import { codeOf, rateRows } from './rate-values.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';

interface RateFormProps {
  rates: readonly ExchangeRate[];
  answer: SaveAnswer | undefined;
}

/** All rates in one table, current and new next to each other, saved together (E15). */
export function RateForm({ rates, answer }: RateFormProps) {
  const ids = rates.map(({ id }) => id);
  const labelIn = (row: Row) =>
    rates
      .filter(({ id }) => id === row)
      .map(codeOf)
      .join();
  const stored = (some: readonly ExchangeRate[]) => rateRows.stored(some.map((rate) => [rate.id, rate] as const));
  return (
    <DeclaredForm<RowFields, ExchangeRate>
      of={rateRows.of(ids, labelIn)}
      // Every save increments a version, which resets the fields to the stored values.
      record={{ ...stored(rates), version: rates.reduce((sum, { version }) => sum + version, 0) }}
      recordOf={(current) => stored([current])}
      hidden={rowVersions(rates)}
      hiddenOf={(current) => rowVersions([current])}
      answer={answer}
      submit={t('rates.save')}
    >
      {({ values, present, errors }) => (
        <>
          <p className="at-most-60rem soft-ink">
            {t('rates.intro')} {t('rates.of-prices')}
          </p>
          <table className="table ruled cards level own-width below-3">
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
                  present={values[rateRows.cell(rate.id, 'rate')] ?? ''}
                  typed={present[rateRows.cell(rate.id, 'rate')] ?? ''}
                  error={errors[rateRows.cell(rate.id, 'rate')]}
                />
              ))}
            </tbody>
          </table>
        </>
      )}
    </DeclaredForm>
  );
}
