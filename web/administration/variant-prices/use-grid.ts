import { useState } from 'react';
import type { EditedFamily } from '#shop/shopfront/product-editing/paths.ts';
import { useUnsavedReport } from '../frame/unsaved-guard.tsx';
import { cellErrors, cellName, cellsOf, changesOf, type Cells, type GridColumn } from './grid.ts';

/** The cells of the grid, their faults, and undo. */
export function useGrid(family: EditedFamily, typed: Cells | undefined) {
  const ids = family.variants.map(({ id }) => id);
  const stored = cellsOf(family.variants);
  const [cells, setCells] = useState<Cells>(() => withTyped(stored, typed));
  const [earlier, setEarlier] = useState<readonly Cells[]>([]);
  const [typing, setTyping] = useState<string | null>(null);
  const changes = changesOf(stored, cells);
  useUnsavedReport(changes.length > 0);

  /** One undo step for a combined change: a paste, a percentage. */
  function change(next: Cells) {
    setEarlier([...earlier, cells]);
    setCells(next);
    setTyping(null);
  }

  return {
    ids,
    stored,
    cells,
    changes,
    errors: cellErrors(cells),
    change,
    /** Typing in one cell is one undo step. */
    type(id: number, column: GridColumn, text: string) {
      const name = cellName(id, column);
      if (typing !== name) setEarlier([...earlier, cells]);
      setTyping(name);
      setCells({ ...cells, [name]: text });
    },
    /** The focus left the cell: further input is another step. */
    leave: () => setTyping(null),
    canUndo: earlier.length > 0,
    undo() {
      const last = earlier.at(-1);
      if (last === undefined) return;
      setCells(last);
      setEarlier(earlier.slice(0, -1));
      setTyping(null);
    },
  };
}

/** Applies earlier input to the cells after the page was rendered again. */
function withTyped(stored: Cells, typed: Cells | undefined): Cells {
  return Object.fromEntries(Object.entries(stored).map(([name, text]) => [name, typed?.[name] ?? text]));
}

export type Grid = ReturnType<typeof useGrid>;
