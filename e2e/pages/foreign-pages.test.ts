import { eq } from 'drizzle-orm';
import type { RouteObject } from 'react-router';
import { describe, expect } from 'vitest';
import { customers, deliveryAddresses } from '#shop/people/accounts/tables.ts';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { storeKey } from '#shop/people/keys/testing/keys.ts';
import { putPastOrder } from '#shop/trade/past-orders/testing/put-past-order.ts';
import { fanOut } from '#shop/desk/webhooks/delivery-queries.ts';
import { putWebhook } from '#shop/desk/webhooks/testing/webhooks.ts';
import { storedPasskey } from '#shop/people/identity/testing/stored-passkey.ts';
import { orders } from '#shop/trade/orders/tables.ts';
import { addLabel, addMachine } from '#shop/catalogue/presses/testing/add-machine.ts';
import { lineIdsOf, returnOf } from '#shop/trade/returns/testing/prepare-return.ts';
import { everyRow } from '#server/testing/every-row.ts';
import { routesFor } from '#web/routes.tsx';
import { parts } from '../support/basket.ts';
import type { BuiltShop } from '../support/built-shop.ts';
import { deliverAllMails } from '../support/mails.ts';
import { test } from '../support/plain-visits.ts';

/** IDs of data that a page can show or change, in its address and forms. */
interface Belongings {
  addressId: number;
  cartGuid: string;
  lineId: number;
  orderId: number;
  sessionGuid: string;
  memberId: number;
  approvalId: number;
  quotationId: number;
  machineId: number;
  labelId: number;
  returnId: number;
  partRequestId: number;
  listId: number;
  passkeyGuid: string;
  keyGuid: string;
  webhookGuid: string;
  pastOrderId: number;
}

interface Visit {
  address: string;
  /** Posted as the page's own form. */
  form?: Record<string, string | File>;
}

type VisitWith = (theirs: Belongings, own: Belongings) => Visit;

interface Row {
  /** 404, with the same page as for an ID that does not exist. */
  visits?: readonly VisitWith[];
  /** Responds with the caller's own data: an ID that is not theirs is ignored. */
  unheard?: readonly VisitWith[];
  /** 400, with a message at the field. */
  asField?: readonly VisitWith[];
  /** Reason why this page cannot refer to another company's data. */
  nothing?: string;
}

const PUBLIC = 'is everybody’s';
const OWN = 'takes no id: it is about the visitor';
const ADDRESS = {
  contactName: 'C. Uckoo',
  line1: '1 Nest',
  line2: '-',
  region: '-',
  postcode: 'LS1',
  countryId: '247',
};
const order = (page: string): VisitWith[] => [
  ({ orderId }) => ({ address: `${page}?id=${orderId}` }),
  ({ orderId }) => ({
    address: `${page}?id=${orderId}`,
    form: { intent: 'purchase-order', file: new File([smallPdf()], 'po.pdf') },
  }),
];

