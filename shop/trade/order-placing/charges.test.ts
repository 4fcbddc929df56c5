import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { cartWith, partIds } from '../cart/testing/fill-cart.ts';
import { productCategories } from '../../catalogue/parts/tables.ts';
import type { ChargeRule } from '../../base/money/charges.ts';
import { settings } from '../../base/settings/tables.ts';
import { computeNoTax, computeTax } from '../../base/tax/testing/compute-tax.ts';
import { ADDRESS, place } from '../orders/testing/buying.ts';

const LINE = { part: 'DB-0150', quantity: 3 }; // 91.02 in pounds, class 2

async function charge(shop: TestShop, charges: readonly ChargeRule[]): Promise<void> {
  await shop.shop.db.update(settings).set({ charges });
  await shop.shop.refreshHot();
}

/** 7.50 for goods below 100.00, and 12.00 for parts of the blades' category, in pounds. */
async function chargeBoth(shop: TestShop): Promise<void> {
  const { productID } = await partIds(shop, { part: 'DB-0150' });
  const [row] = await shop.shop.db.select().from(productCategories).where(eq(productCategories.productId, productID));
  await charge(shop, [
    { kind: 'small-order', currency: 2, amountMinor: 750, belowMinor: 10_000, categoryId: null },
    { kind: 'hazardous-goods', currency: 2, amountMinor: 1_200, belowMinor: null, categoryId: row?.categoryId ?? 0 },
  ]);
}

test.afterEach(async ({ shop }) => {
  await charge(shop, []);
  await computeNoTax(shop);
});

test('charges are in quote and order beside the delivery, taxed, and stay through corrections and later settings (D60, L5)', async ({
  shop,
}) => {
  await chargeBoth(shop);
  await computeTax(shop);
  const uk = await shop.as('uk@converter.test');
  const cartGuid = await cartWith(shop, uk, LINE);
  const { body: quote } = await uk.post('/api/Sale/GetQuote', { cartGuid, deliveryAddressId: ADDRESS.uk });
  expect(quote).toMatchObject({ totalMinor: 12_552, tax: { taxMinor: 2_510, totalWithTaxMinor: 15_062 } });
  const { body: orderId } = await place(uk, cartGuid, ADDRESS.uk);
  await charge(shop, []);
  const sale = async () => (await uk.get(`/api/Sale/GetSaleByID/${orderId}`)).body;
  const charges = [
    { kind: 'delivery', amount: 15, isTaxed: true },
    { kind: 'small-order', amount: 7.5, isTaxed: true },
    { kind: 'hazardous-goods', amount: 12, isTaxed: true },
  ];
  expect(await sale()).toMatchObject({ subTotal: 91.02, deliveryCharge: 15, adjustments: charges, total: 125.52 });

  const staff = await shop.asStaff();
  const { lines } = (await uk.get(`/api/Sale/GetOrderDelivery/${orderId}`)).body;
  await staff.post('/api/Sale/CorrectOrder', {
    orderId,
    version: 1,
    lines: [{ orderLineId: lines[0].orderLineId, quantity: 2 }],
  });
  expect(await sale()).toMatchObject({
    subTotal: 60.68,
    adjustments: charges,
    total: 95.18,
    tax: { tax: 19.04, totalWithTax: 114.22 },
  });
});

test('an order that is placed for a total without a new charge is refused, and nothing is written (D60, D12)', async ({
  shop,
}) => {
  const uk = await shop.as('uk@converter.test');
  const cart = await cartWith(shop, uk, LINE);
  await chargeBoth(shop);
  const refused = await place(uk, cart, ADDRESS.uk, { expectedTotal: 106.02 });
  expect([refused.status, refused.body.code]).toEqual([409, 'order.total-changed']);
});

test('staff set charges by the documented call; a save that does not name them keeps them, an unknown kind is refused (D60)', async ({
  shop,
}) => {
  const staff = await shop.asStaff();
  const saved = {
    priceReading: 'discount',
    awardReading: 'storefront',
    tapeShopHost: 'tape.pressline.test',
    deliveryUnitedKingdom: '15.00',
    deliveryEurope: '42.00',
    minimumSpend: '50.00',
    staffEmail: 'counter@pressline.test',
    staffSecondFactor: 'no',
  };
  const rule = { kind: 'small-order', currency: 2, amount: 7.5, below: 100, categoryID: null };
  const save = async (charges: object) =>
    (await staff.post('/api/Settings/SaveSettings', { ...saved, ...charges })).status;
  const read = async () => (await shop.shop.db.select({ charges: settings.charges }).from(settings))[0]?.charges;
  const kept = [{ kind: 'small-order', currency: 2, amountMinor: 750, belowMinor: 10_000, categoryId: null }];
  expect(await save({ charges: [rule] })).toBe(200);
  expect(await read()).toEqual(kept);
  expect(await save({})).toBe(200);
  expect(await read()).toEqual(kept);
  expect(await save({ charges: [{ ...rule, kind: 'delivery' }] })).toBe(400);
  expect(await save({ charges: [{ ...rule, categoryID: 999_999 }] }), 'a category that does not exist').toBe(400);
  expect(await read()).toEqual(kept);
});
