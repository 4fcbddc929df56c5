import { isCurrencyId } from '#shop/base/money/money.ts';
import { convertFromUsd } from '#shop/base/money/rates.ts';
import type { ExchangeRate } from '#shop/catalogue/pricing/paths.ts';
import { isNotableChange, rateRefusal, rateText, readRate } from '#shop/catalogue/pricing/rate-draft.ts';
import { TextField } from '../../design/field.tsx';
import { formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import styles from './rate-form.module.css';
import { percentText } from './percent-text.ts';
import { codeOf, rateRows } from './rate-values.ts';
import type { Wording } from '../../texts/wording.ts';

interface RateRowProps {
  rate: ExchangeRate;
  /** Initial value of the field. */
  present: string;
  /** Current value. */
  typed: string;
  error: Wording | undefined;
}

const EXAMPLE_USD_MINOR = 10_000;

/** One rate: current and new value, and the effect on a price of 100 dollars. */
export function RateRow({ rate, present, typed, error }: RateRowProps) {
  const { id, currencyId, rateMicros } = rate;
  const micros = rateRefusal(typed) === null ? readRate(typed) : null;
  const example = (at: number) =>
    isCurrencyId(currencyId) ? formatMoney(convertFromUsd(EXAMPLE_USD_MINOR, at), currencyId) : '';
  return (
    <tr>
      <th scope="row">{codeOf(rate)}</th>
      <td data-label={t('rates.now')}>{rateText(rateMicros)}</td>
      <td data-label={t('rates.new')} className={styles.rate}>
        <TextField
          label={<span className="visually-hidden">{t('rates.new-of', { currency: codeOf(rate) })}</span>}
          name={rateRows.cell(id, 'rate')}
          defaultValue={present}
          error={error}
          inputMode="decimal"
          autoComplete="off"
        />
      </td>
      <td data-label={t('rates.change')}>{micros === null ? '–' : <Change before={rateMicros} after={micros} />}</td>
      <td data-label={t('rates.example')}>
        {example(rateMicros)}
        {micros === null || micros === rateMicros ? null : (
          <>
            {' → '}
            <strong>{example(micros)}</strong>
          </>
        )}
      </td>
    </tr>
  );
}

function Change({ before, after }: { before: number; after: number }) {
  if (before === after) return t('rates.unchanged');
  const percent = percentText(before, after);
  if (!isNotableChange(before, after)) return percent;
  return (
    <strong className="problem">
      {percent} {t('rates.over-ten')}
    </strong>
  );
}
