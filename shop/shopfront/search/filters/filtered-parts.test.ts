import { describe, expect, test } from 'vitest';
import type { ListedParts, ListedValue } from './listed-parts.ts';
import { FilteredParts } from './filtered-parts.ts';
import { NONE_DEMOTED } from '../../word-search/demoted-parts.ts';

const THICKNESS = 1;
const EDGE = 2;
const PARTS = 100;
const at = (is: (place: number) => boolean) => Array.from({ length: PARTS }, (_, place) => place).filter(is);

// A hundred parts numbered from 1000: the even ones of type 7, the odd ones without a type; those divisible by ten are
// not for sale everywhere.
const isEven = (place: number) => place % 2 === 0;
const isTenth = (place: number) => place % 10 === 0;
const list: ListedParts = {
  ids: Array.from({ length: PARTS }, (_, place) => 1000 + place),
  kinds: [
    { typeId: 7, award: 2, onlyIn: [], places: at(isTenth) },
    { typeId: 7, award: 0, onlyIn: [23], places: at((place) => isEven(place) && !isTenth(place)) },
    { typeId: null, award: 0, onlyIn: [], places: at((place) => !isEven(place)) },
  ],
};
const figure = (low: number, high: number, places: number[]): ListedValue => ({
  attributeId: THICKNESS,
  low,
  high,
  word: null,
  places,
});
const word = (text: string, places: number[]): ListedValue => ({
  attributeId: EDGE,
  low: null,
  high: null,
  word: text,
  places,
});
const values = [
  figure(
    0.1,
    0.1,
    at((place) => place % 4 === 0),
  ),
  figure(
    0.2,
    0.4,
    at((place) => place % 4 === 2),
  ),
  word(
    'bevel',
    at((place) => place % 8 === 0),
  ),
  word(
    'flat',
    at((place) => place % 8 === 4),
  ),
];
const asked = (attributeId: number, low: number | null, high: number | null, text: string | null = null) => ({
  attributeId,
  low,
  high,
  word: text,
});
const narrowed = (typeId: number | null, ...conditions: ReturnType<typeof asked>[]) =>
  new FilteredParts(list, values, { typeId, conditions, sort: null });
const everything = { limit: PARTS, offset: 0 };

describe('the parts left by filters', () => {
  test('without any, all', () => {
    expect(narrowed(null).count).toBe(PARTS);
    expect(narrowed(null).page(null, NONE_DEMOTED, everything)).toEqual([...list.ids]);
  });

  test('of a type, only its parts', () => {
    expect(narrowed(7).count).toBe(50);
    expect(narrowed(8).count).toBe(0);
  });

  test('for several values of an attribute any of them, for several attributes each of them', () => {
    expect(narrowed(null, asked(EDGE, null, null, 'bevel'), asked(EDGE, null, null, 'flat')).count).toBe(25);
    expect(narrowed(null, asked(EDGE, null, null, 'bevel'), asked(THICKNESS, 0.1, 0.1)).count).toBe(13);
    expect(narrowed(null, asked(EDGE, null, null, 'bevel'), asked(THICKNESS, 0.2, 0.2)).count).toBe(0);
    expect(narrowed(null, asked(99, 1, 1)).count).toBe(0);
  });

  test.for([
    ['touches it from below', 0.15, 0.2, 25],
    ['touches it from above', 0.4, 9, 25],
    ['lies within it', 0.25, 0.3, 25],
    ['lies next to it', 0.41, 9, 0],
    ['lies between two', 0.11, 0.19, 0],
  ] as const)('a range that %s', ([, low, high, count]) => {
    expect(narrowed(null, asked(THICKNESS, low, high)).count).toBe(count);
  });

  test('for a filtered attribute, all that the other filters leave', () => {
    const left = narrowed(null, asked(EDGE, null, null, 'bevel'), asked(THICKNESS, 0.1, 0.1));
    const flat = values[3]?.places ?? [];
    const countIn = (places: ReadonlySet<number>) => flat.filter((place) => places.has(place)).length;
    expect([left.without(EDGE), left.without(THICKNESS), left.places].map(countIn)).toEqual([12, 0, 0]);
  });

  test('page by page in any order, with unavailable parts last', () => {
    const backwards = at(() => true).toReversed();
    const left = narrowed(7);
    const pages = [0, 20, 40].map((offset) =>
      left.page(backwards, { awards: [2], categoryIds: [] }, { limit: 20, offset }),
    );
    const ids = [...list.ids].toReversed().filter((id) => isEven(id));
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 10]);
    expect(pages.flat()).toEqual([...ids.filter((id) => !isTenth(id)), ...ids.filter(isTenth)]);
    const elsewhere = left.page(null, { awards: [], categoryIds: [23, 24] }, { limit: 11, offset: 0 });
    expect(elsewhere).toEqual([1000, 1010, 1020, 1030, 1040, 1050, 1060, 1070, 1080, 1090, 1002]);
  });
});
