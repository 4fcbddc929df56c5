import { useState } from 'react';
import { Form, useLocation } from 'react-router';
import type { ExchangeRate } from '#shop/pricing/paths.ts';
import { rateText } from '#shop/pricing/rate-draft.ts';
import { Notice } from '../../design/notice.tsx';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { ConflictNotice } from '../forms/conflict-notice.tsx';
import { SaveBar } from '../forms/form-parts.tsx';
import { putValue } from '../forms/put-value.ts';
import { useBlurErrors } from '../forms/use-blur-errors.ts';
import { useUnsaved } from '../forms/use-unsaved.ts';
import { t } from '../staff-text.ts';
import { ChangeWarning } from './change-warning.tsx';
import { RateRow } from './rate-row.tsx';
import styles from './rate-form.module.css';
import { codeOf, rateErrors, type RateField, rateField } from './rate-values.ts';
import type { RatesAnswer } from './save-rates.ts';

interface RateFormProps {
  rates: readonly ExchangeRate[];
  answer: RatesAnswer | undefined;
}

/** All rates in one table, now and new side by side, saved in one action (E15). */
export function RateForm({ rates, answer }: RateFormProps) {
  const refused = answer?.saved === false ? answer : undefined;
  const conflict = refused?.conflict ?? null;
  const theirs = conflict?.current as ExchangeRate | undefined;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { form } = useUnsaved(refused !== undefined);
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const { errors, onBlur, onInput } = useBlurErrors<RateField>(refused?.errors, rateErrors);
  const { pathname, search } = useLocation();
  const valueOf = ({ id, rateMicros }: ExchangeRate) =>
    typed[rateField(id)] ?? refused?.values[rateField(id)] ?? rateText(rateMicros);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onBlur={onBlur}
      onInput={(event) => {
        const { name, value } = event.target as HTMLInputElement;
        setTyped((earlier) => ({ ...earlier, [name]: value }));
        onInput(event);
      }}
    >
      <p className={styles.intro}>{t('rates.intro')}</p>
      <div ref={focus}>
        {conflict === null || theirs === undefined ? null : (
          <ConflictNotice
            conflict={conflict}
            fields={[
              {
                name: rateField(theirs.id),
                label: codeOf(theirs),
                mine: refused?.values[rateField(theirs.id)] ?? '',
                theirs: rateText(theirs.rateMicros),
                value: rateText(theirs.rateMicros),
              },
            ]}
            href={pathname + search}
            onTake={({ name, value }) => putValue(form.current, name, value)}
          />
        )}
        {refused?.toConfirm === undefined ? null : (
          <ChangeWarning toConfirm={refused.toConfirm} values={refused.values} rates={rates} />
        )}
        {refused === undefined ||
        refused.notice === null ||
        conflict !== null ||
        refused.toConfirm !== undefined ? null : (
          <Notice kind="bad">{refused.notice}</Notice>
        )}
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
                version={theirs?.id === rate.id ? theirs.version : rate.version}
                present={refused?.values[rateField(rate.id)] ?? rateText(rate.rateMicros)}
                typed={valueOf(rate)}
                error={errors[rateField(rate.id)]}
              />
            ))}
          </tbody>
        </table>
      </div>
      <SaveBar label={refused?.toConfirm === undefined ? t('rates.save') : t('rates.save-anyway')} answer={answer} />
    </Form>
  );
}
