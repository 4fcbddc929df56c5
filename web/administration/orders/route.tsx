import { t } from '../staff-text.ts';
import { OrdersPage, ordersLoader } from './orders-page.tsx';

export const loader = ordersLoader('complete');

/** The complete orders (E3). */
export function Component() {
  return <OrdersPage status="complete" title={t('orders.complete-title')} />;
}
