import type { ImportState } from '#shop/desk/product-files/import-entry.ts';
import { StatusBadge, type StatusKind } from '../../design/staff/status-badge.tsx';
import { t } from '../staff-text.ts';
import type { ImportEntry } from '#shop/desk/product-files/paths.ts';

const KIND: Readonly<Record<ImportState, StatusKind>> = {
  checking: 'wait',
  refused: 'bad',
  checked: 'wait',
  applying: 'wait',
  applied: 'good',
  undoing: 'wait',
  undone: 'off',
  broken: 'bad',
};

/** Badge with the state of an import. */
export function ImportStateBadge({ state, added, changed }: Pick<ImportEntry, 'state' | 'added' | 'changed'>) {
  if (state === 'checked' && added + changed === 0) return <StatusBadge kind="off">{t('import.same')}</StatusBadge>;
  return <StatusBadge kind={KIND[state]}>{t(`import.state.${state}`)}</StatusBadge>;
}
