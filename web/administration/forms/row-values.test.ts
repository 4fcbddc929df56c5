import { expect, test } from 'vitest';
import { refusalOfRows, seenText, typedRows } from './row-values.ts';

const tapes = { name: 'Tapes', show: '1', home: 'on' };

test('a form with many rows is read row by row, and knows the changed ones', () => {
  const rows = typedRows({
    intent: 'save-list',
    '28.version': '4',
    '28.seen': seenText(tapes),
    '28.show': '1',
    '28.name': 'Tapes',
    '28.home': 'on',
    '22.version': '1',
    '22.seen': seenText({ name: 'Blades', show: '1', home: 'on' }),
    '22.name': 'Blades',
    '22.show': '3',
  });
  expect(rows).toEqual([
    { id: 28, version: 4, values: tapes, isChanged: false },
    { id: 22, version: 1, values: { name: 'Blades', show: '3' }, isChanged: true },
  ]);
});

test('an error in a list is shown next to its row', () => {
  const refusal = {
    status: 400,
    code: 'input.invalid',
    message: '',
    errors: [{ field: 'categories.1.name', message: 'Category name is required' }],
    details: {},
  };
  expect(refusalOfRows(refusal, [{ id: 28 }, { id: 22 }]).errors).toEqual([
    { field: '22.name', message: 'Category name is required' },
  ]);
});
