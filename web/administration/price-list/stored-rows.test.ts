import { expect, test } from 'vitest';
import { storedRowsIn } from './stored-rows.ts';

const ROW = { id: 1, breaks: [{ fromQuantity: 1, unitPriceMinor: 2400, discountPercent: null }] };

test.for([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['breaks that are no list', '{"id":1,"breaks":5}'],
  ['a break without a quantity', '{"id":1,"breaks":[{"unitPriceMinor":5}]}'],
  ['an amount that is a text', '{"id":1,"breaks":[{"fromQuantity":1,"unitPriceMinor":"5"}]}'],
] as const)('a stored row of %s is none', ([, text]) => {
  expect(storedRowsIn({ 'row.1': text, 'row.2': JSON.stringify(ROW) })).toEqual([ROW]);
});
