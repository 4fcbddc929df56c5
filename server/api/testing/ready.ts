import { desc, eq, inArray } from 'drizzle-orm';
import { auditEntries } from '#shop/audit/tables.ts';
import { cartWith } from '#shop/cart/testing/shelf.ts';
import { cartLines, carts } from '#shop/cart/tables.ts';
import { approvalDeputies } from '#shop/approvals/tables.ts';
import { asked, stampOfRequest } from '#shop/approvals/testing/requests.ts';
import { addMember, invited } from '#shop/companies/testing/members.ts';
import { customers } from '#shop/accounts/tables.ts';
import { productPictures, productSheets, products } from '#shop/catalogue/tables.ts';
import { newCustomer } from '#shop/customers/testing/people.ts';
import { insertAddress } from '#shop/customers/address-queries.ts';
import { orderLines, orderProgress, orders, purchaseOrders } from '#shop/orders/tables.ts';
import { hashPassword } from '#shop/identity/password.ts';
import type { AccountOwner } from '#shop/identity/account-owner.ts';
import { addStaff } from '#shop/identity/add-staff.ts';
import { disableStaff } from '#shop/identity/disable-staff.ts';
import { putChallenge } from '#shop/identity/passkey-queries.ts';
import { openPasswordReset } from '#shop/identity/password-reset-queries.ts';
import {
  deleteSecondFactor,
  openSignIn,
  putSecondFactor,
  updateSecondFactor,
} from '#shop/identity/second-factor-queries.ts';
import { openCustomerSession, openStaffSession } from '#shop/identity/session-queries.ts';
import { tokenHash } from '#shop/identity/session.ts';
import { passkeys, sessions, staff } from '#shop/identity/tables.ts';
import { storedPasskey } from '#shop/identity/testing/stored-passkey.ts';
import { Authenticator } from '#shop/identity/testing/authenticator.ts';
import { changeBy, codeOf } from '#shop/identity/testing/colleagues.ts';
import { changeRequests } from '#shop/fulfilment/tables.ts';
import type { MessageSide } from '#shop/messages/order-message.ts';
import { orderMessages } from '#shop/messages/tables.ts';
import { homeImages } from '#shop/merchandising/tables.ts';
import { listWith } from '#shop/lists/testing/listed.ts';
import { orderDocuments } from '#shop/documents/tables.ts';
import { lineIdsOf, returnOf, returnWithPicture } from '#shop/returns/testing/returned.ts';
import type { ReturnState } from '#shop/returns/return.ts';
import { deliverAll, queueOnly } from '#shop/notifications/testing/outbox.ts';
import { arrivals } from '#shop/stock/tables.ts';
import type { AnyOperation, ExampleRequest } from '#shop/frame/operation.ts';
import { importPaths } from '#shop/product-files/paths.ts';
import type { ApiCaller, TestShop } from '../../testing/test-shop.ts';
import { operationKey } from './example.ts';
import { CUSTOMER, OTHER, STAFF, WAITING } from './callers.ts';
import { send } from './send.ts';

/** The example with the numbers of things that were made for it just now, so that it is answered with 200. */
export async function readyExample(shop: TestShop, operation: AnyOperation, customerToken: string) {
  const example = operation.example ?? {};
  const make = MADE[operationKey(operation)];
  return make === undefined ? example : { ...example, ...(await make(shop, example, customerToken)) };
}

type Make = (shop: TestShop, example: ExampleRequest, customerToken: string) => Promise<ExampleRequest>;

const filled: Make = async (shop, { body }, token) => {
  const cartGuid = await newCart(shop, token);
  return { body: { ...(body as object), cartGuid, guid: cartGuid } };
};

const mail: Make = async (shop) => {
  const mailId = await queueOnly(shop, 'order-customer', { orderId: 1001 });
  return { path: { mailId }, body: { mailId } };
};

const resetMail: Make = async (shop) => {
  const mailId = await queueOnly(shop, 'password-reset', { customerId: CUSTOMER });
  await deliverAll(shop);
  return { body: { mailId } };
};

async function newArrival({ shop }: TestShop): Promise<number> {
  const expected = { productId: 140, quantity: 10, expectedOn: '2099-12-03' };
  const [{ id } = { id: 0 }] = await shop.db.insert(arrivals).values(expected).returning({ id: arrivals.id });
  return id;
}

