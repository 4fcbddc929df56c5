import { expect, test } from 'vitest';
import { type PartOfOrder, pickRowsOf } from './pick-list.ts';

const part = (given: Partial<PartOfOrder>): PartOfOrder => ({
  reference: 'MA001001',
  orderLineId: 1,
  productId: 139,
  productName: 'DB-0150',
  variantDetails: null,
  storageBin: 'B-2',
  toPick: 3,
  missing: 0,
  stockLevel: 10,
  ...given,
});

test('bins are sorted by their numbers, parts without a bin come last (L2)', () => {
  const rows = pickRowsOf([
    part({ storageBin: '' }),
    part({ storageBin: 'B-10', productId: 140 }),
    part({ storageBin: 'A-9', productId: 141 }),
    part({ storageBin: 'B-2', productId: 142 }),
  ]);
  expect(rows.map(({ storageBin }) => storageBin)).toEqual(['A-9', 'B-2', 'B-10', '']);
});

test('one part for two orders is one walk, with the units of each (L2)', () => {
  const [row, ...others] = pickRowsOf([part({}), part({ reference: 'MA001002', toPick: 2, missing: 1 })]);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    toPick: 5,
    missing: 1,
    orders: [
      { reference: 'MA001001', toPick: 3 },
      { reference: 'MA001002', toPick: 2 },
    ],
  });
});

test('two widths of one part are two rows', () => {
  const rows = pickRowsOf([part({ variantDetails: '50 mm' }), part({ variantDetails: '25 mm' })]);
  expect(rows.map(({ variantDetails }) => variantDetails)).toEqual(['25 mm', '50 mm']);
});
