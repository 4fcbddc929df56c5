import { useSearchParams } from 'react-router';
import { orderReference } from '#shop/trade/orders/reference.ts';
import type { OrderNeighbours } from '#shop/trade/staff-orders/staff-paths.ts';
import { orderInListHref } from '../orders/order-href.ts';
import { t } from '../staff-text.ts';

/** Links to the next and previous order of the list from which this one was opened. */
export function NeighbourLinks({ neighbours: { newer, older } }: { neighbours: OrderNeighbours }) {
  const [query] = useSearchParams();
  return (
    <nav className="row gap-1-4" aria-label={t('order.beside')}>
      {newer === null ? null : (
        <a rel="prev" href={orderInListHref({ id: newer }, query)}>
          {t('order.newer', { reference: orderReference(newer) })}
        </a>
      )}
      {older === null ? null : (
        <a rel="next" href={orderInListHref({ id: older }, query)}>
          {t('order.older', { reference: orderReference(older) })}
        </a>
      )}
    </nav>
  );
}
