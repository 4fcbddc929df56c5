import { useDeferredValue, useMemo, useState } from 'react';
import type { ListedPrice } from '#shop/catalogue/price-lists/paths.ts';
import type { FormErrors } from '../../texts/wording.ts';
import { useUnsavedReport } from '../frame/unsaved-guard.tsx';
import { type Cells, type GridColumn, isChanged, placeOf } from './price-grid.ts';

const UNDO_STEPS = 100;

/**
 * The edited cells of the grid, their faults, and undo.
 * @param stored  prices that the page has shown, also on earlier pages of the list
 * @param typed   input of a refused form, or from before the end of the session
 * @param faults  of a refused form
 */
export function usePriceGrid(stored: readonly ListedPrice[], typed: Cells | undefined, faults: FormErrors<string>) {
  const [cells, setCells] = useState<Cells>(() => onlyCells(typed ?? {}));
  const [earlier, setEarlier] = useState<readonly Cells[]>([]);
  const [typing, setTyping] = useState<string | null>(null);
  const [errors, setErrors] = useState(faults);
  // Thousands of cells: a key shows its letter first, then everything is counted again.
  const settled = useDeferredValue(cells);
  const changed = useMemo(() => changedIn(stored, settled), [stored, settled]);
  useUnsavedReport(changed.length > 0);

  const step = () => setEarlier([...earlier, cells].slice(-UNDO_STEPS));
  return {
    cells,
    /** The cells a moment ago, while somebody types. */
    settled,
    /** Names of the edited cells, of the settled ones. */
    changed,
    /** Names of the edited cells now. */
    readChanged: () => changedIn(stored, cells),
    errors,
    refuse: setErrors,
    /** A paste is one undo step. */
    change(next: Cells) {
      step();
      setCells(next);
      setTyping(null);
      setErrors({});
    },
    /** Typing in one cell is one undo step; its fault may be gone. */
    type(name: string, text: string) {
      if (typing !== name) step();
      setTyping(name);
      setCells({ ...cells, [name]: text });
      if (name in errors) setErrors(Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name)));
    },
    /** The focus left the cell: further input is another step. */
    leave: () => setTyping(null),
    canUndo: earlier.length > 0,
    undo() {
      setCells(earlier.at(-1) ?? cells);
      setEarlier(earlier.slice(0, -1));
      setTyping(null);
    },
    /** These cells were saved; what was typed meanwhile stays. */
    saved(sent: Cells) {
      setCells(Object.fromEntries(Object.entries(cells).filter(([name, text]) => sent[name] !== text)));
      setEarlier([]);
      setErrors({});
    },
  };
}

export type Grid = ReturnType<typeof usePriceGrid>;

const onlyCells = (texts: Cells) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => name.startsWith('cell.')));

function changedIn(stored: readonly ListedPrice[], cells: Cells): string[] {
  const byId = new Map(stored.map((price) => [String(price.id), price]));
  return Object.keys(cells).filter((name) => {
    const [row, column] = placeOf(name);
    return isChanged(byId.get(row), column as GridColumn, cells[name]);
  });
}
