import type { ExchangeRate } from '#shop/pricing/paths.ts';
import { rateText } from '#shop/pricing/rate-draft.ts';
import { Notice } from '../../design/notice.tsx';
import { t } from '../staff-text.ts';
import { percentText } from './rate-row.tsx';
import { codeOf, notableChanges, rateField } from './rate-values.ts';

interface ChangeWarningProps {
  toConfirm: string;
  values: Readonly<Record<string, string>>;
  rates: readonly ExchangeRate[];
}

/** Rates that change by more than 10 %: nothing is saved until somebody says that they are meant. */
export function ChangeWarning({ toConfirm, values, rates }: ChangeWarningProps) {
  const drafts = rates.map(({ id }) => ({ id, rate: values[rateField(id)] ?? '' }));
  return (
    <Notice kind="bad">
      <h2>{t('rates.warning-title')}</h2>
      <ul>
        {notableChanges(drafts, rates).map(({ before, micros }) => (
          <li key={before.id}>
            {t('rates.warning-line', {
              currency: codeOf(before),
              before: rateText(before.rateMicros),
              after: rateText(micros),
              change: percentText(before.rateMicros, micros),
            })}
          </li>
        ))}
      </ul>
      <p>{t('rates.warning-what-now')}</p>
      <input type="hidden" name="confirmed" value={toConfirm} />
    </Notice>
  );
}