/** An order that nobody has done anything with: a copy of one of the customer's. */
async function copiedOrder({ shop }: TestShop): Promise<number> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, ORDER));
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, ORDER));
  return shop.db.transaction(async (tx) => {
    const { id: _id, cartId: _cart, ...copied } = order ?? ({} as typeof orders.$inferSelect);
    const [{ id } = { id: 0 }] = await tx
      .insert(orders)
      .values({ ...copied, deliveryMinor: copied.deliveryMinor ?? 0 })
      .returning({ id: orders.id });
    await tx.insert(orderLines).values(lines.map(({ id: _line, ...line }) => ({ ...line, orderId: id })));
    return id;
  });
}

/** An order of which the customer asks something. */
async function askedOrder(shop: TestShop): Promise<number> {
  const orderId = await copiedOrder(shop);
  await shop.shop.db.insert(changeRequests).values({
    orderId,
    customerId: CUSTOMER,
    wish: 'change',
    wishText: 'Please send it to our works in Leeds.',
    askedBy: 'Ada',
    askedAt: nowIn(shop),
  });
  return orderId;
}

/** An order about which that side has written something. */
async function writtenOrder(shop: TestShop, side: MessageSide): Promise<number> {
  const message = { orderId: ORDER, side, byName: 'Ada', message: 'When does it come?', writtenAt: nowIn(shop) };
  await shop.shop.db.insert(orderMessages).values(message);
  return ORDER;
}

async function newDocument(shop: TestShop): Promise<number> {
  const [{ id } = { id: 0 }] = await shop.shop.db
    .insert(orderDocuments)
    .values({
      orderId: ORDER,
      kind: 'certificate',
      number: `C-${next(shop)}`,
      issuedOn: '2026-11-20',
      fileKey: 'order-documents/none.pdf',
      sizeBytes: 1,
      sha256: '',
      staffName: 'Pressline Counter',
    })
    .returning({ id: orderDocuments.id });
  return id;
}

/** An order that was sent before shipments were booked. */
async function closedOrder(shop: TestShop) {
  const orderId = await copiedOrder(shop);
  await shop.shop.db.update(orderProgress).set({ state: 'closed' }).where(eq(orderProgress.orderId, orderId));
  const [orderLineId] = await lineIdsOf(shop, orderId);
  return { orderId, orderLineId };
}

/** The example with a return of such an order, in that state. */
const returnIn =
  (state: ReturnState): Make =>
  async (shop, { body }) => {
    const { orderId, orderLineId = 0 } = await closedOrder(shop);
    const returnId = await returnOf(shop, { orderId, orderLineId, customerId: CUSTOMER }, state);
    const { lines, ...rest } = body as { lines?: readonly object[] };
    return {
      body: {
        ...rest,
        returnId,
        ...(lines === undefined ? {} : { lines: lines.map((line) => ({ ...line, orderLineId })) }),
      },
    };
  };

async function takenStep(shop: TestShop): Promise<number> {
  const orderId = await copiedOrder(shop);
  const staff = await shop.asStaff('staff@pressline.test', await staffPassword(shop));
  const { body } = await staff.post('/api/Sale/TakeOrderStep', { orderIds: [orderId], step: 'accept' });
  return body.done[0].eventId;
}

const ORDER = 1116;

const counts = new WeakMap<TestShop, number>();

/** Another number each time, the same ones in every shop. */
function next(shop: TestShop): number {
  const count = (counts.get(shop) ?? 0) + 1;
  counts.set(shop, count);
  return count;
}

const registration: Make = async (shop, { body }) => ({
  body: { ...(body as object), userEmail: `buyer.${next(shop)}@harbourlabel.test` },
});

const reset: Make = async ({ shop }, { body }) => ({
  body: { ...(body as object), token: await openPasswordReset(shop.db, CUSTOMER, shop.clock.now()) },
});

/** The example with a list that was made for it just now, and its line. */
const listed: Make = async (shop, { body }, token) => {
  const caller = shop.withToken(token);
  const listId = await listWith(shop, caller);
  const { lines, lineId, lineIds, rows, ...rest } = (body ?? {}) as Record<string, unknown>;
  const [line] = (await caller.get(`/api/List/GetList/${listId}`)).body.lines;
  const named = Array.isArray(lines) && lines.every((each) => 'lineId' in each);
  return {
    body: {
      ...rest,
      listId,
      ...(lines === undefined ? {} : { lines: named ? [{ ...lines[0], lineId: line.lineId }] : lines }),
      ...(lineId === undefined ? {} : { lineId: line.lineId }),
      ...(lineIds === undefined ? {} : { lineIds: [line.lineId] }),
      ...(rows === undefined ? {} : { rows }),
    },
  };
};