/** Every page of the shop (B11, D33); those of the administration are tested below. */
const ROWS: Readonly<Record<string, Row>> = {
  '': { nothing: PUBLIC },
  '/search': { nothing: PUBLIC },
  '/compare': { nothing: PUBLIC },
  '/product': { nothing: PUBLIC },
  '/login': { nothing: OWN },
  '/basket': {
    visits: [({ lineId }) => ({ address: '/Basket', form: { [`quantity-${lineId}`]: '7' } })],
    // Removing a line that is gone already succeeds; another company's line is unchanged.
    unheard: [({ lineId, cartGuid }) => ({ address: '/Basket', form: { remove: String(lineId), cart: cartGuid } })],
  },
  '/checkout': {
    unheard: [({ addressId }) => ({ address: `/Checkout?address=${addressId}` })],
    visits: [
      ({ addressId }) => ({
        address: '/Checkout',
        form: { ...ADDRESS, intent: 'save-address', editedId: String(addressId) },
      }),
      ({ cartGuid }, own) => ({
        address: '/Checkout',
        form: { intent: 'place', cart: cartGuid, address: String(own.addressId), po: 'PO 1', total: '0' },
      }),
    ],
    asField: [
      ({ addressId }, own) => ({
        address: '/Checkout',
        form: { intent: 'place', cart: own.cartGuid, address: String(addressId), po: 'PO 1', total: '0' },
      }),
    ],
  },
  '/sale-complete': { visits: order('/Sale-Complete') },
  '/customer-order': { visits: order('/Customer-Order') },
  '/pdforder': { visits: [({ orderId }) => ({ address: `/PDFOrder?id=${orderId}` })] },
  '/create-account': { nothing: OWN },
  '/account-created': { nothing: PUBLIC },
  '/activate': { nothing: 'the guid is the secret of the mail to staff (D18)' },
  '/forgot-password': { nothing: OWN },
  '/password-sent': { nothing: PUBLIC },
  '/reset-password': { nothing: 'takes a secret token' },
  '/dashboard': { nothing: OWN },
  '/account-data': { nothing: OWN },
  '/confirm-address': { nothing: 'with the link one can confirm that address only' },
  '/mailings': { nothing: 'with the link one can change that consent only' },
  '/company': { nothing: OWN },
  '/company/members': {
    visits: [
      ({ memberId }) => ({
        address: '/Company/Members',
        form: { intent: 'member', memberId: String(memberId), memberRole: 'reader', suspended: '1' },
      }),
    ],
  },
  '/company/keys': {
    visits: [
      ({ keyGuid }) => ({ address: `/Company/Keys?key=${keyGuid}` }),
      ({ keyGuid }) => ({ address: '/Company/Keys', form: { intent: 'revoke', guid: keyGuid } }),
    ],
  },
  '/company/statement': { nothing: OWN },
  '/company/webhooks': {
    visits: [
      ({ webhookGuid }) => ({ address: `/Company/Webhooks?webhook=${webhookGuid}` }),
      ({ webhookGuid }) => ({ address: '/Company/Webhooks', form: { intent: 'remove', guid: webhookGuid } }),
    ],
  },
  '/company/part-numbers': { nothing: OWN },
  '/approvals': { nothing: OWN },
  '/approval': {
    visits: [
      ({ approvalId }) => ({ address: `/Approval?id=${approvalId}` }),
      ({ approvalId }) => ({ address: `/Approval?id=${approvalId}`, form: { intent: 'approve', stamp: 'any' } }),
      ({ approvalId }) => ({ address: `/Approval?id=${approvalId}`, form: { intent: 'withdraw' } }),
    ],
  },
  '/company/join': { nothing: 'the token is the secret of the mail' },
  '/my-account': {
    visits: [({ sessionGuid }) => ({ address: '/My-Account', form: { intent: 'sessions', end: sessionGuid } })],
  },
  '/edit-account': { nothing: 'names nobody: it saves the account of the session' },
  '/account-security': {
    visits: [
      ({ passkeyGuid }) => ({
        address: '/Account-Security',
        form: { intent: 'passkey-remove', guid: passkeyGuid },
      }),
    ],
  },
  '/account-edited': { nothing: OWN },
  '/delivery-addresses': { nothing: OWN },
  '/delivery-address-edit': {
    visits: [
      ({ addressId }) => ({ address: `/Delivery-Address-Edit?id=${addressId}` }),
      ({ addressId }) => ({ address: `/Delivery-Address-Edit?id=${addressId}`, form: ADDRESS }),
    ],
  },
  '/order-history': { nothing: OWN },
  '/documents': { nothing: OWN },
  '/press/:token': { nothing: 'the code of the label is the secret' },
  '/presses': { nothing: PUBLIC },
  '/presses/:model': { nothing: PUBLIC },
  '/presses/:model/:assembly': { nothing: PUBLIC },
  '/presses/:model/:assembly/copy': { nothing: PUBLIC },
  '/scan': { nothing: 'finds only own presses, by their serial numbers' },
  '/at-the-press': { nothing: OWN },
  '/my-presses': {
    visits: [({ machineId }) => ({ address: '/My-Presses', form: { intent: 'choose', machineId: String(machineId) } })],
  },
  '/my-press': {
    visits: [
      ({ machineId }) => ({ address: `/My-Press?id=${machineId}` }),
      ({ machineId }) => ({ address: `/My-Press?id=${machineId}`, form: { intent: 'choose' } }),
      ({ machineId }) => ({ address: `/My-Press?id=${machineId}`, form: { intent: 'remove' } }),
    ],
  },
  '/press-labels': {
    visits: [({ machineId }) => ({ address: '/Press-Labels', form: { intent: 'labels', machine: String(machineId) } })],
  },
  '/quotes': { nothing: OWN },
  '/quote': {
    visits: [
      ({ quotationId }) => ({ address: `/Quote?id=${quotationId}` }),
      ({ quotationId }) => ({
        address: `/Quote?id=${quotationId}`,
        form: { intent: 'accept', stamp: 'any', po: 'PO 1' },
      }),
      ({ quotationId }) => ({ address: `/Quote?id=${quotationId}`, form: { intent: 'decline' } }),
    ],
  },
  '/quote-request': {
    visits: [
      ({ quotationId }) => ({ address: `/Quote-Request?quotation=${quotationId}` }),
      ({ orderId }) => ({ address: `/Quote-Request?order=${orderId}` }),
      ({ listId }) => ({ address: `/Quote-Request?list=${listId}` }),
    ],
  },
  '/earlier-orders': { nothing: OWN },
  '/earlier-order': { visits: [({ pastOrderId }) => ({ address: `/Earlier-Order?id=${pastOrderId}` })] },
  '/part-requests': {
    visits: [({ partRequestId }) => ({ address: '/Part-Requests', form: { request: String(partRequestId) } })],
  },
  '/part-request': {
    visits: ['answer', 'withdraw', 'take', 'add'].map((intent) => ({ partRequestId }) => ({
      address: `/Part-Request?id=${partRequestId}`,
      form: { intent, answer: 'No.' },
    })),
  },
  '/ask-for-parts': {
    visits: [
      ({ machineId }) => ({
        address: '/Ask-For-Parts',
        form: { to: 'counter', urgency: 'soon', wanted: 'A seal.', machineId: String(machineId) },
      }),
    ],
  },
  '/returns': { nothing: OWN },
  '/return': {
    visits: [
      ({ returnId }) => ({ address: `/Return?id=${returnId}` }),
      ({ returnId }) => ({ address: `/Return?id=${returnId}`, form: { intent: 'withdraw' } }),
      ({ returnId }) => ({ address: `/Return?id=${returnId}`, form: { intent: 'answer', remarks: 'Yes.' } }),
    ],
  },
  '/return-parts': {
    visits: [
      ({ orderId }) => ({ address: `/Return-Parts?id=${orderId}` }),
      ({ orderId }) => ({
        address: `/Return-Parts?id=${orderId}`,
        form: { 'quantity.1': '1', returnReason: 'faulty' },
      }),
    ],
  },
  '/quick-order': { nothing: OWN },
  '/lists': {
    visits: [({ listId }) => ({ address: '/Lists', form: { restore: String(listId) } })],
    unheard: [({ listId }) => ({ address: `/Lists?removed=${listId}` })],
  },
  '/list': {
    visits: [
      ({ listId }) => ({ address: `/List?id=${listId}` }),
      ({ listId }) => ({ address: `/List?id=${listId}`, form: { intent: 'delete' } }),
      ({ listId }) => ({ address: `/List?id=${listId}`, form: { intent: 'add-all' } }),
    ],
  },
  '/list-add': {
    visits: [
      ({ orderId }) => ({ address: `/List-Add?order=${orderId}` }),
      ({ listId }) => ({ address: '/List-Add?product=140', form: { list: String(listId), quantity: '1' } }),
    ],
  },
  '/bought-before': { nothing: OWN },
  '/part-table': { nothing: 'names parts of the catalogue, which are everybody’s, for the visitor’s own basket' },
  '/order-again': {
    visits: [
      ({ orderId }) => ({ address: `/Order-Again?id=${orderId}` }),
      ({ orderId, lineId }) => ({ address: `/Order-Again?id=${orderId}`, form: { line: String(lineId) } }),
    ],
  },
  '/manuals': { nothing: PUBLIC },
  '/manuals/:manual/copy': { nothing: PUBLIC },
  '/tesatape': { nothing: PUBLIC },
  '/contact-us': { nothing: PUBLIC },
  '/legal/:kind': { nothing: PUBLIC },
  '/legal/:kind/:version': { nothing: PUBLIC },
  '/news': { nothing: PUBLIC },
  '/news/:slug': { nothing: PUBLIC },
  '/log-out': { nothing: OWN },
  '/language': { nothing: OWN },
};

