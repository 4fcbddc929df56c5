import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { lastNotes } from './testing/staff-at-work.ts';

const save = '/api/SubProductVariant/SaveProductVariantsBulk';
const read = '/api/SubProductVariant/GetAllBySubProductVariantID';

describe('staff save the widths of a family (E8)', () => {
  test('the whole list as it was read, prices changed, and a customer pays the new ones at once', async ({
    ownShop: shop,
  }) => {
    const [staff, customer] = [await shop.asStaff(), await shop.as('us@converter.test')];
    const { body: widths } = await staff.get(`${read}/1`);
    const raised = widths.map((width: { productVariantPriceDollar: number }, index: number) => ({
      ...width,
      productVariantPriceDollar: width.productVariantPriceDollar + index + 1,
    }));
    expect((await staff.post(save, raised)).body).toBe(1);
    const { body: after } = await customer.get(`${read}/1`);
    expect(
      after.slice(0, 3).map((width: { productVariantPriceDollar: number }) => width.productVariantPriceDollar),
    ).toEqual([21, 40, 58]);
    expect(after.length).toBe(widths.length);
  });

  test('each of the three prices and the text; 0 and nothing mean none of its own (D2)', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { body } = await staff.post(save, [
      {
        subProductVariantID: 502,
        productVariantDetails: '50 mm, liner',
        productVariantPriceDollar: '41.25',
        productVariantPriceEuro: '',
        productVariantPriceGBP: 0,
      },
    ]);
    expect(body).toBe(1);
    const width = shop.shop
      .hot()
      .families.get(1)
      ?.variants.find(({ id }) => id === 502);
    expect(width).toMatchObject({
      details: '50 mm, liner',
      usdMinor: 4125,
      eurMinor: null,
      gbpMinor: null,
      familyId: 1,
    });
  });

  test('the changed ones are audited, one by one; the others get no new version (E16)', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { variants } = shop.shop.hot().families.get(2) ?? { variants: [] };
    const list = variants.map(({ id, usdMinor }, index) => ({
      productVariantID: id,
      productVariantPriceDollar: ((usdMinor ?? 0) + (index === 0 ? 100 : 0)) / 100,
    }));
    await staff.post(save, list);
    const after = shop.shop.hot().families.get(2)?.variants ?? [];
    expect(after.map(({ version }) => version)).toEqual(
      variants.map(({ version }, index) => version + (index === 0 ? 1 : 0)),
    );
    const [note, earlier] = await lastNotes(shop, 2);
    expect(note).toMatchObject({ action: 'saved', entity: 'variant prices', entityId: String(variants[0]?.id) });
    expect(earlier?.entityId).not.toBe(String(variants[1]?.id));
  });

  test('an unknown, invalid or otherwise changed one leaves all of them unchanged', async ({ shop }) => {
    const staff = await shop.asStaff();
    const before = shop.shop.hot().families.get(1)?.variants ?? [];
    const [first, second] = before;
    const list = (other: object) => [{ productVariantID: first?.id, productVariantPriceDollar: 1 }, other];
    const unknown = await staff.post(save, list({ productVariantID: 99_999 }));
    const wrong = await staff.post(save, list({ productVariantID: second?.id, productVariantPriceGBP: -1 }));
    const stale = await staff.post(save, list({ productVariantID: second?.id, version: 0 }));
    expect([unknown.status, wrong.status, stale.status]).toEqual([404, 400, 409]);
    expect(wrong.body.errors).toEqual([
      { field: '[1].productVariantPriceGBP', message: 'Price in pounds must not be negative' },
    ]);
    expect(stale.body.current).toMatchObject({ id: second?.id });
    expect(shop.shop.hot().families.get(1)?.variants).toEqual(before);
  });
});

test.for([
  ['productVariantID', 'The number of the width must be a whole number', 0],
  ['productVariantPriceDollar', 'Price in dollars must be an amount with at most two decimals', 0.001],
  ['productVariantPriceEuro', 'Price in euro must be an amount with at most two decimals', 'ten'],
  ['productVariantPriceGBP', 'Price in pounds must be at most 10,000,000', 1e9],
  ['productVariantDetails', 'Details are required', ' '],
  ['productVariantDetails', 'Too many characters', 'x'.repeat(101)],
] as const)('a width is refused: %s: %s (C9)', async ([field, message, value], { shop }) => {
  const { status, body } = await (await shop.asStaff()).post(save, [{ productVariantID: 501, [field]: value }]);
  expect([status, body.errors]).toEqual([400, [{ field: `[0].${field}`, message }]]);
});
