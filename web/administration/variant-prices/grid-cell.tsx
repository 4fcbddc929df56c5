import { useId, useRef } from 'react';
import { variantFields } from '#shop/catalogue/parts/variant-fields.ts';
import type { ProductVariant } from '#shop/catalogue/categories/catalogue.ts';
import { say, t } from '../staff-text.ts';
import { isBlock } from '../forms/sheet-block.ts';
import { cellName, pasteBlock, type GridColumn } from './grid.ts';
import { moveInGrid } from './move-in-grid.ts';
import styles from './price-grid.module.css';
import type { Grid } from './use-grid.ts';

const MODES = { line: undefined, 'own price': 'decimal', 'number or none': 'numeric' } as const;

interface GridCellProps {
  grid: Grid;
  variant: ProductVariant;
  column: GridColumn;
  onMessage: (text: string | null) => void;
}

/** One cell: a field that knows its neighbours. Esc reverts it. */
export function GridCell({ grid, variant, column, onMessage }: GridCellProps) {
  const name = cellName(variant.id, column);
  const message = useId();
  const entered = useRef('');
  const error = grid.errors[name];
  const change = grid.changes.find((each) => each.id === variant.id && each.column === column);
  return (
    <td data-column={column} data-changed={change === undefined ? undefined : true}>
      <input
        name={name}
        aria-label={t('grid.cell', { column: t(`grid.${column}`), width: variant.details })}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined && change === undefined ? undefined : message}
        inputMode={MODES[variantFields[column].kind]}
        value={grid.cells[name] ?? ''}
        onChange={(event) => grid.type(variant.id, column, event.currentTarget.value)}
        onFocus={(event) => {
          entered.current = event.currentTarget.value;
          event.currentTarget.select();
        }}
        onBlur={grid.leave}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!isBlock(text)) return;
          event.preventDefault();
          const { cells, leftOut } = pasteBlock(grid.cells, grid.ids, { id: variant.id, column }, text);
          grid.change(cells);
          onMessage(leftOut === 0 ? t('grid.pasted') : t('grid.pasted-over', { count: leftOut }));
        }}
        onKeyDown={(event) => {
          if (moveInGrid(event, { ids: grid.ids, id: variant.id, column })) return;
          if (event.key === 'Escape' && grid.cells[name] !== entered.current) {
            event.preventDefault();
            grid.type(variant.id, column, entered.current);
          }
          if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
            event.preventDefault();
            grid.undo();
          }
        }}
      />
      {error === undefined && change === undefined ? null : (
        <span id={message} className={error === undefined ? styles.was : styles.error}>
          {error === undefined
            ? t('grid.was', { value: change?.before === '' ? t('grid.empty') : (change?.before ?? '') })
            : say(error)}
        </span>
      )}
    </td>
  );
}
