import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, vi } from 'vitest';
import { z } from 'zod';
import { cartWith } from '#shop/cart/testing/shelf.ts';
import { asked, named } from '#shop/approvals/testing/requests.ts';
import { addMember, invited } from '#shop/companies/testing/members.ts';
import { newCustomer } from '#shop/customers/testing/people.ts';
import { filedCertificate } from '#shop/documents/testing/filed.ts';
import { smallPdf } from '#shop/documents/testing/small-pdf.ts';
import { storedPasskey } from '#shop/identity/testing/stored-passkey.ts';
import type { AnyOperation } from '#shop/frame/operation.ts';
import { listWith } from '#shop/lists/testing/listed.ts';
import { returnWithPicture } from '#shop/returns/testing/returned.ts';
import { place } from '#shop/orders/testing/buying.ts';
import { operations } from '../operations.ts';
import { operationKey } from './testing/example.ts';
import type { ChangeJournal } from '../testing/change-journal.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { test } from './testing/watched-shop.ts';

/** What the other company has, by the names that calls give it; `nobody` has the same shape and names nothing. */
interface Belongings {
  customerId: number;
  customerGuid: string;
  addressId: number;
  cartGuid: string;
  lineId: number;
  orderId: number;
  productId: number;
  sessionGuid: string;
  passkeyGuid: string;
  memberId: number;
  invitationId: number;
  approvalId: number;
  deputyshipId: number;
  documentId: number;
  returnId: number;
  pictureId: number;
  listId: number;
  listLineId: number;
}

interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  url: string;
  body?: unknown;
  /** Sent as a file of this name instead of a body. */
  file?: string;
}

/** A call of a customer that names one thing of somebody's; `own` is what the caller has. */
type CallWith = (theirs: Belongings, own: Belongings) => Call;

interface Row {
  /** 404, and the same answer as for one that there is not. */
  calls?: readonly CallWith[];
  /** 404; a guid that is nobody's may become the caller's, so that is answered otherwise: the guid is the secret (D11). */
  bySecretGuid?: readonly CallWith[];
  /** 400 beside the field of a form (C9), and the same answer as for one that there is not. */
  asField?: readonly CallWith[];
  /** Why nothing of another company's comes of it all the same. */
  nothing?: string;
}

const post = (url: string, body: unknown): Call => ({ method: 'POST', url: `/api${url}`, body });
const get = (url: string): Call => ({ url: `/api${url}` });
const del = (url: string): Call => ({ method: 'DELETE', url: `/api${url}` });

const ADDRESS = {
  contactName: 'C. Uckoo',
  deliveryBuildingNo: '1 Nest',
  deliveryPostalcode: 'LS1',
  countryID: 247,
};

const accountOf = ({ customerId, customerGuid }: Partial<Belongings>) => ({
  ...(customerId === undefined ? {} : { userID: customerId }),
  ...(customerGuid === undefined ? {} : { userGuid: customerGuid }),
  userFirstname: 'C.',
  userSurname: 'Uckoo',
  userEmail: 'cuckoo@converter.test',
  userPass: 'another-one-9',
  password_repeat: 'another-one-9',
  userHouseNo: 'Cuckoo Ltd',
  userTel: '0113',
  currency: 2,
  country: 247,
});