const colleague: Make = async (shop) => ({ body: { id: await hired(shop) } });

const returnable: Make = async (shop, { body }) => {
  const { orderId, orderLineId } = await closedOrder(shop);
  return { body: { ...(body as object), orderId, lines: [{ orderLineId, quantity: 1 }] } };
};

/** Two companies that nothing else is about. */
async function twoCompanies(shop: TestShop) {
  const named = () => ({ userEmail: `merged.${next(shop)}@converter.test` });
  const [kept, gone] = [await newCustomer(shop, named()), await newCustomer(shop, named())];
  return { keptId: kept.companyId, goneId: gone.companyId };
}

const MADE: Readonly<Record<string, Make>> = {
  'POST /Company/MergeCompanies': async (shop) => ({ body: await twoCompanies(shop) }),
  'POST /Stock/ReceiveArrival': async (shop) => ({ body: { arrivalId: await newArrival(shop) } }),
  'POST /Stock/CancelArrival': async (shop) => ({ body: { arrivalId: await newArrival(shop) } }),
  'POST /Sale/TakeOrderStep': async (shop) => ({ body: { orderIds: [await copiedOrder(shop)], step: 'accept' } }),
  'POST /Sale/UndoOrderStep': async (shop) => ({ body: { eventIds: [await takenStep(shop)] } }),
  'POST /Sale/CorrectOrder': async (shop, { body }) => ({
    body: { ...(body as object), orderId: await copiedOrder(shop), purchaseOrderNumber: `PO ${next(shop)}` },
  }),
  'POST /Sale/AskForOrderChange': async (shop, { body }) => ({
    body: { ...(body as object), orderId: await copiedOrder(shop) },
  }),
  'POST /Sale/WithdrawOrderRequest': async (shop) => ({ body: { orderId: await askedOrder(shop) } }),
  'POST /Sale/ReadOrderMessages': async (shop) => ({ body: { orderId: await writtenOrder(shop, 'shop') } }),
  'POST /Sale/SettleOrderMessages': async (shop) => ({ body: { orderId: await writtenOrder(shop, 'buyer') } }),
  'POST /Sale/AnswerOrderRequest': async (shop, { body }) => ({
    body: { ...(body as object), orderId: await askedOrder(shop) },
  }),
  'POST /Carrier/SaveCarrier': async (_shop, { body }) => ({
    body: { ...(body as object), name: `Carrier ${crypto.randomUUID()}` },
  }),
  'POST /ProductType/SaveProductType': async (_shop, { body }) => ({
    body: { ...(body as object), name: `Ink pump ${crypto.randomUUID()}` },
  }),
  'POST /Synonym/SaveSynonym': async (_shop, { body }) => ({
    body: { ...(body as object), word: `Farbpumpe ${crypto.randomUUID()}` },
  }),
  'POST /OwnNumber/SaveOwnNumbers': async (shop) => ({
    body: { rows: [{ ownNumber: `HL-${next(shop)}`, part: 'DB-0200', width: '' }] },
  }),
  'GET /List/GetList/{listId}': async (shop, _, token) => ({
    path: { listId: await listWith(shop, shop.withToken(token)) },
  }),
  'POST /List/SaveList': listed,
  'POST /List/CopyList': listed,
  'POST /List/RemoveList': listed,
  'POST /List/RestoreList': listed,
  'POST /List/AddListLines': listed,
  'POST /List/AddListRows': listed,
  'POST /List/SaveListLines': listed,
  'POST /List/MoveListLine': listed,
  'POST /List/RemoveListLines': listed,
  'POST /List/SetListReminder': listed,
  'POST /Sale/AddShipment': async (shop, { body }) => ({
    body: { ...(body as object), orderId: await copiedOrder(shop) },
  }),
  'POST /Sale/AddOrderDocument': async (shop, { body }) => ({
    body: { ...(body as object), number: `INV-${next(shop)}` },
  }),
  'POST /Sale/WithdrawOrderDocument': async (shop) => ({ body: { documentId: await newDocument(shop) } }),
  'POST /Return/AskForReturn': returnable,
  'POST /Return/TakeReturn': returnable,
  'POST /Return/AddReturnPicture': returnIn('asked'),
  'POST /Return/RemoveReturnPicture': async (shop) => {
    const { orderId } = await closedOrder(shop);
    return { body: await returnWithPicture(shop, { orderId, customerId: CUSTOMER }, 'asked') };
  },
  'POST /Return/AnswerReturn': returnIn('question'),
  'POST /Return/WithdrawReturn': returnIn('asked'),
  'POST /Return/AskAboutReturn': returnIn('asked'),
  'POST /Return/AcceptReturn': returnIn('asked'),
  'POST /Return/RefuseReturn': returnIn('asked'),
  'POST /Return/ReceiveReturn': returnIn('accepted'),
  'POST /Return/CloseReturn': returnIn('received'),
  'POST /User/CreateToken': async ({ shop }, { body }) => {
    const passwordHash = await hashPassword('press-2026'); // other examples change it
    await shop.db.update(customers).set({ passwordHash }).where(eq(customers.id, CUSTOMER));
    return { body: { ...(body as object), Password: 'press-2026' } };
  },
  'POST /User/SaveOwnAccount': async ({ shop }, { body }) => {
    const passwordHash = await hashPassword('press-2026'); // other examples change it
    await shop.db
      .update(customers)
      .set({ passwordHash })
      .where(inArray(customers.id, [CUSTOMER, OTHER]));
    return { body: { ...(body as object), presentPassword: 'press-2026' } };
  },
  'DELETE /DeliveryAddress/DeleteDeliveryAddress/{addressId}': async (shop) => {
    const text = {
      contactName: 'Ada',
      line1: '1 Dock Road',
      line2: '',
      region: '',
      postcode: 'CH41 1AA',
      countryId: 247,
    };
    return {
      path: {
        addressId: await insertAddress(shop.shop.db, { companyId: CUSTOMER, customerId: CUSTOMER }, text, nowIn(shop)),
      },
    };
  },
  'POST /BlogUser/CreateToken': async (shop, { body }) => ({
    body: { ...(body as object), blogUserPass: await staffPassword(shop) },
  }),
  'POST /BlogUser/FinishSignIn': async (shop) => ({
    body: {
      ...(await secondFactor(shop, 'on')),
      signIn: await openSignIn(shop.shop.db, { staffId: STAFF }, { now: nowIn(shop) }),
    },
  }),
  'POST /User/FinishSignIn': async (shop) => ({
    body: {
      ...(await secondFactor(shop, 'on', { customerId: CUSTOMER })),
      signIn: await openSignIn(shop.shop.db, { customerId: CUSTOMER }, { now: nowIn(shop) }),
    },
  }),
  'POST /User/FinishPasskeySignIn': (shop) => usedPasskey(shop, { customerId: CUSTOMER }),
  'POST /BlogUser/FinishPasskeySignIn': (shop) => usedPasskey(shop, { staffId: STAFF }),
  'POST /User/GivePassword': async (shop) => ({ body: { password: await customerPassword(shop) } }),
  'POST /User/StartSecondFactor': async ({ shop }) => {
    for (const customerId of [CUSTOMER, OTHER]) await deleteSecondFactor(shop.db, { customerId });
    return {};
  },
  'POST /User/ConfirmSecondFactor': async (shop) => ({ body: await secondFactorOfCustomers(shop, 'begun') }),
  'POST /User/TurnOffSecondFactor': async (shop) => ({
    body: { ...(await secondFactorOfCustomers(shop, 'on')), password: await customerPassword(shop) },
  }),
  'POST /User/AddPasskey': async (shop, { body }) => ({
    body: { ...(body as object), response: await madePasskey(shop, { customerId: CUSTOMER }) },
  }),
  'POST /BlogUser/AddPasskey': async (shop, { body }) => ({
    body: { ...(body as object), response: await madePasskey(shop, { staffId: STAFF }) },
  }),
  'POST /User/RemovePasskey': async (shop) => ({
    body: { guid: await storedPasskey(shop.shop.db, { customerId: CUSTOMER }) },
  }),
  'POST /BlogUser/RemovePasskey': async (shop) => ({
    body: { guid: await storedPasskey(shop.shop.db, { staffId: STAFF }) },
  }),
  'POST /User/RemoveSecondFactor': async (shop) => {
    await secondFactor(shop, 'on', { customerId: CUSTOMER });
    return {};
  },
  'POST /BlogUser/AddStaff': async (shop, { body }) => ({
    body: { ...(body as object), email: `mabel.${next(shop)}@pressline.test` },
  }),
  'POST /BlogUser/DisableStaff': colleague,
  'POST /BlogUser/EnableStaff': async (shop) => {
    const id = await hired(shop);
    await disableStaff(id, changeBy(shop));
    return { body: { id } };
  },
  'POST /BlogUser/EndSessionsOfStaff': colleague,
  'POST /BlogUser/RemoveSecondFactor': async (shop) => {
    const id = await hired(shop);
    await secondFactor(shop, 'on', { staffId: id });
    return { body: { id } };
  },
  'POST /BlogUser/ChangePassword': async (shop, { body }) => ({
    body: { ...(body as object), presentPassword: await staffPassword(shop) },
  }),
  'POST /BlogUser/GivePassword': async (shop) => ({ body: { password: await staffPassword(shop) } }),
  'POST /BlogUser/StartSecondFactor': async ({ shop }) => {
    await deleteSecondFactor(shop.db, { staffId: STAFF });
    return {};
  },
  'POST /BlogUser/ConfirmSecondFactor': async (shop) => ({ body: await secondFactor(shop, 'begun') }),
  'POST /BlogUser/TurnOffSecondFactor': async (shop) => ({
    body: { ...(await secondFactor(shop, 'on')), password: await staffPassword(shop) },
  }),
  'POST /User/EndSession': async (shop) => ({ body: { guid: await openedSession(shop, { customerId: CUSTOMER }) } }),
  'POST /BlogUser/EndSession': async (shop) => ({ body: { guid: await openedSession(shop, { staffId: STAFF }) } }),
  'GET /Import/GetImport/{importId}': async (shop) => ({ path: { importId: await checkedImport(shop) } }),
  'GET /Import/GetImportChanges/{importId}': async (shop) => ({ path: { importId: await checkedImport(shop) } }),
  'POST /Import/ApplyImport': async (shop) => ({ body: { importId: await checkedImport(shop) } }),
  'POST /Import/UndoImport': async (shop) => {
    const importId = await checkedImport(shop);
    await (await staffOf(shop)).post('/api/Import/ApplyImport', { importId });
    await shop.shop.asideDone();
    return { body: { importId } };
  },
  'POST /Administration/Remove': async ({ shop }) => {
    const [made] = await shop.db.insert(products).values({ name: 'MADE-BY-MISTAKE' }).returning({ id: products.id });
    return { body: { what: 'product', id: made?.id } };
  },
  'POST /User/DeclineRegistration': async ({ shop }) => {
    await shop.db.update(customers).set({ status: 'waiting' }).where(eq(customers.id, WAITING));
    return {};
  },
  'POST /User/AddUser': registration,
  'POST /User': registration,
  'POST /User/CheckPasswordReset': reset,
  'POST /User/ResetPassword': reset,
  'GET /Cart/GetAllCartsByID/{cartGuid}': async (shop, _, token) => ({
    path: { cartGuid: await newCart(shop, token) },
  }),
  'POST /Cart/CreateCartItem': filled,
  'DELETE /Cart/DeleteItemFromCart/{lineId}/{cartGuid}': async (shop, _, token) => {
    const cartGuid = await newCart(shop, token);
    return { path: { lineId: await lineIn(shop, cartGuid), cartGuid } };
  },
  'POST /Cart/SaveCart': async (shop, _, token) => ({
    body: [{ cartID: await lineIn(shop, await newCart(shop, token)), productQuantity: 5 }],
  }),
  'POST /Cart/AddItems': filled,
  'POST /Sale/GetQuote': filled,
  'POST /Sale/AddSale': filled,
  'POST /User/UploadPO': async ({ shop }) => {
    await shop.db.delete(purchaseOrders).where(eq(purchaseOrders.orderId, 1116));
    return {};
  },
  'DELETE /HomepageImage/DeleteHomeImage/{imageId}': async ({ shop }) => {
    const [image] = await shop.db.select().from(homeImages).orderBy(desc(homeImages.id)).limit(1);
    return { path: { imageId: image?.id ?? 0 } };
  },
  'POST /Product/AddProductPicture': async ({ shop }, { body }) => {
    // As often as it is called, it adds one: the same picture stands at a product once, as its own or as a further one.
    await shop.db.delete(productPictures);
    await shop.db.update(products).set({ imageHash: null });
    return { body: body as object };
  },
  'DELETE /Product/DeleteProductImage/{productId}': async ({ shop }) => {
    await shop.db.update(products).set({ imageHash: 'c'.repeat(32) });
    return { path: { productId: 140 } };
  },
  'POST /Product/SaveProductPictures': async (shop) => ({
    body: { productId: 140, pictures: [{ id: await furtherPicture(shop), alt: `The edge, ${next(shop)}` }] },
  }),
  'POST /Product/MakeMainPicture': async (shop) => ({
    body: { productId: 140, pictureId: await furtherPicture(shop) },
  }),
  'DELETE /Product/DeleteProductPicture/{productId}/{pictureId}': async (shop) => ({
    path: { productId: 140, pictureId: await furtherPicture(shop) },
  }),
  'DELETE /Product/DeleteProductSheet/{productId}': async ({ shop }, { path }) => {
    const sheet = {
      productId: 140,
      fileKey: 'product-sheets/140/ready.pdf',
      sizeBytes: 10,
      uploadedAt: shop.clock.now(),
    };
    await shop.db.insert(productSheets).values(sheet).onConflictDoNothing();
    return { path: path ?? {} };
  },
  'POST /News/SaveNews': async (shop, { body }) => ({
    body: { ...(body as object), slug: `sleeves-from-stock-${next(shop)}` },
  }),
  'POST /Manual/SaveManual': async (shop, { body }) => ({
    body: { ...(body as object), name: `P9-${100 + next(shop)}` },
  }),
  'POST /Promo/savePromoCode': async (shop, { body }) => ({
    body: { ...(body as object), promoCode: `SPRING${next(shop)}` },
  }),
  'POST /Audit/PutBack': async (shop) => ({ body: { entryId: await newEntry(shop) } }),
  'POST /Company/InviteMember': async (shop, { body }) => ({
    body: { ...(body as object), email: `new.buyer.${next(shop)}@harbourlabel.test` },
  }),
  'DELETE /Company/WithdrawInvitation/{invitationId}': async (shop) => ({
    path: { invitationId: (await invitation(shop)).id },
  }),
  'POST /Company/SaveMember': async (shop) => ({
    body: { memberId: (await addMember(shop, { id: CUSTOMER }, 'buyer')).id, memberRole: 'reader', suspended: false },
  }),
  'POST /Company/SaveMemberLimits': async (shop, { body }) => ({
    body: { ...(body as object), memberId: (await addMember(shop, { id: CUSTOMER }, 'buyer')).id },
  }),
  'POST /Approval/AskForApproval': filled,
  'GET /Approval/GetRequest/{approvalId}': async (shop, _, token) => ({
    path: { approvalId: await asked(shop, shop.withToken(token)) },
  }),
  'POST /Approval/ApproveRequest': async (shop, _, token) => {
    const approvalId = await newRequest(shop);
    return { body: { approvalId, stamp: await stampOfRequest(shop.withToken(token), approvalId) } };
  },
  'POST /Approval/RejectRequest': async (shop, { body }) => ({
    body: { ...(body as object), approvalId: await newRequest(shop) },
  }),
  'POST /Approval/WithdrawRequest': async (shop, _, token) => ({
    body: { approvalId: await asked(shop, shop.withToken(token)) },
  }),
  'POST /Approval/TakeBasket': async (shop, _, token) => {
    const approvalId = await asked(shop, shop.withToken(token));
    await shop.withToken(token).post('/api/Approval/WithdrawRequest', { approvalId });
    return { body: { approvalId } };
  },
  'POST /Approval/NameDeputy': async (shop, { body }) => {
    const deputy = await addMember(shop, { id: CUSTOMER }, 'reader');
    return { body: { ...(body as object), ...freeDays(shop), memberId: deputy.id } };
  },
  'DELETE /Approval/EndDeputy/{deputyshipId}': async (shop) => {
    const deputy = await addMember(shop, { id: CUSTOMER }, 'reader');
    const named = { approverId: CUSTOMER, deputyId: deputy.id, ...freeDays(shop) };
    const [made] = await shop.shop.db.insert(approvalDeputies).values(named).returning({ id: approvalDeputies.id });
    return { path: { deputyshipId: made?.id ?? 0 } };
  },
  'POST /Company/ReadInvitation': async (shop) => ({ body: { token: (await invitation(shop)).token } }),
  'POST /Company/Join': async (shop, { body }) => ({
    body: { ...(body as object), token: (await invitation(shop)).token },
  }),
  'GET /Mail/GetMailByID/{mailId}': mail,
  'POST /Mail/TryMailAgain': mail,
  'POST /Mail/NoteMailArrived': mail,
  'POST /Mail/OpenResetLink': resetMail,
};

