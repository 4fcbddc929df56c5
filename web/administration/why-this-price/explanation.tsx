import type { WhyThisPrice } from '#shop/catalogue/price-lists/paths.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { breakText } from '../price-lists/price-list-words.ts';
import { formatDay, formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

type Candidate = WhyThisPrice['candidates'][number];

/** A price, its own price without lists, and every list with its result. */
export function Explanation({ why }: { why: WhyThisPrice }) {
  const { currency, candidates, priceBreaks, priceChange } = why;
  const part = [why.productName, why.variantDetails ?? []].flat().join(' ');
  return (
    <div className="stack above-5">
      <p>
        <strong>
          {t('why-price.pays', {
            company: why.companyName,
            price: formatMoney(why.unitPriceMinor, currency),
            part,
            date: formatDay(why.day),
            quantity: why.quantity,
          })}
        </strong>
      </p>
      <dl className="facts">
        <dt>{t('why-price.list-price')}</dt>
        <dd>{formatMoney(why.listPriceMinor, currency)}</dd>
        <dt>{t('why-price.own-price', { priceClass: why.priceClass })}</dt>
        <dd>{formatMoney(why.ownPriceMinor, currency)}</dd>
      </dl>
      {priceChange === null ? null : (
        <p>
          {t('why-price.change', {
            date: formatDay(priceChange.fromDay),
            price: formatMoney(priceChange.unitPriceMinor, currency),
          })}
        </p>
      )}
      <section aria-labelledby="candidates">
        <h2 id="candidates">{t('why-price.candidates')}</h2>
        {candidates.length > 0 && candidates.every(({ outcome }) => outcome !== 'decides') ? (
          <p>{t('why-price.own-decides')}</p>
        ) : null}
        <ListTable
          caption={t('why-price.candidates')}
          columns={columns(why)}
          rows={candidates}
          rowKey={(candidate) => candidates.indexOf(candidate)}
          rowHref={({ priceListId }) => `/Administration/Price-List?id=${priceListId}`}
          none={t('why-price.no-lists')}
        />
      </section>
      {priceBreaks.length === 0 ? null : (
        <section aria-labelledby="breaks">
          <h2 id="breaks">{t('why-price.breaks')}</h2>
          <ul>
            {priceBreaks.map(({ fromQuantity, unitPriceMinor }) => (
              <li key={fromQuantity}>
                {t('why-price.from', { count: fromQuantity })}
                {': '}
                {formatMoney(unitPriceMinor, currency)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const columns = ({ currency }: WhyThisPrice): readonly Column<Candidate>[] => [
  { key: 'list', label: t('why-price.list'), cell: ({ priceListName }) => priceListName },
  { key: 'scope', label: t('why-price.scope'), cell: ({ scope }) => t(`why-price.scope-${scope}`) },
  {
    key: 'reached',
    label: t('why-price.reached'),
    cell: ({ reached }) =>
      reached === null ? '' : `${t('why-price.from', { count: reached.fromQuantity })}: ${breakText(reached)}`,
  },
  {
    key: 'price',
    label: t('why-price.price'),
    align: 'end',
    cell: ({ unitPriceMinor }) => (unitPriceMinor === null ? '' : formatMoney(unitPriceMinor, currency)),
  },
  { key: 'outcome', label: t('why-price.outcome'), cell: ({ outcome }) => t(`why-price.outcome-${outcome}`) },
];
