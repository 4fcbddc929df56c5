import type { ApiAnswer, ApiCaller, TestShop } from '#server/testing/test-shop.ts';
import { cartWith, type WantedLine } from '../../cart/testing/shelf.ts';
import { ADDRESS } from '../../orders/testing/buying.ts';

const LINE: WantedLine = { part: 'DB-0150', quantity: 3 };

/** Sends a cart as the checkout of a member who has to ask does. */
export function ask(
  caller: ApiCaller,
  cartGuid: string,
  deliveryAddressId: number = ADDRESS.uk,
  more: object = {},
): Promise<ApiAnswer> {
  const wanted = { cartGuid, deliveryAddressId, purchaseOrderNumber: 'PO 4711' };
  return caller.post('/api/Approval/AskForApproval', { ...wanted, ...more });
}

/** Asks for the approval of a new cart; answers the request's number. */
export async function asked(
  shop: TestShop,
  caller: ApiCaller,
  addressId?: number,
  line: WantedLine = LINE,
): Promise<number> {
  const { status, body } = await ask(caller, await cartWith(shop, caller, line), addressId);
  if (status !== 200) throw new Error(`Not asked for: ${JSON.stringify(body)}`);
  return body;
}

/** What an approver would agree to now. */
export async function stampOfRequest(caller: ApiCaller, approvalId: number): Promise<string> {
  const { body } = await caller.get(`/api/Approval/GetRequest/${approvalId}`);
  return body.orderNow.stamp;
}
