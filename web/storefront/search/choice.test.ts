import { expect, test } from 'vitest';
import { choiceIn, searchAddress } from './choice.ts';

const TAPE = '23140838-5158-4b2f-93e5-850b7a7bd171';

test('the address contains the selection (A8)', () => {
  expect(choiceIn(`?p=${TAPE.toUpperCase()}&page=2&product=101`)).toEqual({
    categoryGuid: TAPE.toUpperCase(),
    page: 2,
    productId: 101,
  });
});

test.each([
  ['?p=tape'],
  ['?page=0'],
  ['?page=-1'],
  ['?page=two'],
  ['?keyword='],
  ['?keyword=%20'],
  [`?in=${TAPE}`],
  ['?product=x'],
])('an invalid value counts as absent: %s', (search) => {
  expect(choiceIn(search)).toEqual({ page: 1 });
});

test('guids are in upper case in addresses, the first page has no number (A6, A9)', () => {
  expect(searchAddress({ categoryGuid: TAPE, page: 1 })).toBe(`/search?p=${TAPE.toUpperCase()}`);
  expect(searchAddress({ keyword: 'tt 1015', page: 2 })).toBe('/search?keyword=tt+1015&page=2');
  expect(searchAddress({ keyword: 'tt 1015', withinGuid: TAPE })).toBe(
    `/search?keyword=tt+1015&in=${TAPE.toUpperCase()}`,
  );
  expect(searchAddress({})).toBe('/search');
});
