import { expect, test } from 'vitest';
import { compareAddress, listIn, partsIn } from './compared-parts.ts';

test('the address contains the compared parts, each once (I5)', () => {
  expect(partsIn(new URLSearchParams('part=141&part=140&part=141&part=x&part=0'))).toEqual([141, 140]);
  expect(compareAddress([141, 140])).toBe('/Compare?part=141&part=140');
  expect(compareAddress([])).toBe('/Compare');
});

test('the list that offers parts is that of the search (I5)', () => {
  expect(listIn(new URLSearchParams('p=ABC&type=4&page=2&part=140'))).toEqual({
    categoryGuid: 'ABC',
    filters: 'p=ABC&type=4&page=2&part=140',
    page: 2,
  });
  expect(listIn(new URLSearchParams('keyword=blade&page=x'))).toMatchObject({ keyword: 'blade', page: 1 });
  expect(listIn(new URLSearchParams('part=140&type=4'))).toBeNull();
});