/** What people without staff rights may call and takes an id of theirs, with every kind of id (B11). */
const ROWS: Readonly<Record<string, Row>> = {
  'GET /Cart/GetAllCartsByID/{cartGuid}': {
    bySecretGuid: [({ cartGuid }) => get(`/Cart/GetAllCartsByID/${cartGuid}`)],
  },
  'POST /Cart/CreateCartItem': {
    bySecretGuid: [
      ({ cartGuid, productId }) =>
        post('/Cart/CreateCartItem', { guid: cartGuid, productID: productId, productQuantity: 1 }),
    ],
  },
  'POST /Cart/AddItems': {
    bySecretGuid: [
      ({ cartGuid, productId }) =>
        post('/Cart/AddItems', { cartGuid, lines: [{ productId, variantId: null, quantity: 1 }] }),
    ],
  },
  'DELETE /Cart/DeleteItemFromCart/{lineId}/{cartGuid}': {
    calls: [
      ({ lineId, cartGuid }) => ({ method: 'DELETE', url: `/api/Cart/DeleteItemFromCart/${lineId}/${cartGuid}` }),
      ({ lineId }, own) => ({ method: 'DELETE', url: `/api/Cart/DeleteItemFromCart/${lineId}/${own.cartGuid}` }),
      ({ cartGuid }, own) => ({ method: 'DELETE', url: `/api/Cart/DeleteItemFromCart/${own.lineId}/${cartGuid}` }),
    ],
  },
  'POST /Cart/SaveCart': {
    calls: [
      ({ lineId }) => post('/Cart/SaveCart', [{ cartID: lineId, productQuantity: 7 }]),
      ({ lineId }, own) =>
        post('/Cart/SaveCart', [
          { cartID: own.lineId, productQuantity: 7 },
          { cartID: lineId, productQuantity: 7 },
        ]),
    ],
  },
  'POST /User/SaveUser': {
    calls: [
      ({ customerId }) => post('/User/SaveUser', accountOf({ customerId })),
      ({ customerGuid }) => post('/User/SaveUser', accountOf({ customerGuid })),
      ({ customerGuid }, own) => post('/User/SaveUser', accountOf({ customerId: own.customerId, customerGuid })),
      ({ customerId }, own) => post('/User/SaveUser', accountOf({ customerId, customerGuid: own.customerGuid })),
    ],
  },
  'GET /User/GetCustomerByID/{customerId}': {
    calls: [
      ({ customerId }) => get(`/User/GetCustomerByID/${customerId}`),
      ({ customerGuid }) => get(`/User/GetCustomerByID/${customerGuid}`),
    ],
  },
  'GET /User/GetUserByID/{customerId}': {
    calls: [
      ({ customerId }) => get(`/User/GetUserByID/${customerId}`),
      ({ customerGuid }) => get(`/User/GetUserByID/${customerGuid.toUpperCase()}`),
    ],
  },
  'POST /Company/SaveMember': {
    calls: [
      ({ memberId }) => post('/Company/SaveMember', { memberId, memberRole: 'manager', suspended: false }),
      ({ customerId }) => post('/Company/SaveMember', { memberId: customerId, memberRole: 'reader', suspended: true }),
    ],
  },
  'POST /Company/SaveMemberLimits': {
    calls: [({ memberId }) => post('/Company/SaveMemberLimits', { memberId, orderLimit: '1', alwaysAsk: true })],
  },
  'POST /Approval/AskForApproval': {
    calls: [
      ({ cartGuid }, own) =>
        post('/Approval/AskForApproval', { cartGuid, deliveryAddressId: own.addressId, purchaseOrderNumber: 'PO 1' }),
    ],
    asField: [
      ({ addressId }, own) =>
        post('/Approval/AskForApproval', {
          cartGuid: own.cartGuid,
          deliveryAddressId: addressId,
          purchaseOrderNumber: 'PO 1',
        }),
    ],
  },
  'GET /Approval/GetRequest/{approvalId}': {
    calls: [({ approvalId }) => get(`/Approval/GetRequest/${approvalId}`)],
  },
  'POST /Approval/ApproveRequest': {
    calls: [({ approvalId }) => post('/Approval/ApproveRequest', { approvalId, stamp: 'any' })],
  },
  'POST /Approval/RejectRequest': {
    calls: [({ approvalId }) => post('/Approval/RejectRequest', { approvalId, decisionReason: 'No.' })],
  },
  'POST /Approval/WithdrawRequest': {
    calls: [({ approvalId }) => post('/Approval/WithdrawRequest', { approvalId })],
  },
  'POST /Approval/TakeBasket': { calls: [({ approvalId }) => post('/Approval/TakeBasket', { approvalId })] },
  'POST /Approval/NameDeputy': {
    asField: [
      ({ memberId }) => post('/Approval/NameDeputy', { memberId, startsOn: '2099-01-04', endsOn: '2099-01-15' }),
    ],
  },
  'DELETE /Approval/EndDeputy/{deputyshipId}': {
    calls: [({ deputyshipId }) => del(`/Approval/EndDeputy/${deputyshipId}`)],
  },
  'DELETE /Company/WithdrawInvitation/{invitationId}': {
    calls: [({ invitationId }) => del(`/Company/WithdrawInvitation/${invitationId}`)],
  },
  'POST /Activate/gr': {
    nothing: 'the guid is the secret of the mail to staff; an active account stays as it is (D18)',
  },
  'GET /DeliveryAddress/GetDeliveryAddressByUserID/{customerId}': {
    calls: [
      ({ customerId }) => get(`/DeliveryAddress/GetDeliveryAddressByUserID/${customerId}`),
      ({ customerGuid }) => get(`/DeliveryAddress/GetDeliveryAddressByUserID/${customerGuid}`),
    ],
  },
  'GET /DeliveryAddress/GetDeliveryAddressByID/{addressId}': {
    calls: [({ addressId }) => get(`/DeliveryAddress/GetDeliveryAddressByID/${addressId}`)],
  },
  'POST /DeliveryAddress/SaveDeliveryAddress': {
    calls: [
      ({ addressId }) => post('/DeliveryAddress/SaveDeliveryAddress', { ...ADDRESS, deliveryID: addressId }),
      ({ customerId }) =>
        post('/DeliveryAddress/SaveDeliveryAddress', { ...ADDRESS, deliveryID: 0, userID: customerId }),
      ({ addressId, customerId }) =>
        post('/DeliveryAddress/SaveDeliveryAddress', { ...ADDRESS, deliveryID: addressId, userID: customerId }),
    ],
  },
  'DELETE /DeliveryAddress/DeleteDeliveryAddress/{addressId}': {
    calls: [({ addressId }) => del(`/DeliveryAddress/DeleteDeliveryAddress/${addressId}`)],
  },
  'POST /DeliveryAddress/SetDefaultDeliveryAddress': {
    calls: [({ addressId }) => post('/DeliveryAddress/SetDefaultDeliveryAddress', { deliveryID: addressId })],
  },
  'POST /User/UploadPO': {
    calls: [({ orderId }) => ({ method: 'POST', url: '/api/User/UploadPO', file: `${orderId}.pdf` })],
  },
  'GET /User/CheckIfFileExists/{orderId}': { calls: [({ orderId }) => get(`/User/CheckIfFileExists/${orderId}`)] },
  'POST /User/EndSession': { calls: [({ sessionGuid }) => post('/User/EndSession', { guid: sessionGuid })] },
  'POST /User/FinishPasskeySignIn': { nothing: 'takes the signature of a passkey' },
  'POST /BlogUser/FinishPasskeySignIn': { nothing: 'takes the signature of a passkey' },
  'POST /User/AddPasskey': {
    nothing: 'answers a question that was asked of the caller (shop/identity/own-passkeys.test.ts)',
  },
  'POST /User/RemovePasskey': { calls: [({ passkeyGuid }) => post('/User/RemovePasskey', { guid: passkeyGuid })] },
  'POST /Sale/GetQuote': {
    bySecretGuid: [({ cartGuid }, own) => post('/Sale/GetQuote', { cartGuid, deliveryAddressId: own.addressId })],
    calls: [({ addressId }, own) => post('/Sale/GetQuote', { cartGuid: own.cartGuid, deliveryAddressId: addressId })],
  },
  'POST /Sale/AddSale': {
    calls: [({ cartGuid }, own) => post('/Sale/AddSale', { cartGuid, deliveryID: own.addressId, PONumber: 'PO 1' })],
    asField: [
      ({ addressId }, own) =>
        post('/Sale/AddSale', { cartGuid: own.cartGuid, deliveryID: addressId, PONumber: 'PO 1' }),
    ],
  },
  'GET /Sale/GetOrderAgain/{orderId}': { calls: [({ orderId }) => get(`/Sale/GetOrderAgain/${orderId}`)] },
  'GET /Sale/GetSaleByID/{orderId}': { calls: [({ orderId }) => get(`/Sale/GetSaleByID/${orderId}`)] },
  'GET /Sale/GetOrderDelivery/{orderId}': { calls: [({ orderId }) => get(`/Sale/GetOrderDelivery/${orderId}`)] },
  'GET /Sale/GetOrderDocuments/{orderId}': { calls: [({ orderId }) => get(`/Sale/GetOrderDocuments/${orderId}`)] },
  'POST /Return/AskForReturn': {
    calls: [
      ({ orderId }) =>
        post('/Return/AskForReturn', {
          orderId,
          lines: [{ orderLineId: 1, quantity: 1 }],
          returnReason: 'faulty',
        }),
    ],
  },
  'POST /Return/AddReturnPicture': {
    calls: [
      ({ returnId }) => ({ method: 'POST', url: '/api/Return/AddReturnPicture', file: 'seal.jpg', body: { returnId } }),
    ],
  },
  'POST /Return/RemoveReturnPicture': {
    calls: [({ returnId, pictureId }) => post('/Return/RemoveReturnPicture', { returnId, pictureId })],
  },
  'POST /Return/AnswerReturn': {
    calls: [({ returnId }) => post('/Return/AnswerReturn', { returnId, remarks: 'Yes.' })],
  },
  'POST /Return/WithdrawReturn': { calls: [({ returnId }) => post('/Return/WithdrawReturn', { returnId })] },
  'GET /Return/GetReturn/{returnId}': { calls: [({ returnId }) => get(`/Return/GetReturn/${returnId}`)] },
  'GET /Return/GetReturnsOfOrder/{orderId}': {
    calls: [({ orderId }) => get(`/Return/GetReturnsOfOrder/${orderId}`)],
  },
  'GET /List/GetList/{listId}': { calls: [({ listId }) => get(`/List/GetList/${listId}`)] },
  'POST /List/SaveList': {
    calls: [({ listId }) => post('/List/SaveList', { listId, listName: 'Ours now', isCompanys: false })],
  },
  'POST /List/CopyList': { calls: [({ listId }) => post('/List/CopyList', { listId, listName: 'Ours now' })] },
  'POST /List/RemoveList': { calls: [({ listId }) => post('/List/RemoveList', { listId })] },
  'POST /List/RestoreList': { calls: [({ listId }) => post('/List/RestoreList', { listId })] },
  'POST /List/AddListLines': {
    calls: [
      ({ listId, productId }) =>
        post('/List/AddListLines', { listId, lines: [{ productId, variantId: null, quantity: 1 }] }),
    ],
  },
  'POST /List/AddListRows': {
    calls: [
      ({ listId }) =>
        post('/List/AddListRows', { listId, rows: [{ part: 'DB-0150', width: '', quantity: '1', note: '' }] }),
    ],
  },
  'POST /List/SaveListLines': {
    calls: [
      ({ listId, listLineId }) =>
        post('/List/SaveListLines', { listId, lines: [{ lineId: listLineId, quantity: 7, note: 'Cuckoo' }] }),
      ({ listLineId }, own) =>
        post('/List/SaveListLines', {
          listId: own.listId,
          lines: [
            { lineId: own.listLineId, quantity: 7, note: 'Cuckoo' },
            { lineId: listLineId, quantity: 7, note: 'Cuckoo' },
          ],
        }),
    ],
  },
  'POST /List/MoveListLine': {
    calls: [
      ({ listId, listLineId }) => post('/List/MoveListLine', { listId, lineId: listLineId, place: 1 }),
      ({ listLineId }, own) => post('/List/MoveListLine', { listId: own.listId, lineId: listLineId, place: 1 }),
    ],
  },
  'POST /List/RemoveListLines': {
    calls: [({ listId, listLineId }) => post('/List/RemoveListLines', { listId, lineIds: [listLineId] })],
  },
  'POST /List/SetListReminder': {
    calls: [({ listId }) => post('/List/SetListReminder', { listId, everyWeeks: 4 })],
  },
  'GET /SaleItem/GetAllSaleItemsBySaleID/{orderId}': {
    calls: [({ orderId }) => get(`/SaleItem/GetAllSaleItemsBySaleID/${orderId}`)],
  },
  'GET /Sale/GetSaleByUserID/{customerId}': {
    calls: [
      ({ customerId }) => get(`/Sale/GetSaleByUserID/${customerId}`),
      ({ customerGuid }) => get(`/Sale/GetSaleByUserID/${customerGuid}?search=zebra`),
    ],
  },
  'GET /Sale/GetOrderRequests/{orderId}': { calls: [({ orderId }) => get(`/Sale/GetOrderRequests/${orderId}`)] },
  'GET /Sale/GetOrderVersions/{orderId}': { calls: [({ orderId }) => get(`/Sale/GetOrderVersions/${orderId}`)] },
  'GET /Sale/GetOwnOrderTimeline/{orderId}': {
    calls: [({ orderId }) => get(`/Sale/GetOwnOrderTimeline/${orderId}`)],
  },
  'POST /Sale/WriteOrderMessage': {
    calls: [({ orderId }) => post('/Sale/WriteOrderMessage', { orderId, text: 'Where is it?' })],
  },
  'POST /Sale/ReadOrderMessages': { calls: [({ orderId }) => post('/Sale/ReadOrderMessages', { orderId })] },
  'POST /Sale/AskForOrderChange': {
    calls: [({ orderId }) => post('/Sale/AskForOrderChange', { orderId, wish: 'change', wishText: 'More of it' })],
  },
  'POST /Sale/WithdrawOrderRequest': { calls: [({ orderId }) => post('/Sale/WithdrawOrderRequest', { orderId })] },
  'POST /SaleItem/AddSaleItems': {
    calls: [
      ({ orderId, productId }) =>
        post('/SaleItem/AddSaleItems', [{ saleID: orderId, ProductID: productId, serial: 'X' }]),
      ({ orderId, productId }, own) =>
        post('/SaleItem/AddSaleItems', [
          { saleID: own.orderId, ProductID: productId, serial: 'X' },
          { saleID: orderId, ProductID: productId, serial: 'X' },
        ]),
    ],
  },
};