/** A day for which nobody is named yet. */
function freeDays(shop: TestShop) {
  const day = new Date(Date.UTC(2090, 0, 1 + next(shop))).toISOString().slice(0, 10);
  return { startsOn: day, endsOn: day };
}

/** The only one of its product. */
async function furtherPicture({ shop }: TestShop): Promise<number> {
  await shop.db.delete(productPictures);
  const picture = { productId: 140, imageHash: 'c'.repeat(32), position: 1 };
  const [made] = await shop.db.insert(productPictures).values(picture).returning({ id: productPictures.id });
  return made?.id ?? 0;
}

function invitation(shop: TestShop) {
  return invited(shop, { companyId: CUSTOMER, by: CUSTOMER });
}

/** A request of a colleague's. */
async function newRequest(shop: TestShop): Promise<number> {
  return asked(shop, await addMember(shop, { id: CUSTOMER }, 'buyer'));
}

async function newCart(shop: TestShop, token: string): Promise<string> {
  return cartWith(shop, shop.withToken(token), { part: 'DB-0150', quantity: 3 });
}

async function lineIn({ shop }: TestShop, cartGuid: string): Promise<number> {
  const [line] = await shop.db
    .select({ id: cartLines.id })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(eq(carts.guid, cartGuid));
  return line?.id ?? 0;
}

