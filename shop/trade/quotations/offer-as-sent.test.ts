import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { companies, customers, deliveryAddresses } from '../../people/accounts/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { companyOfThree, stampOfRequest } from '../approvals/testing/requests.ts';
import { orders } from '../orders/tables.ts';
import { computeTax, DE, GB } from '../../base/tax/testing/compute-tax.ts';
import { taxRates } from '../../base/tax/tables.ts';
import { UK_COMPANY } from '../../catalogue/pricing/testing/give-list.ts';
import { accept, offered, prepare, send } from './testing/quotations.ts';

const [FR, JP] = [78, 113];
const LEEDS = {
  contactName: 'Ann Lee',
  line1: '1 Mill Lane',
  line2: '',
  region: '',
  postcode: 'LS1 4DY',
  countryId: GB,
};
const TOKYO = { ...LEEDS, line1: '1-1 Chiyoda', postcode: '100-0001', countryId: JP };

/** A delivery address of the company of the tests. */
async function addressOf({ shop }: TestShop, address = LEEDS): Promise<number> {
  const [member] = await shop.db.select().from(customers).where(eq(customers.companyId, UK_COMPANY)).limit(1);
  const owner = { companyId: UK_COMPANY, customerId: member?.id ?? 0 };
  const [made] = await shop.db
    .insert(deliveryAddresses)
    .values({ ...owner, ...address })
    .returning();
  return made?.id ?? 0;
}

async function offerTo(shop: TestShop, addressId: number, buyer?: ApiCaller) {
  const [member, staff] = [buyer ?? (await shop.as('uk@converter.test')), await shop.asStaff()];
  const of = await offered(shop, member, staff, { addressId });
  const read = async () => (await member.get(`/api/Quotation/GetQuotation/${of.quotationId}`)).body;
  return { buyer: member, staff, of, addressId, read };
}

/** Status, code and differences of a refused acceptance. */
const refusal = ({ status, body }: Awaited<ReturnType<typeof accept>>) => [status, body.code, body.differences];

const LEEDS_TEXT = 'Ann Lee, 1 Mill Lane, LS1 4DY, United Kingdom';

