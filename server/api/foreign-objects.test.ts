import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, vi } from 'vitest';
import { z } from 'zod';
import { cartWith } from '#shop/trade/cart/testing/fill-cart.ts';
import { asked, named } from '#shop/trade/approvals/testing/requests.ts';
import { addMember, invited } from '#shop/people/companies/testing/members.ts';
import { newCustomer } from '#shop/people/customers/testing/people.ts';
import { filedCertificate } from '#shop/trade/documents/testing/file-documents.ts';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { storedPasskey } from '#shop/people/identity/testing/stored-passkey.ts';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { listWith } from '#shop/trade/lists/testing/fill-list.ts';
import { returnWithPicture } from '#shop/trade/returns/testing/prepare-return.ts';
import { partRequestOf, pictureOf } from '#shop/trade/part-requests/testing/part-requests.ts';
import { offered } from '#shop/trade/quotations/testing/quotations.ts';
import { place } from '#shop/trade/orders/testing/buying.ts';
import { scopesOf } from '#shop/base/rights/api-scope.ts';
import { putKey } from '#shop/people/keys/testing/keys.ts';
import { pastDocuments } from '#shop/trade/past-orders/tables.ts';
import { putPastOrder } from '#shop/trade/past-orders/testing/put-past-order.ts';
import { putWebhook } from '#shop/desk/webhooks/testing/webhooks.ts';
import { operations } from '../operations.ts';
import { operationKey } from './testing/example.ts';
import { ADDRESS, type Belongings, type Call, type CallWith, type ForeignRows } from './testing/foreign-row.ts';
import type { ChangeJournal } from '../testing/change-journal.ts';
import { addLabel, addMachine } from '#shop/catalogue/presses/testing/add-machine.ts';
import { documentedCall } from '../testing/documented-call.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { test } from './testing/watched-shop.ts';

/** Calls without staff rights that take an id, with every kind of id (B11): each folder has its own. */
const ROWS: ForeignRows = Object.assign(
  {},
  ...Object.values(import.meta.glob<{ foreignRows?: ForeignRows }>('/shop/**/testing/calls.ts', { eager: true })).map(
    ({ foreignRows = {} }) => foreignRows,
  ),
) as ForeignRows;

/** Files that only a session opens (D32). */
const FILES: Readonly<Record<string, CallWith>> = {
  'the order sheet': ({ orderId }) => ({ url: `/PDFOrder.pdf?id=${orderId}` }),
  'a document': ({ documentId }) => ({ url: `/Order-Document.pdf?id=${documentId}` }),
  'a document of an earlier order': ({ pastDocumentId }) => ({
    url: `/Earlier-Order-Document.pdf?id=${pastDocumentId}`,
  }),
  'documents as a zip': ({ documentId }) => ({ url: `/Documents.zip?document=certificate-${documentId}` }),
  'a picture of a return': ({ pictureId }) => ({ url: `/Return-Picture.jpg?id=${pictureId}` }),
  'a picture of a request for parts': ({ partPictureId }) => ({ url: `/Part-Picture.jpg?id=${partPictureId}` }),
  'the sheet of a return': ({ returnId }) => ({ url: `/Return-Sheet.pdf?id=${returnId}` }),
  'the PDF of a quote': ({ quotationId }) => ({ url: `/Quote.pdf?id=${quotationId}` }),
  'a list': ({ listId }) => ({ url: `/List.csv?id=${listId}` }),
  'the labels of a list': ({ listId }) => ({ url: `/List-Labels.pdf?id=${listId}` }),
  'the purchase order': ({ orderId }) => ({ url: `/purchase-orders/${orderId}/Purchase_Order.pdf` }),
};

const LINES = [{ part: 'DB-0150', quantity: 3 }];

/** Creates a company with one of everything; all of its texts contain Zebra. */
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
  const machineId = await addMachine(shop, { companyId: customer.companyId, name });
  const partRequestId = await partRequestOf(caller, { requestReader: 'purchasing', wanted: `${name} seal` });
  const key = await putKey(shop, { companyId: customer.companyId, customerId: customer.id });
  const webhook = await putWebhook(shop, customer.companyId);
  const owner = { companyId: customer.companyId, customerId: customer.id };
  const pastOrderId = await putPastOrder(shop, { ...owner, word: name });
  const [pastDocument] = await shop.shop.db
    .select({ id: pastDocuments.id })
    .from(pastDocuments)
    .where(eq(pastDocuments.pastOrderId, pastOrderId));
  const belongings: Belongings = {
    customerId: customer.id,
    customerGuid: customer.guid,
    addressId,
    cartGuid,
    lineId: line.cartID,
    orderId,
    documentId,
    ...(await returnWithPicture(shop, { orderId, customerId: customer.id })),
    partRequestId,
    partPictureId: await pictureOf(shop, partRequestId),
    productId: line.productID,
    sessionGuid: session.guid,
    passkeyGuid: await storedPasskey(shop.shop.db, { customerId: customer.id }),
    memberId: (await addMember(shop, customer, 'buyer')).id,
    invitationId: (await invited(shop, { companyId: customer.companyId, by: customer.id })).id,
    approvalId: await asked(shop, caller, addressId),
    deputyshipId: await named(shop, customer),
    quotationId: (await offered(shop, caller, await shop.asStaff(), { addressId })).quotationId,
    listId,
    listLineId: listLine.lineId,
    machineId,
    labelId: await addLabel(shop, machineId),
    keyGuid: key.guid,
    webhookGuid: webhook.guid,
    webhookDeliveryId: webhook.webhookDeliveryId,
    pastOrderId,
    pastDocumentId: pastDocument?.id ?? 0,
  };
  return { caller, belongings, customer, key: key.text };
}

