import { expect, test } from 'vitest';
import { askedQuantities } from './quantity-columns.tsx';

test.for([
  ['5 25, 50;100', [5, 25, 50, 100]],
  ['', []],
  ['5 ten', []],
  ['2.5', []],
  ['0', []],
  ['1000000', []],
] as const)('columns asked for by %j: %j', ([typed, quantities]) => {
  expect(askedQuantities(`?${new URLSearchParams({ quantities: typed }).toString()}`)).toEqual(quantities);
});
