import { useId, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { t } from '../staff-text.ts';
import { changeByPercent, PRICE_COLUMNS, type PriceColumn } from './grid.ts';
import styles from './price-grid.module.css';
import type { Grid } from './use-grid.ts';

const MAX_PERCENT = 1000;

/** Changes many prices at once, and undoes the last step. Hidden without script. */
export function GridTools({ grid }: { grid: Grid }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [columns, setColumns] = useState<'all' | PriceColumn>('all');
  const percent = percentOf(typed);
  const apply = () => {
    if (percent === null) return;
    grid.change(changeByPercent(grid.cells, grid.ids, columns === 'all' ? PRICE_COLUMNS : [columns], percent));
  };
  return (
    <fieldset className={styles.tools}>
      <legend className="visually-hidden">{t('grid.tools')}</legend>
      <label htmlFor={`${id}-percent`}>{t('grid.percent')}</label>
      <span className={styles.percent}>
        <input
          id={`${id}-percent`}
          inputMode="decimal"
          size={5}
          value={typed}
          placeholder="+5"
          aria-invalid={(typed !== '' && percent === null) || undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />{' '}
        %
      </span>
      <select
        aria-label={t('grid.percent-columns')}
        value={columns}
        onChange={(event) => setColumns(event.currentTarget.value as 'all' | PriceColumn)}
      >
        <option value="all">{t('grid.percent-all')}</option>
        {PRICE_COLUMNS.map((column) => (
          <option key={column} value={column}>
            {t(`grid.${column}`)}
          </option>
        ))}
      </select>
      <Button type="button" kind="secondary" disabled={percent === null} onClick={apply}>
        {t('grid.percent-apply')}
      </Button>
      <Button type="button" kind="secondary" disabled={!grid.canUndo} onClick={() => grid.undo()}>
        {t('grid.undo')}
      </Button>
    </fieldset>
  );
}

/** '5', '+5', '-2.5', '2,5' or '5 %'; null: invalid. */
function percentOf(typed: string): number | null {
  const [, number] = /^([+-]?\d{1,4}(?:[.,]\d{1,2})?)(?: ?%)?$/.exec(typed.trim().replace('\u2212', '-')) ?? [];
  const percent = number === undefined ? null : Number(number.replace(',', '.'));
  return percent === null || percent === 0 || percent < -100 || percent > MAX_PERCENT ? null : percent;
}
