import type { OrderHeader } from '#shop/trade/orders/order.ts';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { t } from '../staff-text.ts';

/** Complete green, Pending red (E3). */
export function OrderStatusBadge({ status }: Pick<OrderHeader, 'status'>) {
  return <StatusBadge kind={status === 'complete' ? 'good' : 'bad'}>{t(`orders.${status}`)}</StatusBadge>;
}