/** A change of a price that nobody has changed since. */
async function newEntry(shop: TestShop): Promise<number> {
  const caller = await staffOf(shop);
  const variant = { productVariantID: 502, productVariantDetails: '50 mm', productVariantPriceDollar: 38 + next(shop) };
  await caller.post('/api/SubProductVariant/SaveProductVariantsBulk', [variant]);
  const [entry] = await shop.shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry?.id ?? 0;
}

/** The example of these calls is stored already: what is set first, so that the call changes something. */
const SET_BEFORE: Readonly<Record<string, string>> = {
  'POST /Category/SaveCategories': 'update categories set sort_order = sort_order + 7',
  'POST /SubCategory/SaveSubCategories': 'update subcategories set sort_order = sort_order + 7',
  'POST /ProductCategory/DeleteProductCategory':
    'delete from product_categories where category_id = 28 and product_id = 140',
  'POST /ProductSubCategory/DeleteProductSubCategory':
    'delete from product_subcategories where subcategory_id = 301 and product_id = 140',
  'POST /SubProductVariant/SaveProductVariantsBulk': 'update product_variants set usd_minor = usd_minor + 1',
  'POST /Product/SaveSpecifications': 'delete from specifications where product_id = 140',
  'POST /Translation/SaveTranslations': 'delete from catalogue_texts; delete from translation_versions',
  'POST /Exchange/SaveExchangeRates': 'update exchange_rates set rate_micros = rate_micros + 1',
  'POST /Sale/SetSaleStatus': "update orders set status = 'pending'",
  'POST /Mail/NoteMailArrived':
    "with failed as (update outbox set failed_at = now(), done_at = null returning id) insert into mails (outbox_id, recipient, subject, text, html, handed_over_at) select id, 'uk@converter.test', 'Your order', '', '', now() from failed on conflict (outbox_id) do update set handed_over_at = now(), sent_at = null",
  'POST /Mail/TryFailedMailsAgain': `insert into outbox (kind, payload, failed_at) values ('order-customer', '{"orderId": 1001}', now())`,
};

