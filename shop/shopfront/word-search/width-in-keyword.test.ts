import { expect, test } from 'vitest';
import type { ProductVariant } from '../../catalogue/categories/catalogue.ts';
import { searchTerm } from './search-term.ts';
import { widthInKeyword } from './width-in-keyword.ts';
import { vocabularyOf } from './vocabulary.ts';

const variant = (id: number, details: string): ProductVariant => ({
  id,
  familyId: 1,
  version: 0,
  minQuantity: null,
  packSize: null,

  details,
  usdMinor: 0,
  gbpMinor: 0,
  eurMinor: 0,
});
const widths = [variant(1, '25 mm'), variant(2, '50 mm'), variant(3, '75 mm'), variant(4, '310 mm')];
const vocabulary = vocabularyOf([], ['mm', 'inch', 'm']);

test.each([
  ['75 mm tape', 3],
  ['tape 310', 4],
  ['super soft 75mm', 3],
  ['3 inch tape', null],
  ['25 x 75 tape', null],
  ['tape 15 thou', null],
  ['tape 50', null],
  ['tape 50 mm', 2],
  ['50 m tape', null],
])('"%s" asks for that width of TT-1015-50 (I2, B2)', (keyword, id) => {
  expect(widthInKeyword(searchTerm(keyword, vocabulary).demands, 'TT-1015-50', widths)?.id ?? null).toBe(id);
});
