import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeCell, unescapeCell } from './spreadsheet-csv.ts';

test.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a part number that begins with a minus', '-40 °C grease', "'-40 °C grease"],
  ['a plus', '+49 lines', "'+49 lines"],
  ['an at', '@home', "'@home"],
  ['a tab', '\tTape', "'\tTape"],
  ['a full-width equals sign', '\uFF1D1', "'\uFF1D1"],
  ['an apostrophe that was there before', "'=1", "''=1"],
  ['a harmless text', 'DB-0150', 'DB-0150'],
  ['a harmless apostrophe', "'s", "'s"],
  ['nothing', '', ''],
])('%s is exported safely and imported unchanged', (_, text, cell) => {
  expect(escapeCell(text)).toBe(cell);
  expect(unescapeCell(cell)).toBe(text);
});

test('every text comes back unchanged', () => {
  const begun = fc.tuple(fc.constantFrom('', "'", "''", '=', '-', '\r'), fc.string()).map((parts) => parts.join(''));
  fc.assert(fc.property(begun, (text) => unescapeCell(escapeCell(text)) === text));
});

test('input without the apostrophe is taken unchanged', () => {
  expect(unescapeCell('-40 °C grease')).toBe('-40 °C grease');
});