/** Files that only a session opens (D32). */
const FILES: Readonly<Record<string, CallWith>> = {
  'the order sheet': ({ orderId }) => ({ url: `/PDFOrder.pdf?id=${orderId}` }),
  'a document': ({ documentId }) => ({ url: `/Order-Document.pdf?id=${documentId}` }),
  'documents as a zip': ({ documentId }) => ({ url: `/Documents.zip?document=certificate-${documentId}` }),
  'a picture of a return': ({ pictureId }) => ({ url: `/Return-Picture.jpg?id=${pictureId}` }),
  'the sheet of a return': ({ returnId }) => ({ url: `/Return-Sheet.pdf?id=${returnId}` }),
  'a list': ({ listId }) => ({ url: `/List.csv?id=${listId}` }),
  'the labels of a list': ({ listId }) => ({ url: `/List-Labels.pdf?id=${listId}` }),
  'the purchase order': ({ orderId }) => ({ url: `/purchase-orders/${orderId}/Purchase_Order.pdf` }),
};

const LINES = [{ part: 'DB-0150', quantity: 3 }];

/** A company of the test's own with one of everything; each text of it says Zebra. */
async function companyWithEverything(shop: TestShop, name: string) {
  const customer = await newCustomer(shop, { userFirstname: name, userSurname: name, userHouseNo: `${name} Labels` });
  const caller = await shop.as(customer.email, customer.userPass);
  const address = { ...ADDRESS, contactName: name, deliveryBuildingNo: `${name} Street`, deliveryRegion: name };
  await caller.post('/api/DeliveryAddress/SaveDeliveryAddress', { ...address, deliveryID: 0 });
  const addresses = await caller.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${customer.id}`);
  const addressId: number = addresses.body[0].deliveryID;
  const ordered = await cartWith(shop, caller, ...LINES);
  const { body: orderId } = await place(caller, ordered, addressId, { PONumber: `${name} 4711` });
  await send(shop, caller.token, { method: 'POST', url: '/api/User/UploadPO', file: `${orderId}.pdf` });
  const documentId = await filedCertificate(shop, orderId, `${name} 1`);
  const cartGuid = await cartWith(shop, caller, ...LINES);
  const [line] = (await caller.get(`/api/Cart/GetAllCartsByID/${cartGuid}`)).body;
  const [session] = (await caller.get('/api/User/GetSessions')).body;
  const listId = await listWith(shop, caller, { name: `${name} list`, isCompanys: true });
  const [listLine] = (await caller.get(`/api/List/GetList/${listId}`)).body.lines;
  const belongings: Belongings = {
    customerId: customer.id,
    customerGuid: customer.guid,
    addressId,
    cartGuid,
    lineId: line.cartID,
    orderId,
    documentId,
    ...(await returnWithPicture(shop, { orderId, customerId: customer.id })),
    productId: line.productID,
    sessionGuid: session.guid,
    passkeyGuid: await storedPasskey(shop.shop.db, { customerId: customer.id }),
    memberId: (await addMember(shop, customer, 'buyer')).id,
    invitationId: (await invited(shop, { companyId: customer.companyId, by: customer.id })).id,
    approvalId: await asked(shop, caller, addressId),
    deputyshipId: await named(shop, customer),
    listId,
    listLineId: listLine.lineId,
  };
  return { caller, belongings, customer };
}

async function send({ app }: TestShop, token: string, { method = 'GET', url, body, file }: Call) {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (file === undefined) {
    return app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body as object }) });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  form.append('file', new File([smallPdf('forged')], file, { type: 'application/pdf' }));
  const multipart = new Response(form);
  headers['content-type'] = multipart.headers.get('content-type') ?? '';
  return app.inject({ method, url, headers, payload: Buffer.from(await multipart.arrayBuffer()) });
}

/** Everything of an answer that its reader could tell two apart by, but for what is new in each. */
function said(answer: Awaited<ReturnType<typeof send>>) {
  const { 'x-request-id': _id, date: _date, ...headers } = answer.headers;
  return { status: answer.statusCode, headers, body: answer.body.replaceAll(String(_id), 'the request') };
}

const NOBODY: Belongings = {
  customerId: 2_000_000_001,
  customerGuid: randomUUID(),
  addressId: 2_000_000_002,
  cartGuid: randomUUID(),
  lineId: 2_000_000_003,
  orderId: 2_000_000_004,
  productId: 0,
  sessionGuid: randomUUID(),
  passkeyGuid: randomUUID(),
  memberId: 2_000_000_005,
  invitationId: 2_000_000_006,
  approvalId: 2_000_000_007,
  deputyshipId: 2_000_000_012,
  documentId: 200_000_007,
  returnId: 200_000_008,
  pictureId: 200_000_009,
  listId: 2_000_000_010,
  listLineId: 2_000_000_011,
};

let prepared: Promise<Prepared> | undefined;
interface Prepared {
  theirs: Belongings;
  own: Belongings;
  token: string;
  secrets: RegExp;
}

/** Two companies for all tests of this file. */
function twoCompanies(shop: TestShop): Promise<Prepared> {
  prepared ??= (async () => {
    const zebra = await companyWithEverything(shop, 'Zebra');
    const { caller, belongings: own } = await companyWithEverything(shop, 'Okapi');
    const { customer, belongings: theirs } = zebra;
    return { theirs, own, token: caller.token, secrets: new RegExp(`zebra|${customer.email}|${customer.guid}`, 'i') };
  })();
  return prepared;
}

type Kind = 'calls' | 'bySecretGuid' | 'asField';

async function expectNothing(
  { shop, journal }: { shop: TestShop; journal: ChangeJournal },
  call: CallWith,
  kind: Kind,
): Promise<void> {
  const { theirs, own, token, secrets } = await twoCompanies(shop);
  await journal.read();
  const [foreign, work] = await counted(() => send(shop, token, call(theirs, own)));
  expect(work).toBeGreaterThan(0);
  expect(foreign.statusCode).toBe(kind === 'asField' ? 400 : 404);
  // What the caller sent comes back in no answer, so whatever is found there was read from the other company.
  expect(foreign.body).not.toMatch(secrets);
  expect(await journal.read(), 'nothing changed').toEqual([]);
  if (kind === 'bySecretGuid') return;
  const nobodys = call({ ...NOBODY, productId: theirs.productId }, own);
  const [unknown, sameWork] = await counted(() => send(shop, token, nobodys));
  expect(said(foreign), 'it sounds like one that there is not').toEqual(said(unknown));
  expect(work, 'it takes as long: the same number of statements').toBe(sameWork);
  expect(await journal.read()).toEqual([]);
}

/** What was answered, and how many statements the database got for it. */
async function counted<Answer>(work: () => Promise<Answer>): Promise<[Answer, statements: number]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await work();
  const statements = query.mock.calls.length;
  query.mockRestore();
  return [answer, statements];
}

/** Ids and guids of the catalogue, which is everybody's. */
const CATALOGUE = new Set([
  'productId',
  'variantId',
  'familyId',
  'countryId',
  'categoryGuid',
  'subcategoryGuid',
  'withinGuid',
]);

/** The members of an input, at any depth. */
function membersOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, ...rest } = schema as { properties?: object };
  return [...Object.keys(properties), ...[...Object.values(properties), ...Object.values(rest)].flatMap(membersOf)];
}

function namesThings({ input, access }: AnyOperation): boolean {
  const members = membersOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
  const ids = members.filter((name) => /^(?:id|guid|partName)$|(?:Id|Guid)$/.test(name) && !CATALOGUE.has(name));
  return access !== 'staff' && ids.length > 0;
}

test('every operation open to customers that takes an id of theirs has its calls here, and no other (B11)', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(operations.filter(namesThings).map(operationKey).toSorted());
});

describe("a customer who names another company's thing gets 404, reads nothing and changes nothing (B11)", () => {
  const cases = Object.entries(ROWS).flatMap(([name, row]) =>
    (['calls', 'bySecretGuid', 'asField'] as const).flatMap((kind) =>
      (row[kind] ?? []).map((call, index) => [`${name} (${kind} ${index + 1})`, call, kind] as const),
    ),
  );
  test.for(cases)('%s', ([, call, kind], { shop, journal }) => expectNothing({ shop, journal }, call, kind));

  test.for(Object.entries(FILES))('%s', ([, call], { shop, journal }) =>
    expectNothing({ shop, journal }, call, 'calls'),
  );
});

test('the same calls with what is their own are answered: the ids above are real (B11)', async ({ shop }) => {
  const { own, token } = await twoCompanies(shop);
  const reads = Object.values(ROWS)
    .flatMap(({ calls = [], bySecretGuid = [] }) => [...calls, ...bySecretGuid])
    .map((call) => call(own, own))
    .filter(({ method }) => method === undefined);
  for (const call of [...reads, ...Object.values(FILES).map((file) => file(own, own))]) {
    expect([call.url, (await send(shop, token, call)).statusCode]).toEqual([call.url, 200]);
  }
});
