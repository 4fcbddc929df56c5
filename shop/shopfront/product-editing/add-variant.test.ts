import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { lastNotes } from './testing/staff-at-work.ts';

const add = '/api/SubProductVariant/AddProductVariant';
const read = '/api/SubProductVariant/GetAllBySubProductVariantID';

test('a new width comes last, a customer sees it at its price, and it is audited (E8, E16)', async ({ shop }) => {
  const [staff, customer] = [await shop.asStaff(), await shop.as('us@converter.test')];
  const { body: before } = await customer.get(`${read}/1`);
  const wide = { productSuperVariantID: 1, productVariantDetails: ' 600 mm ', productVariantPriceDollar: '410.50' };
  expect((await staff.post(add, wide)).body).toBe(1);
  const { body: after } = await customer.get(`${read}/1`);
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)).toMatchObject({ productVariantDetails: '600 mm', productVariantPriceDollar: 410.5 });
  const [note] = await lastNotes(shop, 1);
  expect(note).toMatchObject({ action: 'added', entity: 'variant prices' });
});

test('several added at once all get their own position', async ({ shop }) => {
  const staff = await shop.asStaff();
  const names = Array.from({ length: 10 }, (_, each) => `${each} inch`);
  const added = await Promise.all(
    names.map((name) => staff.post(add, { productSuperVariantID: 2, productVariantDetails: name })),
  );
  expect(added.map(({ status }) => status)).toEqual(names.map(() => 200));
  const variants = shop.shop.hot().families.get(2)?.variants ?? [];
  expect(
    variants
      .slice(-10)
      .map(({ details }) => details)
      .toSorted(),
  ).toEqual(names);
  expect(variants[0]?.details).not.toContain('inch');
});

test.for([
  [{ productVariantDetails: '' }, 400, 'productVariantDetails', 'Details are required'],
  [{ productVariantDetails: 'x'.repeat(101) }, 400, 'productVariantDetails', 'Too many characters'],
  [{ productVariantPriceGBP: -1 }, 400, 'productVariantPriceGBP', 'Price in pounds must not be negative'],
  [{ productSuperVariantID: 3 }, 404, undefined, undefined],
  [{ productSuperVariantID: 40_000 }, 404, undefined, undefined],
] as const)(
  'an invalid one is refused and adds nothing: %j (C9)',
  async ([wrong, status, field, message], { shop }) => {
    const staff = await shop.asStaff();
    const before = shop.shop.hot().families;
    const answer = await staff.post(add, { productSuperVariantID: 1, productVariantDetails: '1 mm', ...wrong });
    expect([answer.status, answer.body.errors?.[0]]).toEqual([status, field && { field, message }]);
    expect(shop.shop.hot().families).toEqual(before);
  },
);