async function send({ app }: TestShop, token: string, { method = 'GET', file, ...call }: Call) {
  const { url, body } = documentedCall(method, call.url, call.body);
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

/** Everything in an answer that could distinguish two, except values that are new in each. */
function comparable(answer: Awaited<ReturnType<typeof send>>) {
  const { 'x-request-id': _id, date: _date, ratelimit: _left, ...headers } = answer.headers;
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
  quotationId: 200_000_011,
  returnId: 200_000_008,
  pictureId: 200_000_009,
  partRequestId: 200_000_012,
  partPictureId: 200_000_013,
  listId: 2_000_000_010,
  listLineId: 2_000_000_011,
  machineId: 2_000_000_013,
  labelId: 2_000_000_014,
  keyGuid: randomUUID(),
  webhookGuid: randomUUID(),
  webhookDeliveryId: 2_000_000_015,
  pastOrderId: 2_000_000_016,
  pastDocumentId: 2_000_000_116,
};

let prepared: Promise<Prepared> | undefined;
interface Prepared {
  theirs: Belongings;
  own: Belongings;
  token: string;
  /** Of the caller's company, with all scopes. */
  key: string;
  secrets: RegExp;
}

/** Two companies for all tests of this file. */
function twoCompanies(shop: TestShop): Promise<Prepared> {
  prepared ??= (async () => {
    const zebra = await companyWithEverything(shop, 'Zebra');
    const { caller, belongings: own, key } = await companyWithEverything(shop, 'Okapi');
    const { customer, belongings: theirs } = zebra;
    return {
      theirs,
      own,
      token: caller.token,
      key,
      secrets: new RegExp(`zebra|${customer.email}|${customer.guid}`, 'i'),
    };
  })();
  return prepared;
}

type Kind = 'calls' | 'bySecretGuid' | 'asField';

async function expectNothing(
  { shop, journal }: { shop: TestShop; journal: ChangeJournal },
  call: CallWith,
  kind: Kind,
  as: 'token' | 'key',
): Promise<void> {
  const { theirs, own, secrets, [as]: token } = await twoCompanies(shop);
  await journal.read();
  const [foreign, work] = await counted(() => send(shop, token, call(theirs, own)));
  expect(work).toBeGreaterThan(0);
  expect(foreign.statusCode).toBe(kind === 'asField' ? 400 : 404);
  // No answer repeats the caller's input, so any match was read from the other company.
  expect(foreign.body).not.toMatch(secrets);
  expect(await journal.read(), 'nothing changed').toEqual([]);
  if (kind === 'bySecretGuid') return;
  const nobodys = call({ ...NOBODY, productId: theirs.productId }, own);
  const [unknown, sameWork] = await counted(() => send(shop, token, nobodys));
  expect(comparable(foreign), 'it reads like that of an unknown one').toEqual(comparable(unknown));
  expect(work, 'it takes as long: the same number of statements').toBe(sameWork);
  expect(await journal.read()).toEqual([]);
}

/** Returns the answer, and the number of its database statements. */
async function counted<Answer>(work: () => Promise<Answer>): Promise<[Answer, statements: number]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await work();
  const statements = query.mock.calls.length;
  query.mockRestore();
  return [answer, statements];
}

/** Ids and GUIDs of the catalogue, which is public. */
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

function namesThings({ input, who: { access } }: AnyOperation): boolean {
  const members = membersOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
  const ids = members.filter((name) => /^(?:id|guid|partName)$|(?:Id|Guid)s?$/.test(name) && !CATALOGUE.has(name));
  return access !== 'staff' && ids.length > 0;
}

test('every customer operation that takes one of their ids has its calls here, and no other (B11)', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(operations.filter(namesThings).map(operationKey).toSorted());
});

const OPEN_TO_KEYS = new Set(
  operations
    .filter(({ who: { scope } }) => scope !== undefined && scopesOf('company').includes(scope))
    .map(operationKey),
);

describe("a customer who names another company's object gets 404, reads nothing and changes nothing (B11)", () => {
  const cases = Object.entries(ROWS).flatMap(([name, row]) =>
    (['calls', 'bySecretGuid', 'asField'] as const).flatMap((kind) =>
      (row[kind] ?? []).map((call, index) => [`${name} (${kind} ${index + 1})`, call, kind] as const),
    ),
  );
  test.for(cases)('%s', ([, call, kind], { shop, journal }) => expectNothing({ shop, journal }, call, kind, 'token'));

  const byKey = cases.filter(([name]) => OPEN_TO_KEYS.has(name.split(' (')[0] ?? ''));
  test.for(byKey)('with a key: %s (M1)', ([, call, kind], { shop, journal }) =>
    expectNothing({ shop, journal }, call, kind, 'key'),
  );

  test.for(Object.entries(FILES))('%s', ([, call], { shop, journal }) =>
    expectNothing({ shop, journal }, call, 'calls', 'token'),
  );
});

test('the same calls with their own objects are answered: the ids above are real (B11)', async ({ shop }) => {
  const { own, token } = await twoCompanies(shop);
  const reads = Object.values(ROWS)
    .flatMap(({ calls = [], bySecretGuid = [] }) => [...calls, ...bySecretGuid])
    .map((call) => call(own, own))
    .filter(({ method }) => method === undefined);
  for (const call of [...reads, ...Object.values(FILES).map((file) => file(own, own))]) {
    expect([call.url, (await send(shop, token, call)).statusCode]).toEqual([call.url, 200]);
  }
});
