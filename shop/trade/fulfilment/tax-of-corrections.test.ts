import { expect } from 'vitest';
import { type ApiCaller, test } from '#server/testing/test-shop.ts';
import { eq } from 'drizzle-orm';
import { companies } from '../../people/accounts/tables.ts';
import { findAnyOrder } from '../orders/order-queries.ts';
import { taxRates } from '../../base/tax/tables.ts';
import { computeNoTax, computeTax } from '../../base/tax/testing/compute-tax.ts';
import { newOrder } from './testing/counter.ts';

const correct = '/api/Sale/CorrectOrder';
const ship = '/api/Sale/AddShipment';

test.afterEach(({ shop }) => computeNoTax(shop));

const saleOf = async (caller: ApiCaller, orderId: number) =>
  (await caller.get(`/api/Sale/GetSaleByID/${orderId}`)).body;

async function addressIn(caller: ApiCaller, countryID: number, deliveryPostalcode: string): Promise<number> {
  const address = { contactName: 'Goods In', deliveryBuildingNo: '1 Dock', deliveryPostalcode, countryID };
  await caller.post('/api/DeliveryAddress/SaveDeliveryAddress', { ...address, deliveryID: 0 });
  const { body } = await caller.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/1`);
  return body.find((each: { deliveryPostalcode: string }) => each.deliveryPostalcode === deliveryPostalcode).deliveryID;
}

test('a correction keeps the rate of the order’s day, its seller and its rounding (L5, O3)', async ({ shop }) => {
  await computeTax(shop);
  const { orderId, uk, staff } = await newOrder(shop, [5]); // 153.25 and 15 of delivery
  expect((await saleOf(uk, orderId)).tax).toMatchObject({ tax: 33.65, totalWithTax: 201.9 });
  await shop.shop.db.update(taxRates).set({ rateBasisPoints: 9_900 });
  await computeTax(shop, { sellerCountryId: 85, taxRounding: 'order' });
  const { lines } = (await uk.get(`/api/Sale/GetOrderDelivery/${orderId}`)).body;
  const [{ orderLineId }] = lines;
  await staff.post(correct, { orderId, version: 1, lines: [{ orderLineId, quantity: 4 }] });
  expect(await saleOf(uk, orderId)).toMatchObject({
    total: 137.6,
    tax: { taxReason: 'domestic', taxRateBasisPoints: 2_000, tax: 27.52, totalWithTax: 165.12 },
    saleVersion: {
      changes: [
        { what: 'quantity' },
        { what: 'total', beforeAmount: 168.25, afterAmount: 137.6 },
        { what: 'tax', beforeAmount: 33.65, afterAmount: 27.52 },
      ],
    },
  });
  const { placed } = (await uk.get(`/api/Sale/GetOrderVersions/${orderId}`)).body;
  expect(placed.tax).toMatchObject({ taxMinor: 3_365, totalWithTaxMinor: 20_190 });
});

test('a correction to another member state rests on verified VAT numbers only, if the shop says so (D63)', async ({
  ownShop: shop,
}) => {
  const seller = { sellerCountryId: 85, verifiedVatOnly: true };
  await computeTax(shop, seller);
  await shop.shop.db.update(companies).set({ vatNumber: 'FR40303265045' }).where(eq(companies.id, 1));
  const { orderId, uk, staff } = await newOrder(shop, [5]);
  expect((await saleOf(uk, orderId)).tax.taxReason).toBe('export');
  const deliveryAddressId = await addressIn(uk, 78, '75003');
  await staff.post(correct, { orderId, version: 1, deliveryAddressId });
  expect((await saleOf(uk, orderId)).tax.taxReason).toBe('unverified-vat-number');
  await staff.post(correct, { orderId, version: 2, deliveryAddressId: 1 });
  await computeTax(shop, { ...seller, verifiedVatOnly: false });
  await staff.post(correct, { orderId, version: 3, deliveryAddressId });
  expect((await saleOf(uk, orderId)).tax.taxReason).toBe('reverse-charge');
});

test('another address is assessed for tax again, free text does not; an order without tax stays without', async ({
  shop,
}) => {
  const before = await newOrder(shop, [5]);
  await computeTax(shop);
  const { orderId, uk, staff } = await newOrder(shop, [5]);
  await staff.post(correct, { orderId, version: 1, deliveryAddress: '1 Rue de Rivoli\nParis\nFrance' });
  expect((await saleOf(uk, orderId)).tax.taxReason).toBe('domestic');
  const deliveryAddressId = await addressIn(uk, 78, '75002');
  await staff.post(correct, { orderId, version: 2, deliveryAddressId });
  expect((await saleOf(uk, orderId)).tax).toMatchObject({ taxReason: 'export', taxRateBasisPoints: 0, tax: 0 });
  await staff.post(correct, { orderId, version: 3, deliveryAddressId: 1 });
  expect((await saleOf(uk, orderId)).tax).toMatchObject({ taxReason: 'domestic', tax: 33.65 });
  await staff.post(correct, { orderId: before.orderId, version: 1, deliveryAddressId });
  expect(Object.keys(await saleOf(uk, before.orderId))).not.toContain('tax');
});

test.for([
  ['line', 17.59, 230.9],
  ['order', 17.6, 230.91],
] as const)(
  'a delivery charge that is advised later adds its tax, also through a correction: rounded by %s (L3, O3)',
  async ([taxRounding, tax, totalWithTax], { shop }) => {
    // In the United States, where a shop has no charge of its own.
    await computeTax(shop, { sellerCountryId: 237, taxRounding });
    await shop.shop.db.update(taxRates).set({ rateBasisPoints: 825 });
    await shop.shop.refreshHot();
    const { orderId, uk, staff } = await newOrder(shop, [5]);
    const deliveryAddressId = await addressIn(uk, 237, `1000${taxRounding.length}`);
    await staff.post(correct, { orderId, version: 1, deliveryAddressId });
    expect((await saleOf(uk, orderId)).tax).toMatchObject({ taxKind: 'sales-tax', taxReason: 'domestic', tax: 12.64 });
    const { lines } = (await uk.get(`/api/Sale/GetOrderDelivery/${orderId}`)).body;
    const [{ orderLineId }] = lines;
    const sent = { orderId, lines: [{ orderLineId, quantity: 1 }], deliveryMinor: 6_006 };
    expect((await staff.post(ship, sent)).status).toBe(200);
    expect(await saleOf(uk, orderId)).toMatchObject({ total: 213.31, tax: { tax, totalWithTax } });
    await staff.post(correct, { orderId, version: 2, lines: [{ orderLineId, quantity: 3 }] });
    expect(await saleOf(uk, orderId)).toMatchObject({
      deliveryCharge: 60.06,
      total: 152.01,
      tax: { totalWithTax: 164.55 },
    });
    const order = await findAnyOrder(shop.shop.db, orderId);
    expect(order?.tax?.totalWithTaxMinor).toBe((order?.totalMinor ?? 0) + (order?.tax?.taxMinor ?? 0));
  },
);
