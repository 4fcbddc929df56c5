import type { Quotation, QuotationLine } from '#shop/trade/quotations/paths.ts';
import { PageLink } from '../../../design/page-link.tsx';
import { PartNumber, PartWidth } from '../../../design/part-number.tsx';
import { useFigures, useText } from '../../../texts/texts.tsx';
import { Availability } from '../../promise/availability.tsx';
import { useQuotesText } from '../quotes-text.ts';
import { LINE } from './change-quote.ts';

interface QuoteLinesProps {
  quote: Quotation;
  /** The form that orders some of the lines; null: they are ordered as a whole, or not now. */
  form: string | null;
}

/** The lines of a quotation, with the company's own prices of today. */
export function QuoteLines({ quote, form }: QuoteLinesProps) {
  const t = useQuotesText();
  const ofUnit = useText();
  const { money } = useFigures();
  const { currency, lines } = quote;
  const hasToday = lines.some(({ todayPriceMinor }) => todayPriceMinor !== null);
  return (
    <table className="table ruled cards">
      <caption className="visually-hidden">{t('quotes.items')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('quotes.item')}</th>
          <th scope="col" className="figure">
            {t('quotes.price')}
          </th>
          {hasToday ? (
            <th scope="col" className="figure">
              {t('quotes.today')}
            </th>
          ) : null}
          <th scope="col" className="figure">
            {t('quotes.quantity')}
          </th>
          <th scope="col" className="figure">
            {t('quotes.line-total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.position}>
            <th scope="row" data-label={t('quotes.item')}>
              <div>
                <Item line={line} form={form} />
              </div>
            </th>
            <td data-label={t('quotes.price')} className="figure">
              <span>
                {line.unitPriceMinor === null ? '–' : money(line.unitPriceMinor, currency)}
                {line.unitPriceMinor === null || line.unit === null ? null : (
                  <small className="soft block">{ofUnit(`unit.per.${line.unit}`)}</small>
                )}
              </span>
            </td>
            {hasToday ? (
              <td data-label={t('quotes.today')} className="figure">
                <span>
                  {line.todayPriceMinor === null ? '–' : money(line.todayPriceMinor, currency)}
                  <Less line={line} />
                </span>
              </td>
            ) : null}
            <td data-label={t('quotes.quantity')} className="figure">
              {line.quantity}
            </td>
            <td data-label={t('quotes.line-total')} className="figure">
              {line.lineTotalMinor === null ? '–' : money(line.lineTotalMinor, currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Item({ line, form }: { line: QuotationLine; form: string | null }) {
  const t = useQuotesText();
  const { successors } = line;
  return (
    <>
      {form === null ? null : (
        <input
          type="checkbox"
          form={form}
          name={`${LINE}${line.position}`}
          defaultChecked
          aria-label={`${t('quotes.take')}: ${line.productName} ${line.variantDetails ?? ''}`.trim()}
          className="off-paper"
        />
      )}{' '}
      <PartNumber>{line.productName}</PartNumber>
      <PartWidth>{line.variantDetails}</PartWidth>
      <span className="own-line">{line.productIntro}</span>
      {line.serial === '' && line.machine === '' ? null : (
        <span className="own-line">{[line.serial, line.machine].filter((mark) => mark !== '').join(' · ')}</span>
      )}
      {line.promise === null ? null : <Availability promise={line.promise} quantity={line.quantity} />}
      {line.refusal === null ? null : <span className="problem block">{line.refusal}</span>}
      {line.refusal === null || successors.length === 0 ? null : (
        <span className="own-line">
          {t('quotes.instead')}{' '}
          {successors.map(({ productId, productName }) => (
            <PageLink key={productId} href={`/product?id=${productId}&name=${encodeURIComponent(productName)}`}>
              {productName}
            </PageLink>
          ))}
        </span>
      )}
    </>
  );
}

/** Difference from the price of today, in whole per cent. */
function Less({ line: { unitPriceMinor, todayPriceMinor } }: { line: QuotationLine }) {
  const t = useQuotesText();
  if (unitPriceMinor === null || todayPriceMinor === null || unitPriceMinor >= todayPriceMinor) return null;
  const percent = Math.floor(((todayPriceMinor - unitPriceMinor) * 100) / todayPriceMinor);
  return percent === 0 ? null : <small className="soft block">{t('quotes.less', { percent: String(percent) })}</small>;
}