/** Sets the tables so that the example of this call changes something. */
export async function makeDifferent({ owner }: TestShop, key: string): Promise<void> {
  const statement = SET_BEFORE[key];
  if (statement !== undefined) await owner.$client.query(statement);
}

const nowIn = ({ shop }: TestShop) => shop.clock.now();

/** A colleague's account; answers its number. */
async function hired(shop: TestShop): Promise<number> {
  const email = `mabel.${next(shop)}@pressline.test`;
  return (await addStaff({ name: 'Mabel Tripp', email, password: 'yellow-doctor-blade' }, changeBy(shop))).id;
}

/** The password that the member of staff has now; other examples change it. */
async function staffPassword({ shop }: TestShop): Promise<string> {
  const passwordHash = await hashPassword('counter-2026');
  await shop.db.update(staff).set({ passwordHash }).where(eq(staff.id, STAFF));
  return 'counter-2026';
}

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** A second factor, and the code that it shows. */
async function secondFactor(
  shop: TestShop,
  state: 'begun' | 'on',
  owner: AccountOwner = { staffId: STAFF },
): Promise<{ code: string }> {
  const { db } = shop.shop;
  await deleteSecondFactor(db, owner);
  await putSecondFactor(db, owner, SECRET, nowIn(shop));
  if (state === 'on') await updateSecondFactor(db, owner, { confirmedAt: nowIn(shop) });
  return { code: codeOf(SECRET, nowIn(shop)) };
}

