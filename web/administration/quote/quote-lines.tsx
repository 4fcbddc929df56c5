import type { CurrencyId } from '#shop/base/kernel/money.ts';
import type { StaffQuotationLine } from '#shop/trade/quotations/paths.ts';
import { Button } from '../../design/button.tsx';
import type { FormValues } from '../../forms/save-answer.ts';
import { useSay } from '../../texts/say.tsx';
import type { FormErrors } from '../../texts/wording.ts';
import { formatMoney, formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import styles from './quote-lines.module.css';
import { cellName, LINE_FIELDS, type LineField, lineLabel, rowCount } from './quote-form.ts';

interface QuoteLinesProps {
  currency: CurrencyId;
  lines: readonly StaffQuotationLine[];
  values: FormValues;
  errors: FormErrors<string>;
}

/** The grid of a quotation: what staff type, beside own price and list price. */
export function QuoteLines({ currency, lines, values, errors }: QuoteLinesProps) {
  const hasMargin = lines.some(({ margin }) => margin !== null);
  return (
    <>
      <p>{t('quoted.lines-hint')}</p>
      {/* Enter presses a form's first button, which must not be one that drops a price. */}
      <button type="submit" hidden aria-label={t('save.submit')} />
      <div className={styles.scroll}>
        <table className={styles.grid}>
          <caption className="visually-hidden">{t('quoted.lines')}</caption>
          <thead>
            <tr>
              {LINE_FIELDS.map((field) => (
                <th key={field} scope="col">
                  {lineLabel(field)}
                </th>
              ))}
              <th scope="col">{t('quoted.own-price')}</th>
              <th scope="col">{t('quoted.list-price')}</th>
              <th scope="col">{t('quoted.difference')}</th>
              {hasMargin ? <th scope="col">{t('quoted.margin')}</th> : null}
              <th scope="col">
                <span className="visually-hidden">{t('quoted.to-own')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rowCount(lines) }, (_, row) => (
              <tr key={row}>
                {LINE_FIELDS.map((field) => (
                  <Cell key={field} row={row} field={field} values={values} errors={errors} />
                ))}
                <Beside row={row} line={lines[row]} currency={currency} values={values} hasMargin={hasMargin} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface CellProps {
  row: number;
  field: LineField;
  values: FormValues;
  errors: FormErrors<string>;
}

function Cell({ row, field, values, errors }: CellProps) {
  const say = useSay();
  const name = cellName(row, field);
  const error = errors[name];
  return (
    <td data-label={lineLabel(field)} data-column={field}>
      <input
        name={name}
        defaultValue={values[name] ?? (field === 'quantity' ? '1' : '')}
        aria-label={t('quoted.cell', { column: lineLabel(field), line: row + 1 })}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${name}-error`}
        inputMode={field === 'quantity' ? 'numeric' : field === 'unitPriceMinor' ? 'decimal' : undefined}
        autoComplete="off"
        className="control"
      />
      {error === undefined ? null : (
        <span id={`${name}-error`} className={styles.error}>
          {say(error)}
        </span>
      )}
    </td>
  );
}

interface BesideProps {
  row: number;
  line: StaffQuotationLine | undefined;
  currency: CurrencyId;
  values: FormValues;
  hasMargin: boolean;
}

/** Prices of the day beside a line, and the way back to the own price. */
function Beside({ row, line, currency, values, hasMargin }: BesideProps) {
  if (line === undefined) return <td colSpan={hasMargin ? 5 : 4}>{'–'}</td>;
  const { todayPriceMinor, listPriceMinor, unitPriceMinor, isTyped, margin, refusal } = line;
  return (
    <>
      <td data-label={t('quoted.own-price')} className={styles.figure}>
        {todayPriceMinor === null ? '–' : formatMoney(todayPriceMinor, currency)}
      </td>
      <td data-label={t('quoted.list-price')} className={styles.figure}>
        {listPriceMinor === null ? '–' : formatMoney(listPriceMinor, currency)}
      </td>
      <td data-label={t('quoted.difference')} className={styles.figure}>
        {differenceText(unitPriceMinor, todayPriceMinor)}
        {refusal === null ? null : <span className={styles.error}>{refusal}</span>}
      </td>
      {hasMargin ? (
        <td data-label={t('quoted.margin')} className={styles.figure}>
          {margin === null ? '–' : `${formatNumber(margin)} %`}
        </td>
      ) : null}
      <td>
        {isTyped ? (
          <Button
            type="submit"
            kind="quiet"
            name="own"
            value={row}
            aria-label={t('quoted.to-own-of', { line: row + 1 })}
          >
            {t('quoted.to-own')}
          </Button>
        ) : null}
        {(['serial', 'machine'] as const).map((mark) => (
          <input key={mark} type="hidden" name={cellName(row, mark)} value={values[cellName(row, mark)] ?? ''} />
        ))}
      </td>
    </>
  );
}

/** '−12.5 %' of the own price; '–' where there is nothing to compare. */
function differenceText(offered: number | null, own: number | null): string {
  if (offered === null || own === null || own === 0) return '–';
  const percent = ((offered - own) * 100) / own;
  return `${formatNumber(percent, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })} %`;
}
