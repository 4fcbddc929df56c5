import type { ShownState } from '#shop/trade/quotations/quotation.ts';
import { StatusBadge, type StatusKind } from '../../design/staff/status-badge.tsx';
import { t } from '../staff-text.ts';

const KINDS: Readonly<Record<ShownState, StatusKind>> = {
  asked: 'bad',
  preparing: 'wait',
  review: 'bad',
  countered: 'bad',
  sent: 'wait',
  ordered: 'good',
  declined: 'off',
  withdrawn: 'off',
  expired: 'off',
};

/** Badge with the state of a quotation (K6). */
export function QuoteBadge({ state }: { state: ShownState }) {
  return <StatusBadge kind={KINDS[state]}>{t(`quoted.state.${state}`)}</StatusBadge>;
}