/** The addresses of all routes, matched without regard to case and trailing slashes. */
function addressesOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', children, index }) => {
    const address = path.startsWith('/') ? path : `${above}/${path}`;
    const here = address.toLowerCase().replace(/\/+$/, '');
    if (children === undefined) return path === '*' || (path === '' && index !== true) ? [] : [here];
    return addressesOf(children, path === '' ? above : here);
  });
}

const addresses = addressesOf(routesFor({ reduced: false }));
const ofTheAdministration = addresses.filter((address) => address.startsWith('/administration/'));
const spelledShorter = new Set(ofTheAdministration.map((address) => address.slice('/administration'.length)));
const THE_SHOPS_OWN = new Set([
  '/company',
  '/dashboard',
  '/search',
  '/my-account',
  '/manuals',
  '/news',
  '/returns',
  '/return',
  '/quotes',
  '/quote',
]);

interface Company {
  token: string;
  things: Belongings;
  secrets: RegExp;
}

const companies = new Map<string, Promise<Company>>();

/** A sample customer with an open cart, a session and the sample's data. */
function company(shop: BuiltShop, email: string): Promise<Company> {
  const known = companies.get(email) ?? openCompany(shop, email);
  companies.set(email, known);
  return known;
}

async function openCompany(built: BuiltShop, email: string): Promise<Company> {
  const { shop, url } = built;
  const { db } = shop;
  const [customer] = await db.select().from(customers).where(eq(customers.email, email));
  const customerId = customer?.id ?? 0;
  const [address] = await db.select().from(deliveryAddresses).where(eq(deliveryAddresses.customerId, customerId));
  const [order] = await db.select().from(orders).where(eq(orders.customerId, customerId));
  const call = async (path: string, body?: object, token?: string) => {
    const answer = await fetch(`${url}/api${path}`, {
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  const { token } = await call('/user/CreateToken', { Username: email, Password: 'press-2026' });
  const cartGuid = crypto.randomUUID();
  const line = { guid: cartGuid, productID: parts['DB-0150'], productQuantity: 3 };
  await call('/cart/CreateCartItem', line, token);
  const [item] = await call(`/Cart/GetAllCartsByID/${cartGuid}`, undefined, token);
  const [session] = await call('/User/GetSessions', undefined, token);
  const waiting = crypto.randomUUID();
  await call('/cart/CreateCartItem', { ...line, guid: waiting }, token);
  const wanted = { cartGuid: waiting, deliveryID: address?.id, poNumber: 'PO 1' };
  const approvalId = await call('/Approval/AskForApproval', wanted, token);
  const orderId = order?.id ?? 0;
  const { listID: listId } = await call('/List/CreateList', { listName: 'Press 3', isCompanys: true }, token);
  const asked = { productID: parts['DB-0150'], productQuantity: 3 };
  const [orderLineId = 0] = await lineIdsOf({ shop }, orderId);
  const machineId = await addMachine(
    { shop },
    { companyId: customer?.companyId ?? 0, serial: crypto.randomUUID().slice(0, 8) },
  );
  const things = {
    addressId: address?.id ?? 0,
    cartGuid,
    lineId: item.cartID,
    orderId,
    sessionGuid: session.guid,
    memberId: customerId,
    approvalId,
    returnId: await returnOf({ shop }, { orderId, orderLineId, customerId }, 'question'),
    partRequestId: await call(
      '/PartRequest/AskForParts',
      { requestReader: 'purchasing', urgency: 'soon', wanted: 'A seal.' },
      token,
    ),
    quotationId: await call('/Quotation/AskForQuotation', { lines: [asked] }, token),
    machineId,
    labelId: await addLabel({ shop }, machineId),
    listId,
    passkeyGuid: await storedPasskey(db, { customerId }),
    keyGuid: (await storeKey({ shop }, { companyId: customer?.companyId ?? 0, customerId })).guid,
    webhookGuid: (await putWebhook({ shop }, customer?.companyId ?? 0, false)).guid,
    pastOrderId: await putPastOrder(
      { shop },
      { companyId: customer?.companyId ?? 0, customerId: customer?.id ?? null },
    ),
  };
  // What the shop itself still does after an event would count as a change.
  await deliverAllMails(built);
  await fanOut(db, new Date());
  return {
    token,
    things,
    secrets: new RegExp(
      [email, customer?.company, customer?.guid, address?.line1, order?.purchaseOrderNumber].join('|'),
    ),
  };
}

async function open({ url }: BuiltShop, { token, things }: Company, { address, form }: Visit) {
  const body = form === undefined ? undefined : formOf(form);
  const answer = await fetch(url + address, {
    redirect: 'manual',
    headers: { accept: 'text/html', cookie: `token=${token}; cart=${things.cartGuid}`, origin: url },
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
}

function formOf(fields: Record<string, string | File>): URLSearchParams | FormData {
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (texts.length === Object.keys(fields).length) return new URLSearchParams(texts);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const NOBODY: Belongings = {
  addressId: 999_999_901,
  cartGuid: crypto.randomUUID(),
  lineId: 999_999_902,
  orderId: 999_999_903,
  sessionGuid: crypto.randomUUID(),
  memberId: 2_000_000_009,
  approvalId: 2_000_000_010,
  quotationId: 999_999_914,
  machineId: 999_999_915,
  labelId: 999_999_916,
  returnId: 2_000_000_011,
  partRequestId: 2_000_000_012,
  listId: 999_999_912,
  passkeyGuid: crypto.randomUUID(),
  keyGuid: crypto.randomUUID(),
  webhookGuid: crypto.randomUUID(),
  pastOrderId: 2_000_000_013,
};

/** A page without the requested IDs, which are in the addresses of its own forms. */
function withoutIds(html: string, theirs: Belongings): string {
  const ids = [...Object.values(theirs), ...Object.values(NOBODY)].map(String);
  const FORM_KEYS = /(?<=name="formKey" value=")[^"]*/g; // another in each page
  return html.replaceAll(FORM_KEYS, 'KEY').replaceAll(new RegExp(`\\b(?:${ids.join('|')})\\b`, 'g'), 'ID');
}

type Kind = 'visits' | 'unheard' | 'asField';

const cases = Object.entries(ROWS).flatMap(([address, row]) =>
  (['visits', 'unheard', 'asField'] as const).flatMap((kind) =>
    (row[kind] ?? []).map((visit, index) => [`${address} (${kind} ${index + 1})`, visit, kind] as const),
  ),
);

test('every page has its row here, and no row is left over (B11)', () => {
  const ours = addresses.filter(
    (address) => !address.startsWith('/administration') && (THE_SHOPS_OWN.has(address) || !spelledShorter.has(address)),
  );
  expect(Object.keys(ROWS).toSorted()).toEqual(ours.toSorted());
});

describe("a page asked for another company's object shows nothing of it and changes nothing (B11, D33)", () => {
  test.for(cases)('%s', async ([, visit, kind], { shop }) => {
    const [us, them] = [await company(shop, 'uk@converter.test'), await company(shop, 'de@converter.test')];
    const before = await everyRow(shop.shop.db);
    const foreign = await open(shop, us, visit(them.things, us.things));
    const status = { visits: [404], asField: [400], unheard: [200, 302] } satisfies Record<Kind, number[]>;
    expect(status[kind]).toContain(foreign.status);
    expect(foreign.html).not.toMatch(them.secrets);
    expect(await everyRow(shop.shop.db), 'nothing changed').toEqual(before);
    if (foreign.status !== 404) return;
    const unknown = await open(shop, us, visit(NOBODY, us.things));
    expect(withoutIds(foreign.html, them.things)).toBe(withoutIds(unknown.html, them.things));
  });

  test('the ids are real: the same pages show the objects to their owner', async ({ shop }) => {
    const them = await company(shop, 'de@converter.test');
    for (const [, visit] of cases.filter(([, , kind]) => kind === 'visits')) {
      const { address, form } = visit(them.things, them.things);
      if (form !== undefined) continue;
      const page = await open(shop, them, { address });
      expect([address, page.status, them.secrets.test(page.html)]).toEqual([address, 200, true]);
    }
  });
});
