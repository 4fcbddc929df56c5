import { OrdersPage, ordersLoader } from '../orders/orders-page.tsx';
import { t } from '../staff-text.ts';

export const loader = ordersLoader('pending');

/** The pending orders (E3). */
export function Component() {
  return <OrdersPage status="pending" title={t('orders.pending-title')} />;
}
