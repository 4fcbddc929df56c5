import type { ReactNode } from 'react';
import type { CurrencyId } from '#shop/base/money/money.ts';
import type { DeliveryPromise } from '#shop/catalogue/stock/promise.ts';
import type { PricedLine, StaffQuotationLine } from '#shop/trade/quotations/staff-paths.ts';
import { Button } from '../../design/button.tsx';
import type { FormValues } from '../../forms/save-answer.ts';
import { useSay } from '../../texts/say.tsx';
import type { FormErrors } from '../../texts/wording.ts';
import { formatMoney, formatNumber, formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import styles from './quote-lines.module.css';
import { cellName, LINE_FIELDS, type LineField, lineLabel } from './quote-form.ts';
import { useLinePrices } from './use-line-prices.ts';

interface QuoteLinesProps {
  /** The member whose prices count. */
  memberId: number;
  /** Rows of the grid. */
  rows: number;
  currency: CurrencyId;
  lines: readonly StaffQuotationLine[];
  values: FormValues;
  errors: FormErrors<string>;
}

/** The grid of a quotation: what staff type, beside own price, list price and stock; with script at once. */
export function QuoteLines({ memberId, rows, currency, lines, values, errors }: QuoteLinesProps) {
  const { live, suggested, grid, ...handlers } = useLinePrices(memberId, currency);
  const figures = Array.from({ length: rows }, (_, row) => figuresOf(lines[row], live[row]));
  const hasMargin = figures.some((each) => each !== undefined && each.margin !== null);
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
              <th scope="col" className="figure">
                {t('quoted.own-price')}
              </th>
              <th scope="col" className="figure">
                {t('quoted.list-price')}
              </th>
              <th scope="col" className="figure">
                {t('quoted.difference')}
              </th>
              {hasMargin ? (
                <th scope="col" className="figure">
                  {t('quoted.margin')}
                </th>
              ) : null}
              <th scope="col" className="figure">
                {t('quoted.line-total')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('quoted.to-own')}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={grid} {...handlers}>
            {figures.map((figure, row) => (
              <tr key={row}>
                {LINE_FIELDS.map((field) => (
                  <Cell key={field} row={row} field={field} values={values} errors={errors}>
                    {field === 'part' ? <PartFacts figures={figure} /> : null}
                  </Cell>
                ))}
                <Beside row={row} figures={figure} currency={currency} values={values} hasMargin={hasMargin} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={`figure ${styles.total}`}>
        {t('quoted.goods')} <output>{formatMoney(goodsOf(figures), currency)}</output>
      </p>
      <datalist id={SUGGESTED_PARTS}>
        {suggested.map(({ id, name, intro }) => (
          <option key={id} value={name}>
            {intro}
          </option>
        ))}
      </datalist>
    </>
  );
}

const SUGGESTED_PARTS = 'suggested-parts';

/** Facts of a line that nobody types. */
interface LineFigures extends Pick<
  StaffQuotationLine,
  'productIntro' | 'todayPriceMinor' | 'listPriceMinor' | 'margin'
> {
  unitPriceMinor: number | null;
  lineTotalMinor: number | null;
  promise: DeliveryPromise | null;
  refusal: string | null;
  /** Staff have set this price, and it was saved. */
  isTyped: boolean;
}

function figuresOf(line: StaffQuotationLine | undefined, live: PricedLine | undefined): LineFigures | undefined {
  return live === undefined ? line : { ...live, isTyped: line?.isTyped ?? false };
}

function goodsOf(figures: readonly (LineFigures | undefined)[]): number {
  return figures.reduce<number>((sum, each) => sum + (each?.lineTotalMinor ?? 0), 0);
}

/** Name and stock of the part. */
function PartFacts({ figures }: { figures: LineFigures | undefined }) {
  if (figures === undefined) return null;
  const { productIntro, promise } = figures;
  return (
    <span className="faint block at-most-26rem">
      {productIntro} {promise === null ? null : <b>{promiseText(promise)}</b>}
    </span>
  );
}

interface CellProps {
  row: number;
  field: LineField;
  values: FormValues;
  errors: FormErrors<string>;
  children: ReactNode;
}

function Cell({ row, field, values, errors, children }: CellProps) {
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
        list={field === 'part' ? SUGGESTED_PARTS : undefined}
        className="control"
      />
      {children}
      {error === undefined ? null : (
        <span id={`${name}-error`} className="problem block">
          {say(error)}
        </span>
      )}
    </td>
  );
}

interface BesideProps {
  row: number;
  figures: LineFigures | undefined;
  currency: CurrencyId;
  values: FormValues;
  hasMargin: boolean;
}

/** Prices of the day beside a line, and the way back to the own price. */
function Beside({ row, figures, currency, values, hasMargin }: BesideProps) {
  if (figures === undefined) return <td colSpan={hasMargin ? 6 : 5}>{'–'}</td>;
  const { todayPriceMinor, listPriceMinor, unitPriceMinor, lineTotalMinor, isTyped, margin, refusal } = figures;
  return (
    <>
      <td data-label={t('quoted.own-price')} className="figure">
        {todayPriceMinor === null ? '–' : formatMoney(todayPriceMinor, currency)}
      </td>
      <td data-label={t('quoted.list-price')} className="figure">
        {listPriceMinor === null ? '–' : formatMoney(listPriceMinor, currency)}
      </td>
      <td data-label={t('quoted.difference')} className="figure">
        {differenceText(unitPriceMinor, todayPriceMinor)}
        {refusal === null ? null : <span className="problem block">{refusal}</span>}
      </td>
      {hasMargin ? (
        <td data-label={t('quoted.margin')} className="figure">
          {margin === null ? '–' : `${formatNumber(margin)} %`}
        </td>
      ) : null}
      <td data-label={t('quoted.line-total')} className="figure">
        {lineTotalMinor === null ? '–' : formatMoney(lineTotalMinor, currency)}
      </td>
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

/** Stock of a part and what follows, for the counter (L4). */
function promiseText({ inStock, moreOn, weeks }: DeliveryPromise): string {
  const stock = t('quoted.in-stock', { count: inStock });
  if (moreOn !== null) return t('quoted.more-on', { stock, day: formatDay(moreOn) });
  return weeks === null || inStock > 0 ? stock : t('quoted.weeks', { stock, weeks });
}
