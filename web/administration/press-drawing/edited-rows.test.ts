import { expect, test } from 'vitest';
import { BLANK_ROW } from './callout-rows.ts';
import { type EditedRows, editRows, type RowEdit } from './edited-rows.ts';

const row = (rest: object = {}) => ({ ...BLANK_ROW, callout: '1', ...rest });
const apply = (edits: readonly RowEdit[]) =>
  edits.reduce<EditedRows>(editRows, { rows: [row()], past: [], cells: null }).rows;

const typeNote = (note: string): RowEdit => ({ kind: 'change', index: 0, values: { note } });
const place = (x: string): RowEdit => ({ kind: 'change', index: 0, values: { x, y: '5' } });
const undo: RowEdit = { kind: 'undo' };

test.each([
  ['what was typed in one cell is one step', [typeNote('l'), typeNote('le'), undo], [row()]],
  ['another cell is another step', [typeNote('l'), place('10'), undo], [row({ note: 'l' })]],
  ['two steps are taken back one by one', [typeNote('l'), place('10'), undo, undo], [row()]],
  ['rows that were added go again', [{ kind: 'replace', by: (rows) => [...rows, BLANK_ROW] }, undo], [row()]],
  ['without a step nothing changes', [undo], [row()]],
] as const satisfies readonly (readonly [string, readonly RowEdit[], unknown])[])(
  'undo in the parts list: %s (J4)',
  (_, edits, rows) => {
    expect(apply(edits)).toEqual(rows);
  },
);
