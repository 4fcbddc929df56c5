import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { companies } from '../../people/accounts/tables.ts';
import { cartWith } from '../cart/testing/fill-cart.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { computeNoTax, computeTax, DE, GB, US } from '../../base/tax/testing/compute-tax.ts';
import { taxRates } from '../../base/tax/tables.ts';
import { asked, companyOfThree, stampOfRequest } from '../approvals/testing/requests.ts';
import { orderOf, place } from '../orders/testing/buying.ts';
import { orders } from '../orders/tables.ts';

const LINE = { part: 'DB-0150', quantity: 3 }; // 91.02 in pounds, class 2
const FR = 78;
const CH = 216;
const NO = 166;
const JP = 113;

/** A company with an address to deliver to, and its VAT number as stored. */
async function buyerTo(shop: TestShop, countryID: number, deliveryPostalcode: string, vatNumber = '') {
  const person = await newCustomer(shop);
  await shop.shop.db
    .update(companies)
    .set({ vatNumber, eoriNumber: vatNumber === '' ? '' : `${vatNumber}000` })
    .where(eq(companies.id, person.companyId));
  const buyer = await shop.as(person.userEmail, person.userPass);
  const address = { contactName: 'Goods In', deliveryBuildingNo: '1 Dock', deliveryPostalcode, countryID };
  await buyer.post('/api/DeliveryAddress/SaveDeliveryAddress', { ...address, deliveryID: 0 });
  const { body } = await buyer.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${person.id}`);
  return { buyer, person, addressId: body[0].deliveryID as number };
}

const verify = async (staff: ApiCaller, companyId: number, vatNumber = 'FR40303265045') => {
  const { status } = await staff.post('/api/Company/VerifyVatNumber', { companyId, vatNumber, isVerified: true });
  if (status !== 200) throw new Error(`Not verified: ${status}`);
};

const saleOf = async (caller: ApiCaller, orderId: number) =>
  (await caller.get(`/api/Sale/GetSaleByID/${orderId}`)).body;

describe('a shop that computes no tax', () => {
  test('answers orders and quotes without it, and keeps none (O3)', async ({ shop }) => {
    const { buyer, addressId } = await buyerTo(shop, GB, 'M1 1AA', 'GB980780684');
    const cart = await cartWith(shop, buyer, LINE);
    const { body: quote } = await buyer.post('/api/Sale/GetQuote', { cartGuid: cart, deliveryAddressId: addressId });
    expect(Object.keys(quote)).not.toContain('tax');
    const { body: orderId } = await place(buyer, cart, addressId);
    expect(Object.keys(await saleOf(buyer, orderId))).not.toContain('tax');
    const [row] = await shop.shop.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row).toMatchObject({ vatNumber: null, taxReason: null, taxMinor: null, sellerVatNumber: null });
  });
});

describe('a shop that computes tax', () => {
  test.afterEach(({ shop }) => computeNoTax(shop));

  test.for([
    [GB, 'in Great Britain', GB, 'M1 1AA', '', 'domestic', 2_000, 21.2, 127.22],
    [GB, 'in Northern Ireland', GB, 'BT1 5GS', 'XI980780684', 'domestic', 2_000, 21.2, 127.22],
    [GB, 'in the Union', DE, '50667', 'DE136695976', 'export', 0, 0, 133.02],
    [GB, 'in Switzerland', CH, '8001', '', 'export', 0, 0, 133.02],
    [GB, 'in Norway', NO, '0150', '', 'export', 0, 0, 133.02],
    [GB, 'in the United States', US, '10001', '', 'export', 0, 0, 91.02],
    [GB, 'in Japan', JP, '100-0001', '', 'export', 0, 0, 91.02],
    [DE, 'in Germany', DE, '50667', 'FR40303265045', 'domestic', 1_900, 25.27, 158.29],
    [DE, 'in the Union without a number', FR, '75001', '', 'no-vat-number', 1_900, 25.27, 158.29],
    [DE, 'in the Union with a number', FR, '75001', 'FR40303265045', 'reverse-charge', 0, 0, 133.02],
    [
      DE,
      'in the Union with a number of the seller’s country',
      FR,
      '75001',
      'DE136695976',
      'no-vat-number',
      1_900,
      25.27,
      158.29,
    ],
    [DE, 'in Northern Ireland', GB, 'BT1 5GS', 'XI980780684', 'reverse-charge', 0, 0, 106.02],
    [
      DE,
      'in Northern Ireland with a British number',
      GB,
      'BT1 5GS',
      'GB980780684',
      'no-vat-number',
      1_900,
      20.14,
      126.16,
    ],
    [DE, 'in Great Britain', GB, 'M1 1AA', 'GB980780684', 'export', 0, 0, 106.02],
    [DE, 'in Switzerland', CH, '8001', 'CHE116281710', 'export', 0, 0, 133.02],
    [DE, 'in the United States', US, '10001', '', 'export', 0, 0, 91.02],
    [US, 'in the United States without nexus', US, '10001', '', 'none', 0, 0, 91.02],
    [US, 'in the Union', FR, '75001', 'FR40303265045', 'export', 0, 0, 133.02],
  ] as const)(
    'whose country is %i sells to a company %s (O3)',
    async (
      [sellerCountryId, , country, postcode, vatNumber, taxReason, taxRateBasisPoints, tax, totalWithTax],
      { shop },
    ) => {
      await computeTax(shop, { sellerCountryId });
      const { buyer, addressId } = await buyerTo(shop, country, postcode, vatNumber);
      const expected = { taxReason, taxRateBasisPoints, tax, totalWithTax, vatNumber };
      const cart = await cartWith(shop, buyer, LINE);
      const asks = { cartGuid: cart, deliveryAddressId: addressId };
      expect((await buyer.post('/api/Sale/GetQuote', asks)).body.tax).toMatchObject({
        taxReason,
        taxMinor: Math.round(tax * 100),
        totalWithTaxMinor: Math.round(totalWithTax * 100),
      });
      const { body: orderId } = await place(buyer, cart, addressId);
      expect((await saleOf(buyer, orderId)).tax).toMatchObject(expected);
    },
  );

  test('an order is refused if only its tax has changed since the buyer saw it, and nothing is written (O3, D12)', async ({
    shop,
  }) => {
    await computeTax(shop, {});
    const { buyer, addressId } = await buyerTo(shop, GB, 'M1 1AA', '');
    const cart = await cartWith(shop, buyer, LINE);
    const seen = { expectedTotal: 106.02, expectedTotalWithTax: 124.57 };
    const refused = await place(buyer, cart, addressId, seen);
    expect([refused.status, refused.body.code]).toEqual([409, 'order.total-changed']);
    expect((await place(buyer, cart, addressId, { ...seen, expectedTotalWithTax: 127.22 })).status).toBe(200);
  });

  test('stamps the numbers of both sides as they are then; later changes leave them', async ({ shop }) => {
    await computeTax(shop, { sellerVatNumber: 'GB980780684', sellerEoriNumber: 'GB980780684000' });
    const { buyer, person, addressId } = await buyerTo(shop, GB, 'M1 1AA', 'GB980780684');
    const orderId = await orderOf(shop, buyer, addressId, [LINE]);
    await shop.shop.db
      .update(companies)
      .set({ vatNumber: '', eoriNumber: '' })
      .where(eq(companies.id, person.companyId));
    await shop.shop.db.update(taxRates).set({ rateBasisPoints: 9_900 });
    await computeTax(shop, { sellerCountryId: DE, sellerVatNumber: 'DE136695976', taxRounding: 'order' });
    expect((await saleOf(buyer, orderId)).tax).toMatchObject({
      taxKind: 'vat',
      taxReason: 'domestic',
      taxRateBasisPoints: 2_000,
      tax: 21.2,
      totalWithTax: 127.22,
      vatNumber: 'GB980780684',
      eoriNumber: 'GB980780684000',
      sellerVatNumber: 'GB980780684',
      sellerEoriNumber: 'GB980780684000',
      taxLabel: 'VAT 20\u00a0%',
      totalWithTaxLabel: 'Total with VAT',
      taxNotes: [
        'Customer VAT number: GB980780684',
        'Customer EORI number: GB980780684000',
        'Our VAT number: GB980780684',
        'Our EORI number: GB980780684000',
      ],
    });
    await computeNoTax(shop);
    expect((await saleOf(buyer, orderId)).tax.tax).toBe(21.2);
  });

  test('a VAT number that nobody verified marks its order until staff verify that very number (D63)', async ({
    shop,
  }) => {
    await computeTax(shop, { sellerCountryId: DE });
    const { buyer, person, addressId } = await buyerTo(shop, FR, '75001', 'FR40303265045');
    const orderId = await orderOf(shop, buyer, addressId, [LINE]);
    expect((await saleOf(buyer, orderId)).tax.taxReason).toBe('reverse-charge');
    const staff = await shop.asStaff();
    const flags = async () => {
      const queue = (await staff.get(`/api/Sale/GetOrderQueue?search=MA00${orderId}`)).body;
      const progress = (await staff.get(`/api/Sale/GetOrderProgress/${orderId}`)).body;
      return [queue[0].isVatUnverified, progress.isVatUnverified];
    };
    expect(await flags()).toEqual([true, true]);
    await verify(staff, person.companyId);
    expect(await flags()).toEqual([false, false]);
    await shop.shop.db.update(companies).set({ vatNumber: 'BE0428759497' }).where(eq(companies.id, person.companyId));
    await verify(staff, person.companyId, 'BE0428759497');
    expect(await flags()).toEqual([true, true]);
    const domestic = await buyerTo(shop, DE, '50667', 'DE136695976');
    const other = await orderOf(shop, domestic.buyer, domestic.addressId, [LINE]);
    expect((await staff.get(`/api/Sale/GetOrderProgress/${other}`)).body.isVatUnverified).toBe(false);
  });

  test('“verified numbers only” charges tax until staff verify the number, and says so (D63)', async ({ shop }) => {
    await computeTax(shop, { sellerCountryId: DE, verifiedVatOnly: true });
    const { buyer, person, addressId } = await buyerTo(shop, FR, '75001', 'FR40303265045');
    const cart = await cartWith(shop, buyer, LINE);
    const quote = async () =>
      (await buyer.post('/api/Sale/GetQuote', { cartGuid: cart, deliveryAddressId: addressId })).body.tax;
    expect(await quote()).toMatchObject({
      taxReason: 'unverified-vat-number',
      taxMinor: 2_527,
      totalWithTaxMinor: 15_829,
      taxNotes: expect.arrayContaining(['VAT is charged because your company’s VAT number has not been verified yet.']),
    });
    const { body: orderId } = await place(buyer, await cartWith(shop, buyer, LINE), addressId);
    const kept = { taxReason: 'unverified-vat-number', tax: 25.27, vatNumber: 'FR40303265045' };
    expect((await saleOf(buyer, orderId)).tax).toMatchObject(kept);
    const staff = await shop.asStaff();
    await verify(staff, person.companyId);
    expect(await quote()).toMatchObject({ taxReason: 'reverse-charge', taxMinor: 0 });
    expect((await saleOf(buyer, orderId)).tax).toMatchObject(kept);
  });

  test('is of the price after the discount, by line or by order', async ({ shop }) => {
    const { buyer, addressId } = await buyerTo(shop, GB, 'M1 1AA');
    // 91.02 and 24.27 less 10 %: 81.92 and 21.84, delivery 15: 16.384 + 4.368 + 3.
    const lines = [LINE, { part: 'DB-0025', quantity: 1 }];
    const more = { discountcouponused: 'FLEXO10' };
    const taxes: number[] = [];
    for (const taxRounding of ['line', 'order'] as const) {
      await computeTax(shop, { taxRounding });
      const sale = await saleOf(buyer, await orderOf(shop, buyer, addressId, lines, more));
      expect(sale.tax.totalWithTax).toBeCloseTo(sale.total + sale.tax.tax, 5);
      expect(sale.discountApplied).toBeLessThan(0);
      taxes.push(sale.tax.tax - Math.round(sale.total * 20) / 100);
    }
    expect(taxes[1]).toBeCloseTo(0, 5);
    expect(Math.abs(taxes[0] ?? 1)).toBeLessThan(0.02);
  });

  test('uses the rate of the day in the shop’s time zone, also one minute after midnight', async ({
    ownShop: shop,
  }) => {
    shop.setTime(new Date('2026-06-30T22:59:30Z')); // London is at 23:59
    await computeTax(shop);
    await shop.shop.db.insert(taxRates).values({ countryId: GB, rateBasisPoints: 2_500, validFrom: '2026-07-01' });
    await shop.shop.refreshHot();
    const { buyer, addressId } = await buyerTo(shop, GB, 'M1 1AA');
    const before = await orderOf(shop, buyer, addressId, [LINE]);
    shop.setTime(new Date('2026-06-30T23:00:30Z'));
    const after = await orderOf(shop, buyer, addressId, [LINE]);
    expect((await saleOf(buyer, before)).tax).toMatchObject({ taxRateBasisPoints: 2_000, tax: 21.2 });
    expect((await saleOf(buyer, after)).tax).toMatchObject({ taxRateBasisPoints: 2_500, tax: 26.51 });
  });

  test('refuses a total that changed with net figures and the tax', async ({ shop }) => {
    await computeTax(shop);
    const { buyer, addressId } = await buyerTo(shop, GB, 'M1 1AA');
    const { status, body } = await place(buyer, await cartWith(shop, buyer, LINE), addressId, {
      expectedTotal: 127.22,
    });
    expect([status, body.figures.total, body.figures.tax.totalWithTax]).toEqual([409, 106.02, 127.22]);
  });

  test('counts limits without tax, and freezes the tax of a request (H3)', async ({ shop }) => {
    await computeTax(shop);
    const { manager, buyer, approver, addressId } = await companyOfThree(shop);
    const limits = { memberId: buyer.id, orderLimit: '106.02', monthLimit: '', alwaysAsk: false };
    await manager.post('/api/Company/SaveMemberLimits', limits);
    const within = await place(buyer, await cartWith(shop, buyer, LINE), addressId);
    expect([within.status, (await saleOf(buyer, within.body)).tax.totalWithTax]).toEqual([200, 127.22]);
    const approvalId = await asked(shop, buyer, addressId);
    const { body: request } = await approver.get(`/api/Approval/GetRequest/${approvalId}`);
    expect([request.tax.taxMinor, request.orderNow.tax.taxMinor, request.orderNow.isChanged]).toEqual([
      2_120,
      2_120,
      false,
    ]);
    await shop.shop.db.update(taxRates).set({ rateBasisPoints: 1_000 }).where(eq(taxRates.countryId, GB));
    const stale = { approvalId, stamp: await stampOfRequest(approver, approvalId) };
    expect((await approver.get(`/api/Approval/GetRequest/${approvalId}`)).body.orderNow.isChanged).toBe(true);
    const { body: orderId } = await approver.post('/api/Approval/ApproveRequest', stale);
    expect((await saleOf(approver, orderId)).tax.tax).toBe(10.6);
  });
});
