import { t } from '../staff-text.ts';
import { ScriptedButton } from '../lists/scripted-button.tsx';

/** New rows that are drawn at once: more would make typing slow. */
export const ROWS_AT_ONCE = 100;

interface NewRowPagesProps {
  from: number;
  total: number;
  onFrom: (from: number) => void;
}

/** Range of the new rows that are drawn, and the ways to the others. */
export function NewRowPages({ from, total, onFrom }: NewRowPagesProps) {
  if (total <= ROWS_AT_ONCE) return null;
  const to = Math.min(from + ROWS_AT_ONCE, total);
  return (
    <p className="line">
      {t('price-lists.new-prices')} {t('list.count', { from: from + 1, to, total })}
      <ScriptedButton kind="quiet" disabled={from === 0} onClick={() => onFrom(from - ROWS_AT_ONCE)}>
        {t('list.previous')}
      </ScriptedButton>
      <ScriptedButton kind="quiet" disabled={to === total} onClick={() => onFrom(to)}>
        {t('list.next')}
      </ScriptedButton>
    </p>
  );
}
