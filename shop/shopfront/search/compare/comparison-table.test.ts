import { expect, test } from 'vitest';
import { comparisonTable } from './comparison-table.ts';

const nothing = { low: null, high: null, word: null, flag: null };
const thickness = { attributeId: 1, name: 'Thickness', unit: 'mm' };
const edge = { attributeId: 2, name: 'Edge', unit: '' };

test('parts are side by side, a row for each attribute, and differences are marked (I5)', () => {
  const rows = comparisonTable(
    [
      { ...nothing, ...thickness, productId: 7, low: 0.15, high: 0.15 },
      { ...nothing, ...thickness, productId: 8, low: 0.2, high: 0.2 },
      { ...nothing, ...edge, productId: 7, word: 'bevel' },
      { ...nothing, ...edge, productId: 8, word: 'bevel' },
    ],
    [8, 7],
  );
  expect(rows.map(({ name, differs }) => [name, differs])).toEqual([
    ['Thickness', true],
    ['Edge', false],
  ]);
  expect(rows[0]?.cells.map((cell) => cell.map(({ low }) => low))).toEqual([[0.2], [0.15]]);
});

test('a missing value is a difference; words match in any order, figures are shown once', () => {
  const rows = comparisonTable(
    [
      { ...nothing, ...thickness, productId: 7, low: 25, high: 25 },
      { ...nothing, ...thickness, productId: 7, low: 25, high: 25 },
      { ...nothing, ...thickness, productId: 7, low: 50, high: 50 },
      { ...nothing, ...edge, productId: 7, word: 'red' },
      { ...nothing, ...edge, productId: 7, word: 'blue' },
      { ...nothing, ...edge, productId: 8, word: 'blue' },
      { ...nothing, ...edge, productId: 8, word: 'red' },
    ],
    [7, 8],
  );
  expect(rows.map(({ cells, differs }) => [cells.map(({ length }) => length), differs])).toEqual([
    [[2, 0], true],
    [[1, 1], false],
  ]);
});

test('a single part differs from nothing', () => {
  expect(comparisonTable([{ ...nothing, ...edge, productId: 7, word: 'red' }], [7])[0]?.differs).toBe(false);
});
