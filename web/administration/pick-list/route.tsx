import { useLoaderData } from 'react-router';
import { staffFulfilmentPaths } from '#shop/trade/fulfilment/staff-paths.ts';
import { PICKED_TOGETHER, type PickRow, pickRowsOf } from '#shop/trade/fulfilment/pick-list.ts';
import { orderReference } from '#shop/trade/orders/reference.ts';
import { Notice } from '../../design/notice.tsx';
import { PartNumber, PartWidth } from '../../design/part-number.tsx';
import type { PageArgs } from '../../page-context.ts';
import { PrintButton } from '../lists/print-button.tsx';
import { orderHref } from '../orders/order-href.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import styles from './pick-list.module.css';

interface Picks {
  orderIds: readonly number[];
  rows: readonly PickRow[];
  /** Orders that must ship complete and wait for stock. */
  held: readonly string[];
  /** Number of requested orders that do not exist. */
  missing: number;
}

export async function loader({ request, context }: PageArgs): Promise<Picks> {
  const asked = new URL(request.url).searchParams.getAll('id').filter((id) => /^\d{1,9}$/.test(id));
  const ids = [...new Set(asked.map(Number))].slice(0, PICKED_TOGETHER);
  const found = ids.length === 0 ? [] : await context.call(staffFulfilmentPaths.pickLists, { orders: ids.join(',') });
  const ready = found.filter(({ waitsForStock }) => !waitsForStock);
  const parts = ready.flatMap(({ orderId, parts: own }) =>
    own.map((part) => ({ ...part, reference: orderReference(orderId) })),
  );
  return {
    orderIds: found.map(({ orderId }) => orderId),
    rows: pickRowsOf(parts),
    held: found.flatMap(({ orderId, waitsForStock }) => (waitsForStock ? orderReference(orderId) : [])),
    missing: ids.length - found.length,
  };
}

/** Parts to fetch from the shelves for one order or several, in the order of the bins, with boxes to tick on paper (L2). */
export function Component() {
  const { orderIds, rows, held, missing } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('picks.title')}>{rows.length === 0 ? null : <PrintButton />}</PageHead>
      <p className="row">
        {orderIds.map((id) => (
          <a key={id} href={orderHref({ id })}>
            {orderReference(id)}
          </a>
        ))}
      </p>
      {missing === 0 ? null : <Notice kind="bad">{t('sheets.missing', { count: missing })}</Notice>}
      {held.length === 0 ? null : <Notice kind="plain">{t('picks.held', { orders: held.join(', ') })}</Notice>}
      {rows.length === 0 ? <Notice kind="plain">{t('picks.none')}</Notice> : <PickTable rows={rows} />}
    </>
  );
}

function PickTable({ rows }: { rows: readonly PickRow[] }) {
  const showsOrders = new Set(rows.flatMap(({ orders }) => orders.map(({ reference }) => reference))).size > 1;
  return (
    <table className={styles.picks}>
      <caption className="visually-hidden">{t('picks.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('product.storage-bin')}</th>
          <th scope="col">{t('returned.part')}</th>
          {showsOrders ? <th scope="col">{t('picks.for')}</th> : null}
          <th scope="col" className="figure">
            {t('picks.quantity')}
          </th>
          <th scope="col" className={styles.tick}>
            {t('picks.done')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td className="strong nowrap mono" data-label={t('product.storage-bin')}>
              {row.storageBin === '' ? '–' : row.storageBin}
            </td>
            <th scope="row" data-label={t('returned.part')}>
              <PartNumber>{row.productName}</PartNumber>
              <PartWidth>{row.variantDetails}</PartWidth>
            </th>
            {showsOrders ? (
              <td data-label={t('picks.for')}>
                {row.orders.map(({ reference, toPick }) => (
                  <span key={reference} className="own-line">
                    {t('picks.of-order', { quantity: toPick, reference })}
                  </span>
                ))}
              </td>
            ) : null}
            <td className="figure" data-label={t('picks.quantity')}>
              <strong>{row.toPick}</strong>
              {row.missing === 0 ? null : (
                <small className="own-line">{t('ship.missing', { missing: row.missing })}</small>
              )}
            </td>
            <td className={styles.tick} aria-label={t('picks.done')} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
