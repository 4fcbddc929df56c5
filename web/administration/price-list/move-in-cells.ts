import type { KeyboardEvent } from 'react';
import { stepOf } from '../variant-prices/move-in-grid.ts';

/** Moves between the cells of a table as in a spreadsheet. Returns whether the key was one for that. */
export function moveInCells(event: KeyboardEvent<HTMLInputElement>): boolean {
  const step = stepOf(event);
  if (step === null) return false;
  event.preventDefault(); // otherwise Enter would submit the form, and the arrows move the caret
  const { currentTarget: input } = event;
  const column = input.name.split('.').at(-1) ?? '';
  const around = step.rows === 0 ? input.closest('tr') : input.closest('table');
  const cells = [...(around?.querySelectorAll<HTMLInputElement>('input[name^="cell."]') ?? [])];
  const line = step.rows === 0 ? cells : cells.filter(({ name }) => name.endsWith(`.${column}`));
  line[line.indexOf(input) + step.rows + step.columns]?.focus();
  return true;
}
