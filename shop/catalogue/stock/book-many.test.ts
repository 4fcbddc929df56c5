import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { products } from '../parts/tables.ts';

const URL = '/api/Stock/BookStockOfParts';
const COUNTS = [
  { part: 'DB-0200', kind: 'count', quantity: 7 },
  { part: 'db 0150', kind: 'count', quantity: 118 },
];

const levelsOf = async ({ shop }: TestShop) =>
  Object.fromEntries(
    (
      await shop.db
        .select({ name: products.name, level: products.stockLevel })
        .from(products)
        .where(inArray(products.name, ['DB-0150', 'DB-0200']))
    ).map(({ name, level }) => [name, level]),
  );

test('stock of many parts is booked in one transaction by part number, each with its line in the audit list (M2, L4)', async ({
  ownShop: shop,
}) => {
  const staff = await shop.asStaff();
  const { status, body } = await staff.post(URL, { bookings: COUNTS });
  expect([status, body]).toEqual([
    200,
    [
      { part: 'DB-0200', stockBefore: 88, stockLevel: 7, refusal: null },
      { part: 'db 0150', stockBefore: 120, stockLevel: 118, refusal: null },
    ],
  ]);
  expect(await levelsOf(shop)).toEqual({ 'DB-0150': 118, 'DB-0200': 7 });
  const noted = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'booked stock of'));
  expect(noted).toHaveLength(2);
});

test('one wrong entry refuses all of them by field, unless the caller takes the others (M2)', async ({
  ownShop: shop,
}) => {
  const staff = await shop.asStaff();
  const before = await levelsOf(shop);
  const bookings = [
    ...COUNTS,
    { part: 'XX-77', kind: 'count', quantity: 1 },
    { part: 'DB-0150', kind: 'count', quantity: 9 },
  ];
  const all = await staff.post(URL, { bookings });
  expect([all.status, all.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
    400,
    ['bookings.2.part', 'bookings.3.part'],
  ]);
  expect(await levelsOf(shop)).toEqual(before);
  const some = await staff.post(URL, { bookings, isPartial: true });
  expect(some.body.slice(2)).toEqual([
    { part: 'XX-77', stockBefore: null, stockLevel: null, refusal: 'There is no part with this number' },
    { part: 'DB-0150', stockBefore: null, stockLevel: null, refusal: 'This part is named twice' },
  ]);
  expect(await levelsOf(shop)).toEqual({ 'DB-0150': 118, 'DB-0200': 7 });
});

test('an adjustment without a reason, an unknown kind and a count below 0 are reported row by row; the others are booked (L4)', async ({
  ownShop: shop,
}) => {
  const staff = await shop.asStaff();
  const wrong = [
    { part: 'DB-0150', kind: 'correction', quantity: 1 },
    { part: 'DB-0025', kind: 'guess', quantity: 1 },
    { part: 'DB-0200', kind: 'count', quantity: -1 },
    { part: 'DB-0200-LL', kind: 'correction', quantity: -1_000_000, reason: 'Lost' },
  ];
  const all = await staff.post(URL, { bookings: wrong });
  expect(all.body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'bookings.0.reason',
    'bookings.1.kind',
    'bookings.2.productQuantity',
  ]);
  const { body } = await staff.post(URL, { bookings: wrong, isPartial: true });
  expect(body.map(({ stockLevel }: { stockLevel: number | null }) => stockLevel)).toEqual([null, null, null, 0]);
  expect(body[3].stockBefore).toBeGreaterThan(0);
});

test('a quantity that is no number, or no entry at all, is refused', async ({ shop }) => {
  const staff = await shop.asStaff();
  const wrong = [[{ part: 'DB-0150', kind: 'count', quantity: '' }], []];
  const answers = await Promise.all(wrong.map((bookings) => staff.post(URL, { bookings, isPartial: true })));
  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
});
