import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packed, unpacked } from './page-data.ts';

const written = (data: unknown) => JSON.parse(JSON.stringify(data));

test('a list names its fields once, and says once what is the same in all rows, or in two columns', () => {
  const parts = [
    { id: 1, name: 'DB-0025', price: { minor: 2500, currency: 1 }, ownNumber: null, low: 25, high: 25 },
    { id: 2, name: 'DB-0150', price: { minor: 4800, currency: 1 }, ownNumber: null, low: 150, high: 150 },
  ];
  expect(packed({ parts })).toEqual({
    parts: {
      '#rows': 2,
      id: [1, 2],
      name: ['DB-0025', 'DB-0150'],
      price: { '#rows': 2, minor: [2500, 4800], currency: { '#all': 1 } },
      ownNumber: { '#all': null },
      low: [25, 150],
      high: { '#like': 'low' },
    },
  });
  expect(unpacked(written(packed({ parts })))).toEqual({ parts });
});

test.for([
  ['rows with other fields', [{ a: 1 }, { b: 1 }]],
  ['a row with one field more', [{ a: 1 }, { a: 1, b: 2 }]],
  ['a row of one', [{ a: 1 }]],
  ['rows without fields', [{}, {}]],
  [
    'columns that are alike but for one row',
    [
      { a: 1, b: 1 },
      { a: 2, b: 3 },
    ],
  ],
  [
    'columns of equal things',
    [
      { a: [1], b: [1] },
      { a: [2], b: [2] },
    ],
  ],
  ['values', [1, 'two', null, [3]]],
  ['a row that lacks what is undefined', [{ a: 1, b: undefined }, { a: 2 }]],
  ['lists in rows', [{ a: [{ b: 1 }, { b: 1 }] }, { a: [] }]],
] as const)('%s come back as they were', ([, data]) => {
  expect(unpacked(written(packed(data)))).toEqual(written(data));
});

test('whatever JSON can say comes back as it was', () => {
  const row = fc.record({ a: fc.jsonValue(), b: fc.option(fc.integer()), c: fc.array(fc.record({ d: fc.string() })) });
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(row)), (data) => {
      const plain = written(data);
      expect(unpacked(written(packed(plain)))).toEqual(plain);
    }),
  );
});