describe('an offer is what was sent (D54)', () => {
  test('its address was edited: refused with then and now, and the page says so', async ({ ownShop: shop }) => {
    const { buyer, of, addressId, read } = await offerTo(shop, await addressOf(shop));
    await shop.shop.db.update(deliveryAddresses).set(TOKYO).where(eq(deliveryAddresses.id, addressId));
    const difference = `Delivery address: the offer says “${LEEDS_TEXT}”, now it is “Ann Lee, 1-1 Chiyoda, 100-0001, Japan”.`;
    expect(refusal(await accept(buyer, of))).toEqual([409, 'quotation.changed', [difference]]);
    const page = await read();
    expect([page.deliveryAddress, page.mayAccept, page.differences]).toEqual([
      LEEDS_TEXT.replaceAll(', ', '\n'),
      false,
      [difference],
    ]);
    expect(page.mayCounter).toBe(true);
    // As it was, it fits again.
    await shop.shop.db.update(deliveryAddresses).set(LEEDS).where(eq(deliveryAddresses.id, addressId));
    expect((await accept(buyer, of)).status).toBe(200);
  });

  test('its address was deleted, and another one chosen: refused', async ({ ownShop: shop }) => {
    const { buyer, of, addressId } = await offerTo(shop, await addressOf(shop));
    const other = await addressOf(shop, TOKYO);
    const chosen = await accept(buyer, of, { deliveryAddressId: other });
    expect(refusal(chosen).slice(0, 2)).toEqual([409, 'quotation.changed']);
    await shop.shop.db.delete(deliveryAddresses).where(eq(deliveryAddresses.id, addressId));
    const refused = await accept(buyer, of, { deliveryAddressId: other });
    expect(refusal(refused)).toEqual([
      409,
      'quotation.changed',
      [`Delivery address: the offer says “${LEEDS_TEXT}”, now it is “Ann Lee, 1-1 Chiyoda, 100-0001, Japan”.`],
    ]);
    expect(refusal(await accept(buyer, of))[2]).toEqual([
      `Delivery address: the offer says “${LEEDS_TEXT}”, which is no longer one of your addresses.`,
    ]);
  });

  test('its tax is another one, because the VAT number went: refused with both totals', async ({ ownShop: shop }) => {
    await computeTax(shop, { sellerCountryId: DE, sellerVatNumber: 'DE136695976' });
    const { db } = shop.shop;
    await db.update(companies).set({ vatNumber: 'FR40303265045' }).where(eq(companies.id, UK_COMPANY));
    const paris = await addressOf(shop, { ...LEEDS, line1: '1 rue de Rivoli', postcode: '75001', countryId: FR });
    const { buyer, of, read } = await offerTo(shop, paris);
    expect((await read()).tax).toMatchObject({ taxReason: 'reverse-charge', totalWithTaxMinor: 123_250 });
    await db.update(companies).set({ vatNumber: '' }).where(eq(companies.id, UK_COMPANY));
    const refused = await accept(buyer, of);
    expect(refusal(refused)).toEqual([
      409,
      'quotation.changed',
      ['Total with tax: the offer says £1,232.50, now it is £1,466.68.'],
    ]);
    expect([refused.body.offerSeen, refused.body.offerNow]).toEqual([
      { currency: 2, total: 1232.5, totalWithTax: 1232.5 },
      { currency: 2, total: 1232.5, totalWithTax: 1466.68 },
    ]);
    expect((await read()).tax).toMatchObject({ taxReason: 'reverse-charge', totalWithTaxMinor: 123_250 });
  });

  test('a new rate began: refused, also if it is a part of the lines', async ({ ownShop: shop }) => {
    shop.setTime(new Date('2026-06-30T12:00:00Z'));
    await computeTax(shop);
    await shop.shop.db.insert(taxRates).values({ countryId: GB, rateBasisPoints: 2_500, validFrom: '2026-07-01' });
    await shop.shop.refreshHot();
    const { of } = await offerTo(shop, await addressOf(shop));
    shop.setTime(new Date('2026-07-02T12:00:00Z'));
    const buyer = await shop.as('uk@converter.test');
    expect(refusal(await accept(buyer, of)).slice(0, 2)).toEqual([409, 'quotation.changed']);
  });

  test('a part of it was withdrawn: refused by its line', async ({ ownShop: shop }) => {
    const { buyer, of } = await offerTo(shop, await addressOf(shop));
    await shop.shop.db.update(products).set({ active: false }).where(eq(products.name, 'DB-0150'));
    const refused = await accept(buyer, of);
    expect(refusal(refused)).toEqual([409, 'quotation.changed', ['DB-0150 is no longer available']]);
    expect(refused.body.errors).toEqual([{ field: 'lines.0', message: 'DB-0150 is no longer available' }]);
  });

  test('a version whose address was edited since it was saved is not sent', async ({ ownShop: shop }) => {
    const { staff, of, addressId } = await offerTo(shop, await addressOf(shop));
    const version = await prepare(staff, of.quotationId);
    await shop.shop.db.update(deliveryAddresses).set(TOKYO).where(eq(deliveryAddresses.id, addressId));
    const refused = await send(staff, of.quotationId, version);
    expect([refused.status, refused.body.code]).toEqual([409, 'quotation.differs']);
    expect((await send(staff, of.quotationId, await prepare(staff, of.quotationId))).status).toBe(200);
  });

  test('an offer whose address was edited is not extended as it was', async ({ ownShop: shop }) => {
    const { staff, of, addressId } = await offerTo(shop, await addressOf(shop));
    await shop.shop.db.update(deliveryAddresses).set(TOKYO).where(eq(deliveryAddresses.id, addressId));
    const { status, body } = await staff.post('/api/Quotation/ExtendQuotation', {
      quotationId: of.quotationId,
      version: 2,
      untilDay: '2099-12-31',
    });
    expect([status, body.code]).toEqual([409, 'quotation.differs']);
  });

  test('an approval that was asked for it places exactly it, or nothing (H3)', async ({ ownShop: shop }) => {
    const { buyer, approver, addressId } = await companyOfThree(shop);
    const { of } = await offerTo(shop, addressId, buyer);
    await shop.shop.db.update(customers).set({ alwaysAsk: true }).where(eq(customers.id, buyer.id));
    const { body: approvalId } = await buyer.post('/api/Quotation/RequestQuotationApproval', {
      ...of,
      purchaseOrderNumber: 'PO 4711',
    });
    const [address] = await shop.shop.db.select().from(deliveryAddresses).where(eq(deliveryAddresses.id, addressId));
    await shop.shop.db.update(deliveryAddresses).set(TOKYO).where(eq(deliveryAddresses.id, addressId));
    // The approver sees what it would be now, but nobody offered that.
    const approve = async () =>
      approver.post('/api/Approval/ApproveRequest', { approvalId, stamp: await stampOfRequest(approver, approvalId) });
    const refused = await approve();
    expect([refused.status, refused.body.code]).toEqual([409, 'approval.offer-changed']);
    expect((await approver.get(`/api/Approval/GetRequest/${approvalId}`)).body.orderNow.refusedBecause).toEqual([
      'This quote no longer fits, because something has changed since it was sent. Nothing was ordered; please ask us for a new quote.',
    ]);
    expect(await shop.shop.db.$count(orders, eq(orders.purchaseOrderNumber, 'PO 4711'))).toBe(0);
    const { id: _, ...before } = address ?? { id: 0 };
    await shop.shop.db.update(deliveryAddresses).set(before).where(eq(deliveryAddresses.id, addressId));
    expect((await approve()).status).toBe(200);
  });
});

test('an erased person’s quotation is withdrawn with the approval that a colleague asked for it (O4, H3)', async ({
  ownShop: shop,
}) => {
  const { buyer, manager, approver, addressId } = await companyOfThree(shop);
  const { of, staff } = await offerTo(shop, addressId, buyer);
  const wanted = { ...of, purchaseOrderNumber: 'PO 4711' };
  const { body: approvalId } = await manager.post('/api/Quotation/RequestQuotationApproval', wanted);
  const stamp = await stampOfRequest(approver, approvalId);
  const [person] = await shop.shop.db.select().from(customers).where(eq(customers.id, buyer.id));
  const draft = { email: person?.email, dataRequestKind: 'erasure', remarks: 'By telephone' };
  await staff.post('/api/Privacy/AddDataRequest', draft);
  const { body: asked } = await staff.get('/api/Privacy/GetDataRequests?dataRequestState=open&dataRequestKind=erasure');
  expect((await staff.post('/api/Privacy/ErasePerson', { dataRequestId: asked[0].id })).body).toBe(1);
  const refused = await approver.post('/api/Approval/ApproveRequest', { approvalId, stamp });
  expect([refused.status, refused.body.code]).toEqual([409, 'approval.decided']);
  expect(await shop.shop.db.$count(orders, eq(orders.purchaseOrderNumber, 'PO 4711'))).toBe(0);
});

test('staff find a quotation by its number alone: % and _ are letters (K6)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const found = async (keyword: string) =>
    (await staff.get(`/api/Quotation/GetAllQuotations?search=${encodeURIComponent(keyword)}`)).body.length;
  expect([await found('q1001'), await found('Q100%'), await found('Q100_')]).toEqual([1, 0, 0]);
});
