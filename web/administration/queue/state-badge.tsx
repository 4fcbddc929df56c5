import type { OrderState } from '#shop/trade/orders/progress.ts';
import { StatusBadge, type StatusKind } from '../../design/staff/status-badge.tsx';
import { t } from '../staff-text.ts';

const KINDS: Readonly<Record<OrderState, StatusKind>> = {
  new: 'bad',
  accepted: 'wait',
  picking: 'wait',
  'partly-sent': 'wait',
  sent: 'good',
  closed: 'off',
  cancelled: 'off',
};

/** Badge with the state of an order (L1). */
export function StateBadge({ state }: { state: OrderState }) {
  return <StatusBadge kind={KINDS[state]}>{t(`queue.state.${state}`)}</StatusBadge>;
}
