import type { ApiAnswer, ApiCaller, TestShop } from '#server/testing/test-shop.ts';
import { cartWith, type WantedLine } from '../../cart/testing/fill-cart.ts';
import { addMember } from '../../../people/companies/testing/members.ts';
import { newCustomer } from '../../../people/customers/testing/people.ts';
import { ADDRESS } from '../../orders/testing/buying.ts';
import { approvalDeputies } from '../tables.ts';

const LINE: WantedLine = { part: 'DB-0150', quantity: 3 };

const GOODS_IN = { contactName: 'Goods In', deliveryBuildingNo: '1 Dock', deliveryPostalcode: 'LS1', countryID: 247 };

/** Creates a company for the test: its manager, a buyer and an approver, and a delivery address. */
export async function companyOfThree(shop: TestShop) {
  const person = await newCustomer(shop, {});
  const manager = await shop.as(person.email, person.userPass);
  await manager.post('/api/DeliveryAddress/SaveDeliveryAddress', { ...GOODS_IN, deliveryID: 0 });
  const { body: addresses } = await manager.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${person.id}`);
  const buyer = await addMember(shop, person, 'buyer');
  const approver = await addMember(shop, person, 'approver');
  const addressId: number = addresses[0].deliveryID;
  return { manager, person, buyer, approver, addressId, companyId: person.companyId };
}

/** Sends a cart as the checkout of a member who needs an approval does. */
export function ask(
  caller: ApiCaller,
  cartGuid: string,
  deliveryAddressId: number = ADDRESS.uk,
  more: object = {},
): Promise<ApiAnswer> {
  const wanted = { cartGuid, deliveryAddressId, purchaseOrderNumber: 'PO 4711' };
  return caller.post('/api/Approval/AskForApproval', { ...wanted, ...more });
}

/** Requests the approval of a new cart; returns the request's id. */
export async function asked(
  shop: TestShop,
  caller: ApiCaller,
  addressId?: number,
  line: WantedLine = LINE,
): Promise<number> {
  const { status, body } = await ask(caller, await cartWith(shop, caller, line), addressId);
  if (status !== 200) throw new Error(`Approval was not requested: ${JSON.stringify(body)}`);
  return body;
}

/** Reads the stamp that an approver would agree to now. */
export async function stampOfRequest(caller: ApiCaller, approvalId: number): Promise<string> {
  const { body } = await caller.get(`/api/Approval/GetRequest/${approvalId}`);
  return body.orderNow.stamp;
}

/** Appoints a reader of that approver's company as deputy for a future period; returns the id. */
export async function named(shop: TestShop, approver: { id: number }): Promise<number> {
  const deputy = await addMember(shop, approver, 'reader');
  const days = { startsOn: '2098-03-02', endsOn: '2098-03-06' };
  const values = { approverId: approver.id, deputyId: deputy.id, ...days };
  const [made] = await shop.shop.db.insert(approvalDeputies).values(values).returning({ id: approvalDeputies.id });
  if (made === undefined) throw new Error('A deputy was inserted, but not returned.');
  return made.id;
}
