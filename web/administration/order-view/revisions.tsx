import { ORDER_FIELD_NAMES, orderFields } from '#shop/people/accounts/order-fields.ts';
import { describeChange } from '#shop/trade/order-versions/describe-change.ts';
import { Section } from '../../design/section.tsx';
import { Moment } from '../moment.tsx';
import { formatMoney } from '../staff-figures.ts';
import { say, t } from '../staff-text.ts';
import type { OrderView } from './read-order.ts';

/** The order as it was placed, and each of its revisions (L5); nothing if it was never edited. */
export function Revisions({ view: { order, versions: revisions } }: { view: OrderView }) {
  if (revisions === null) return null;
  const { placed, versions } = revisions;
  return (
    <Section heading={t('correct.heading')} isOffPaper>
      <details className="below-3">
        <summary>{t('correct.history')}</summary>
        <h3>{t('correct.placed')}</h3>
        <ul>
          <li>{placed.deliveryAddress.replaceAll('\n', ', ')}</li>
          <li>{placed.purchaseOrderNumber}</li>
          {ORDER_FIELD_NAMES.map((name) =>
            placed[name] === null ? null : (
              <li key={name}>{orderFields[name].kind === 'shipping' ? t('correct.ship-complete') : placed[name]}</li>
            ),
          )}
          {placed.lines.map(({ orderLineId, quantity, productName, variantDetails, lineTotalMinor }) => (
            <li key={orderLineId}>
              {t('correct.line', {
                quantity,
                part: [productName, variantDetails ?? []].flat().join(', '),
                total: formatMoney(lineTotalMinor, order.currency),
              })}
            </li>
          ))}
          <li>{formatMoney(placed.totalMinor, order.currency)}</li>
          {placed.tax === undefined ? null : (
            <>
              <li>{`${placed.tax.taxLabel}: ${formatMoney(placed.tax.taxMinor, order.currency)}`}</li>
              <li>{`${placed.tax.totalWithTaxLabel}: ${formatMoney(placed.tax.totalWithTaxMinor, order.currency)}`}</li>
            </>
          )}
        </ul>
        {versions.map(({ number, madeAt, why, changes }) => (
          <div key={number}>
            <h3>
              {t('correct.version', { number })} <Moment at={madeAt} />
            </h3>
            <ul>
              {changes.map((change) => (
                <li key={`${change.what} ${change.part ?? ''}`}>{say(describeChange(change, order))}</li>
              ))}
            </ul>
            {why === '' ? null : <p>{why}</p>}
          </div>
        ))}
      </details>
    </Section>
  );
}
