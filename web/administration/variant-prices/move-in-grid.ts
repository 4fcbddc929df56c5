import type { KeyboardEvent } from 'react';
import { cellName, COLUMNS, type GridColumn } from './grid.ts';

interface Place {
  ids: readonly number[];
  id: number;
  column: GridColumn;
}

/**
 * Moves between cells as in a spreadsheet: up, down and Enter by rows; left and right if the caret is at the end of the
 * text or all of it is selected. Tab works as usual. Returns whether the key was one of these.
 */
export function moveInGrid(event: KeyboardEvent<HTMLInputElement>, { ids, id, column }: Place): boolean {
  const step = stepOf(event);
  if (step === null) return false;
  event.preventDefault(); // otherwise Enter would submit the form, and the arrows move the caret
  const [row, across] = [ids.indexOf(id) + step.rows, COLUMNS.indexOf(column) + step.columns];
  const [toId, toColumn] = [ids[row], COLUMNS[across]];
  if (toId === undefined || toColumn === undefined) return true;
  const target = event.currentTarget.form?.elements.namedItem(cellName(toId, toColumn));
  if (target instanceof HTMLInputElement) target.focus();
  return true;
}

/** The step of a key between the cells of a grid; null: it is none. */
export function stepOf(event: KeyboardEvent<HTMLInputElement>): { rows: number; columns: number } | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const { selectionStart: start, selectionEnd: end, value } = event.currentTarget;
  const isAll = start === 0 && end === value.length;
  switch (event.key) {
    case 'Enter':
      return { rows: event.shiftKey ? -1 : 1, columns: 0 };
    case 'ArrowDown':
      return { rows: 1, columns: 0 };
    case 'ArrowUp':
      return { rows: -1, columns: 0 };
    case 'ArrowLeft':
      return !event.shiftKey && (isAll || (start === 0 && end === 0)) ? { rows: 0, columns: -1 } : null;
    case 'ArrowRight':
      return !event.shiftKey && (isAll || (start === value.length && end === value.length))
        ? { rows: 0, columns: 1 }
        : null;
    default:
      return null;
  }
}
