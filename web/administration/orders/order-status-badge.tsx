import type { OrderHeader } from '#shop/trade/orders/order.ts';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { t } from '../staff-text.ts';

/** Complete green, Pending red: the status in the lists of the sources (E3). */
export function OrderStatusBadge({ status }: Pick<OrderHeader, 'status'>) {
  return <StatusBadge kind={status === 'complete' ? 'good' : 'bad'}>{t(`orders.${status}`)}</StatusBadge>;
}

/** The same beside the order's state, which has a "Closed" of its own: Cleared green, On hold red. */
export function ClearanceBadge({ status }: Pick<OrderHeader, 'status'>) {
  const isCleared = status === 'complete';
  return (
    <StatusBadge kind={isCleared ? 'good' : 'bad'}>{t(isCleared ? 'orders.cleared' : 'orders.on-hold')}</StatusBadge>
  );
}
