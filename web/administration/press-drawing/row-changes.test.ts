import { expect, test } from 'vitest';
import { BLANK_ROW } from './callout-rows.ts';
import { rowChanges } from './row-changes.ts';

const row = (callout: string, rest: object = {}) => ({ ...BLANK_ROW, callout, part: `P-${callout}`, ...rest });

test('the difference names rows that were added, changed and removed, whatever their order (J4)', () => {
  const stored = [row('1'), row('2', { x: '10', y: '20' }), row('3'), row('4')];
  const typed = [row('4'), row('1 '), row('2', { x: '10', y: '20.5', note: 'left' }), row('5')];
  expect(rowChanges(stored, typed)).toEqual([
    { kind: 'changed', row: typed[2], before: stored[1], fields: ['y', 'note'] },
    { kind: 'added', row: typed[3] },
    { kind: 'removed', row: stored[2] },
  ]);
});

test('of two rows with one number, the equal one is not a difference', () => {
  const [first, second] = [row('1', { fromSerial: '2200-100' }), row('1', { toSerial: '2200-99' })];
  const changed = { ...second, quantity: '2' };
  expect(rowChanges([first, second], [changed, first])).toEqual([
    { kind: 'changed', row: changed, before: second, fields: ['quantity'] },
  ]);
});