/** The same second factor for both customers of the examples. */
async function secondFactorOfCustomers(shop: TestShop, state: 'begun' | 'on'): Promise<{ code: string }> {
  await secondFactor(shop, state, { customerId: OTHER });
  return secondFactor(shop, state, { customerId: CUSTOMER });
}

/** The password that the customers of the examples have now; other examples change it. */
async function customerPassword({ shop }: TestShop): Promise<string> {
  const passwordHash = await hashPassword('press-2026');
  await shop.db
    .update(customers)
    .set({ passwordHash })
    .where(inArray(customers.id, [CUSTOMER, OTHER]));
  return 'press-2026';
}

const RP = 'localhost';

/** What a browser answers that was asked to make a passkey for this account. */
async function madePasskey(shop: TestShop, owner: AccountOwner) {
  const challenge = `ask-${next(shop)}`;
  await shop.shop.db.delete(passkeys);
  await putChallenge(shop.shop.db, challenge, { purpose: 'add', owner, now: nowIn(shop) });
  return new Authenticator().make({ challenge, rp: { name: 'Pressline', id: RP } });
}

/** What a browser answers that was asked to log in by a passkey of this account. */
async function usedPasskey(shop: TestShop, owner: AccountOwner): Promise<ExampleRequest> {
  const authenticator = new Authenticator();
  const credentialId = authenticator.credentialId.toString('base64url');
  await storedPasskey(shop.shop.db, owner, { credentialId, publicKey: authenticator.publicKey });
  const challenge = `ask-${next(shop)}`;
  const purpose = 'staffId' in owner ? 'staff login' : 'customer login';
  await putChallenge(shop.shop.db, challenge, { purpose, now: nowIn(shop) });
  return { body: { response: authenticator.use({ challenge, rpId: RP }) } };
}

/** One more session of that account, by the guid that it is ended by. */
async function openedSession(shop: TestShop, owner: { customerId: number } | { staffId: number }): Promise<string> {
  const { db } = shop.shop;
  const begun = { device: 'A press of tests', now: nowIn(shop) };
  const token =
    'staffId' in owner
      ? await openStaffSession(db, owner.staffId, begun)
      : await openCustomerSession(db, owner.customerId, { ...begun, remembered: true });
  const [session] = await db
    .select({ guid: sessions.guid })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash(token)));
  return session?.guid ?? '';
}

async function staffOf(shop: TestShop): Promise<ApiCaller> {
  const begun = { device: 'A press of tests', now: nowIn(shop) };
  return shop.withToken(await openStaffSession(shop.shop.db, STAFF, begun));
}

/** An import that waits to be applied. */
async function checkedImport(shop: TestShop): Promise<number> {
  const begun = { device: 'A press of tests', now: nowIn(shop) };
  const token = await openStaffSession(shop.shop.db, STAFF, begun);
  const check = { path: importPaths.check } as AnyOperation;
  const { body } = await send(shop, check, { fileName: 'products.csv' }, token);
  return Number(body.importId);
}
