import type { ReturnHeader } from '#shop/trade/returns/paths.ts';
import type { ReturnState } from '#shop/trade/returns/return.ts';
import { StatusBadge, type StatusKind } from '../../design/staff/status-badge.tsx';
import { t } from '../staff-text.ts';

const KINDS: Readonly<Record<ReturnState, StatusKind>> = {
  asked: 'bad',
  question: 'wait',
  accepted: 'wait',
  received: 'bad',
  refused: 'off',
  withdrawn: 'off',
  closed: 'off',
};

/** Badge with the state of a return, or its outcome (L7). */
export function ReturnBadge({ returned }: { returned: Pick<ReturnHeader, 'returnState' | 'outcome'> }) {
  const { returnState, outcome } = returned;
  return (
    <StatusBadge kind={KINDS[returnState]}>
      {outcome === null ? t(`returned.state.${returnState}`) : t(`returned.outcome.${outcome}`)}
    </StatusBadge>
  );
}
