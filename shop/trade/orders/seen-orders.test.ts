import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { companies } from '../../people/accounts/tables.ts';
import { cartWith } from '../cart/testing/fill-cart.ts';
import { addMember } from '../../people/companies/testing/members.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { orderOf, place } from './testing/buying.ts';

const PART = { part: 'DB-0150', quantity: 3 };

/** Creates a company of a manager and two buyers, with the manager's address and an order of the first buyer. */
async function companyOfThree(shop: TestShop) {
  const manager = await newCustomer(shop);
  const asManager = await shop.as(manager.userEmail, manager.userPass);
  const address = { contactName: 'Goods In', deliveryBuildingNo: '1 Gate', deliveryPostalcode: 'LS1', countryID: 247 };
  await asManager.post('/api/DeliveryAddress/SaveDeliveryAddress', address);
  const { body: addresses } = await asManager.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${manager.id}`);
  const buyer = await addMember(shop, manager, 'buyer');
  const other = await addMember(shop, manager, 'buyer');
  const orderId = await orderOf(shop, buyer, addresses[0].deliveryID, [PART]);
  return { manager, asManager, buyer, other, orderId, addressId: addresses[0].deliveryID as number };
}

/** Reads an order through every entry point: itself, its lines, its file, the history and its file. */
async function readEverywhere(orderId: number, memberId: number, caller: ApiCaller) {
  const [sale, lines, history] = await Promise.all([
    caller.get(`/api/Sale/GetSaleByID/${orderId}`),
    caller.get(`/api/SaleItem/GetAllSaleItemsBySaleID/${orderId}`),
    caller.get(`/api/Sale/GetSaleByUserID/${memberId}`),
  ]);
  const [pdf, csv] = await Promise.all([caller.get(`/PDFOrder.pdf?id=${orderId}`), caller.get('/Order-History.csv')]);
  const isListed = history.body.some(({ saleID }: { saleID: number }) => saleID === orderId);
  return [sale.status, lines.status, pdf.status, isListed, String(csv.body).includes(`MA00${orderId}`)];
}

const ALL = [200, 200, 200, true, true];
const NONE = [404, 404, 404, false, false];

test('managers, approvers and readers see the orders of all members, another buyer if the company says so (H5)', async ({
  shop,
}) => {
  const { manager, asManager, buyer, other, orderId } = await companyOfThree(shop);
  const [approver, reader] = [await addMember(shop, manager, 'approver'), await addMember(shop, manager, 'reader')];
  expect(await readEverywhere(orderId, buyer.id, buyer)).toEqual(ALL);
  expect(await readEverywhere(orderId, manager.id, asManager)).toEqual(ALL);
  expect(await readEverywhere(orderId, approver.id, approver)).toEqual(ALL);
  expect(await readEverywhere(orderId, reader.id, reader)).toEqual(ALL);
  expect(await readEverywhere(orderId, other.id, other)).toEqual(NONE);

  expect((await asManager.post('/api/Company/SaveOwnCompany', { buyersSeeAll: true })).body).toBe(1);
  expect(await readEverywhere(orderId, other.id, other)).toEqual(ALL);
});

test('another company sees none of them, whatever its own buyers may see (H5, B11)', async ({ shop }) => {
  const { orderId } = await companyOfThree(shop);
  const stranger = await newCustomer(shop);
  await shop.shop.db.update(companies).set({ buyersSeeAll: true }).where(eq(companies.id, stranger.companyId));
  const asStranger = await shop.as(stranger.userEmail, stranger.userPass);
  expect(await readEverywhere(orderId, stranger.id, asStranger)).toEqual(NONE);
});

test('addresses are shared by the company, a basket belongs to its member only (H5, D11)', async ({ shop }) => {
  const { buyer, other, addressId } = await companyOfThree(shop);
  expect((await other.get(`/api/DeliveryAddress/GetDeliveryAddressByID/${addressId}`)).status).toBe(200);
  const cartGuid = await cartWith(shop, buyer, PART);
  expect((await other.get(`/api/Cart/GetAllCartsByID/${cartGuid}`)).status).toBe(404);
  expect((await place(other, cartGuid, addressId)).status).toBe(404);
});

test('a reader orders nothing and changes no address (H2)', async ({ shop }) => {
  const { manager, addressId } = await companyOfThree(shop);
  const reader = await addMember(shop, manager, 'reader');
  const cartGuid = await cartWith(shop, reader, PART);
  const ordered = await place(reader, cartGuid, addressId);
  expect([ordered.status, ordered.body.detail]).toEqual([
    403,
    'Your role only lets you view. To order or change anything, ask a manager of your company.',
  ]);
  expect((await reader.delete(`/api/DeliveryAddress/DeleteDeliveryAddress/${addressId}`)).status).toBe(403);
});
