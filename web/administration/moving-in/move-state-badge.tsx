import type { MoveEntry, MoveState } from '#shop/desk/moving-in/paths.ts';
import { StatusBadge, type StatusKind } from '../../design/staff/status-badge.tsx';
import { t } from '../staff-text.ts';

const KIND: Readonly<Record<MoveState, StatusKind>> = {
  checking: 'wait',
  refused: 'bad',
  checked: 'wait',
  applying: 'wait',
  applied: 'good',
  undoing: 'wait',
  undone: 'off',
  stopped: 'bad',
  broken: 'bad',
};

/** Badge with the state of a move. */
export function MoveStateBadge({ state, added, changed }: Pick<MoveEntry, 'state' | 'added' | 'changed'>) {
  if (state === 'checked' && added + changed === 0) return <StatusBadge kind="off">{t('import.same')}</StatusBadge>;
  return (
    <StatusBadge kind={KIND[state]}>{t(state === 'stopped' ? 'move.stopped' : `import.state.${state}`)}</StatusBadge>
  );
}
