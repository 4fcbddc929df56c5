import { describe, expect, test } from 'vitest';
import { inEnglish } from '#server/testing/in-english.ts';
import type { ProductVariant } from '#shop/catalogue/categories/catalogue.ts';
import { cellErrors, cellsOf, changeByPercent, changesOf, pasteBlock, savesOf, seenField } from './grid.ts';
import { isBlock } from '../forms/sheet-block.ts';

const ANY = { minQuantity: null, packSize: null };
const widths: readonly ProductVariant[] = [
  { id: 501, familyId: 1, details: '25 mm', usdMinor: 2000, gbpMinor: 1650, eurMinor: 1900, ...ANY, version: 3 },
  { id: 502, familyId: 1, details: '50 mm', usdMinor: 3800, gbpMinor: 3100, eurMinor: null, ...ANY, version: 1 },
  { id: 503, familyId: 1, details: '75 mm', usdMinor: 5500, gbpMinor: null, eurMinor: null, ...ANY, version: 1 },
];
const ids = [501, 502, 503];
const cells = cellsOf(widths);

test('the grid shows a missing price as an empty cell (D2)', () => {
  expect(cells).toMatchObject({ '501.eurMinor': '19.00', '502.eurMinor': '', '503.details': '75 mm' });
  expect(changesOf(cells, cells)).toEqual([]);
});

describe('the changes that a save would make', () => {
  test('old, new and the difference; the same price in another notation is no change', () => {
    const typed = {
      ...cells,
      '501.usdMinor': '21',
      '501.gbpMinor': '16,5',
      '502.eurMinor': '36.00',
      '503.details': '76 mm',
    };
    expect(changesOf(cells, typed)).toEqual([
      { id: 501, column: 'usdMinor', before: '20.00', after: '21.00', percent: 5 },
      { id: 502, column: 'eurMinor', before: '', after: '36.00', percent: null },
      { id: 503, column: 'details', before: '75 mm', after: '76 mm', percent: null },
    ]);
  });

  test('only changes are sent, with the version that they were made from', () => {
    const versions = { '501.version': '3', '502.version': '1', '503.version': '1' };
    const sent = { ...cells, ...seenField(widths), ...versions, '501.usdMinor': '21', '502.gbpMinor': '' };
    expect(savesOf(sent)).toEqual([
      { id: 501, version: 3, usdMinor: 2100 },
      { id: 502, version: 1, gbpMinor: null },
    ]);
  });
});

test.each(['', 'nonsense', '[1,{},null]', '{"0":"25 mm"}', '"25 mm"', '[[]]'])(
  'a rewritten hidden field (%s) counts as not sent',
  (seen) => {
    expect(savesOf({ ...cells, seen, '501.usdMinor': '21' })).toEqual([]);
  },
);

describe('a block from a spreadsheet', () => {
  test('goes to the focused cell, in any price notation; excess cells are left out', () => {
    const block = '$40.00\t37,50 €\n1,060\tx\t50\t24\t12\t99\n70\t\n';
    const { cells: pasted, leftOut } = pasteBlock(cells, ids, { id: 502, column: 'usdMinor' }, block);
    expect(leftOut).toBe(2); // the 99 right of the last column and the 70 below the last row
    expect(pasted).toEqual({
      ...cells,
      '502.usdMinor': '40.00',
      '502.eurMinor': '37.50',
      '503.usdMinor': '1060.00',
      '503.eurMinor': 'x',
      '503.gbpMinor': '50.00',
      '503.minQuantity': '24',
      '503.packSize': '12',
    });
  });

  test('a column of twenty prices is one paste', () => {
    const many = Array.from({ length: 20 }, (_, index) => index + 1);
    const block = many.map((price) => `${price}.50`).join('\r\n');
    const { cells: pasted, leftOut } = pasteBlock({}, many, { id: 1, column: 'usdMinor' }, block);
    expect(leftOut).toBe(0);
    expect(Object.keys(pasted)).toHaveLength(20);
    expect(pasted['20.usdMinor']).toBe('20.50');
  });

  test('a quoted cell is one cell, and an empty one clears', () => {
    const { cells: pasted } = pasteBlock(cells, ids, { id: 501, column: 'details' }, '"25 mm\nwith ""liner"""\t\t18\n');
    expect(pasted).toMatchObject({
      '501.details': '25 mm with "liner"',
      '501.usdMinor': '',
      '501.eurMinor': '18.00',
      '502.details': '50 mm',
    });
  });

  test.each([
    ['12.50', false],
    ['12.50\n', false],
    ['12\t13', true],
    ['12\n13', true],
  ])('"%s" from the clipboard is a block: %s', (text, expected) => {
    expect(isBlock(text)).toBe(expected);
  });
});

test('prices change by a percentage, each rounded once; empty ones stay empty (D1)', () => {
  expect(changeByPercent(cells, ids, ['usdMinor', 'eurMinor'], 7.5)).toEqual({
    ...cells,
    '501.usdMinor': '21.50',
    '502.usdMinor': '40.85',
    '503.usdMinor': '59.13', // 59.125
    '501.eurMinor': '20.43', // 20.425
  });
  expect(changeByPercent(cells, [501], ['usdMinor'], -120)['501.usdMinor']).toBe('0.00');
});

test('an error is shown at its cell', () => {
  const typed = { ...cells, '501.details': ' ', '502.usdMinor': 'forty', '503.gbpMinor': '-1' };
  expect(inEnglish(cellErrors(typed))).toEqual({
    '501.details': 'Details are required',
    '502.usdMinor': 'Price in dollars must be an amount with at most two decimals',
    '503.gbpMinor': 'Price in pounds must not be negative',
  });
});
