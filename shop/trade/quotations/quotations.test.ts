import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { keepHouse } from '#server/jobs/testing/keep-house.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import { translatorIn } from '#server/testing/in-english.ts';
import { orderSheetStore } from '../documents/letterhead.ts';
import { orderSheet } from '../documents/order-sheet.ts';
import { quotationSheet } from '../documents/quotation-sheet.ts';
import { findAnyOrder } from '../orders/order-queries.ts';
import { findOffer } from './offer-paper.ts';
import { settings } from '../../base/settings/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { staff as staffAccounts } from '../../people/identity/tables.ts';
import { companyOfThree, stampOfRequest } from '../approvals/testing/requests.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { cartWith } from '../cart/testing/fill-cart.ts';
import { mails } from '../../desk/notifications/tables.ts';
import { deliverAll } from '../../desk/notifications/testing/outbox.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { partCosts } from '../../catalogue/pricing/tables.ts';
import { giveList, UK_COMPANY } from '../../catalogue/pricing/testing/give-list.ts';
import { accept, askFor, LINE, offered, prepare, send, stampOf } from './testing/quotations.ts';

const orderOfId = async ({ shop }: TestShop, id: number) => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.position);
  return { ...order, lines };
};

const kindsOf = async ({ shop }: TestShop) =>
  (await shop.db.select({ kind: outbox.kind }).from(outbox).orderBy(outbox.id)).map(({ kind }) => kind);

test('a price is asked for, offered and accepted: the order is exactly that, and the basket stays (K6)', async ({
  ownShop: shop,
}) => {
  const [buyer, staff] = [await shop.as('uk@converter.test'), await shop.asStaff()];
  const basket = await cartWith(shop, buyer, { part: 'DB-0025', quantity: 2 });
  const quotationId = await askFor(shop, buyer);
  const asked = (await buyer.get(`/api/Quotation/GetQuotation/${quotationId}`)).body;
  expect([
    asked.quotationState,
    asked.totalMinor,
    asked.lines[0].unitPriceMinor,
    asked.lines[0].todayPriceMinor,
  ]).toEqual(['asked', null, null, 3034]);
  const version = await prepare(staff, quotationId, {
    lines: [LINE, { ...LINE, part: 'DB-0200', quantity: 1, unitPriceMinor: null }],
  });
  // Nothing of it before it is sent, and never the note for colleagues.
  const before = JSON.stringify((await buyer.get(`/api/Quotation/GetQuotation/${quotationId}`)).body);
  expect(before).not.toContain('3050');
  expect((await send(staff, quotationId, version)).body).toEqual({ quotationState: 'sent' });
  const offer = (await buyer.get(`/api/Quotation/GetQuotation/${quotationId}`)).body;
  expect(JSON.stringify(offer)).not.toContain('secret');
  // 40 × 30.50 + 1 × 37.92 (60 dollars × 0.79 × 0.8) + 12.50.
  expect([offer.quotationState, offer.goodsMinor, offer.deliveryMinor, offer.totalMinor]).toEqual([
    'sent',
    125_792,
    1250,
    127_042,
  ]);
  const { status, body: orderId } = await accept(buyer, { quotationId, stamp: offer.stamp });
  expect(status).toBe(200);
  const order = await orderOfId(shop, orderId);
  expect([order.totalMinor, order.deliveryMinor, order.couponCode, order.purchaseOrderNumber]).toEqual([
    127_042,
    1250,
    null,
    'PO 4711',
  ]);
  expect(order.lines.map((line) => [line.productName, line.quantity, line.unitPriceMinor, line.priceDecision])).toEqual(
    [
      ['DB-0150', 40, 3050, null],
      ['DB-0200', 1, 3792, null],
    ],
  );
  expect((await buyer.get(`/api/Quotation/GetQuotation/${quotationId}`)).body.orderId).toBe(orderId);
  expect((await buyer.get(`/api/Cart/GetAllCartsByID/${basket}`)).body).toHaveLength(1);
  expect(await kindsOf(shop)).toEqual(['quotation-staff', 'quotation-news', 'order-customer', 'order-staff']);
  await deliverAll(shop);
  const written = await shop.shop.db.select({ subject: mails.subject, text: mails.text }).from(mails).orderBy(mails.id);
  expect(written.map(({ subject }) => subject).slice(0, 2)).toEqual([
    `Price requested, Q${quotationId}: Harbour Label Company Ltd`,
    `Our quote Q${quotationId}`,
  ]);
  for (const text of ['As discussed.', '£1,270.42', '30 days net', `/Quote?id=${quotationId}`])
    expect(written[1]?.text).toContain(text);
});

test('an order names its quotation, on its sheet and in its mails too; the PDF of an offer says what an order says of tax (K6, O1, O3)', async ({
  ownShop: shop,
}) => {
  await shop.shop.db.update(settings).set({ taxOnScreens: 'said' });
  await shop.shop.refreshHot();
  const [buyer, staff] = [await shop.as('uk@converter.test'), await shop.asStaff()];
  const of = await offered(shop, buyer, staff, {});
  const { body: orderId } = await accept(buyer, of);
  const number = `Q${of.quotationId}`;
  expect((await buyer.get(`/api/Sale/GetSaleByID/${orderId}`)).body.quotationID).toBe(of.quotationId);
  const [store, english] = [orderSheetStore(shop.shop), translatorIn('en')];
  const [order, offer] = [
    await findAnyOrder(shop.shop.db, orderId),
    await findOffer(shop.shop.db, shop.shop, { quotationId: of.quotationId }, null),
  ];
  if (order === undefined || offer === undefined) throw new Error('There is no order, or no offer.');
  expect(readPdf(await orderSheet(order, store, english)).pages.flat()).toContain(`Quote ${number}`);
  const printed = readPdf(await quotationSheet(offer, store, english))
    .pages.flat()
    .join(' ');
  expect(printed).toContain('All prices exclude VAT.');
  for (const text of ['Quotation', 'Billing address', 'We accept this quotation', 'Name and signature', 'Privacy'])
    expect(printed).toContain(text);
  expect(printed).not.toContain('http');
  await deliverAll(shop);
  const sent = await shop.shop.db.select().from(mails);
  expect(sent.filter(({ text }) => text.includes(`Quote: ${number}`)).map(({ recipient }) => recipient)).toContain(
    'uk@converter.test',
  );
  expect(sent.filter(({ text }) => text.includes(`Quote: ${number}`))).toHaveLength(2); // the buyer's and that of the shop
});

test.for(['', null, undefined])('a quantity of %j is refused, and is never one (D54)', async (quantity, { shop }) => {
  const [buyer, staff] = [await shop.as('uk@converter.test'), await shop.asStaff()];
  const quotationId = await askFor(shop, buyer);
  const { body: before } = await staff.get(`/api/Quotation/GetQuotationForStaff/${quotationId}`);
  const draft = { quotationId, version: before.version, lines: [{ ...LINE, quantity }] };
  const { status, body } = await staff.post('/api/Quotation/SaveQuotation', draft);
  expect([status, body.errors[0].message]).toEqual([400, 'Quantity must be a whole number from 1 to 100']);
});

test('accepted fifty times at once it is one order (K6)', async ({ shop }) => {
  const { buyer, addressId, manager } = await companyOfThree(shop);
  const of = await offered(shop, buyer, await shop.asStaff(), { addressId });
  const callers = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? buyer : manager));
  const answers = await Promise.all(callers.map((caller) => accept(caller, of)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await shop.shop.db.$count(orders, and(eq(orders.id, answers[0]?.body ?? 0)))).toBe(1);
  expect(await shop.shop.db.$count(orders, eq(orders.customerId, buyer.id))).toBeLessThanOrEqual(1);
});

test('price lists, class, rates, the minimum and coupons don’t touch what was offered (K6)', async ({
  ownShop: shop,
}) => {
  const [buyer, staff] = [await shop.as('uk@converter.test'), await shop.asStaff()];
  const line = { ...LINE, quantity: 1, unitPriceMinor: 1200 };
  const of = await offered(shop, buyer, staff, { lines: [line], deliveryMinor: 0 });
  const { db } = shop.shop;
  const [part] = await db.select().from(products).where(eq(products.name, 'DB-0150'));
  const exclusive = { exclusive: true };
  const row = { productId: part?.id ?? 0, ladder: [{ from: 1, minor: 9900 }] };
  await giveList(shop, { companyId: UK_COMPANY }, [row], exclusive);
  await db.update(companies).set({ priceClass: 0 }).where(eq(companies.id, UK_COMPANY));
  await db.update(products).set({ usdMinor: 99_900 }).where(eq(products.name, 'DB-0150'));
  const { status, body } = await accept(buyer, of, { discountcouponused: 'WORLD5', couponCode: 'WORLD5' });
  expect(status).toBe(200);
  const order = await orderOfId(shop, body);
  expect([order.totalMinor, order.deliveryMinor, order.discountMinor, order.couponCode]).toEqual([1200, 0, 0, null]);
});

test('only the newest offer is accepted: an old stamp is refused with both totals, a draft is never accepted (K6)', async ({
  shop,
}) => {
  const { buyer, addressId } = await companyOfThree(shop);
  const staff = await shop.asStaff();
  const old = await offered(shop, buyer, staff, { addressId });
  const draft = await prepare(staff, old.quotationId, { lines: [{ ...LINE, unitPriceMinor: 2900 }] });
  // The offer is valid until a newer one is sent.
  expect((await buyer.get(`/api/Quotation/GetQuotation/${old.quotationId}`)).body.stamp).toBe(old.stamp);
  await send(staff, old.quotationId, draft);
  const refused = await accept(buyer, old);
  expect([refused.status, refused.body.code, refused.body.offerSeen, refused.body.offerNow]).toEqual([
    409,
    'quotation.changed',
    { currency: 2, total: 1232.5 },
    { currency: 2, total: 1172.5 },
  ]);
  const made = await accept(buyer, { ...old, stamp: await stampOf(buyer, old.quotationId) });
  expect([made.status, (await orderOfId(shop, made.body)).totalMinor]).toEqual([200, 117_250]);
});

test('refused: expired, withdrawn, declined, of another company, a part that is gone or got widths, in another currency (K6)', async ({
  ownShop: shop,
}) => {
  const [buyer, staff, other] = [
    await shop.as('uk@converter.test'),
    await shop.asStaff(),
    await shop.as('de@converter.test'),
  ];
  const of = await offered(shop, buyer, staff, { untilDay: '2099-12-31' });
  const codeOf = async (wanted = of) => {
    const { status, body } = await accept(buyer, wanted);
    return [status, body.code, body.errors?.[0]?.message ?? body.detail];
  };
  expect((await accept(other, of)).status).toBe(404);

  const { db } = shop.shop;
  await db.update(products).set({ active: false }).where(eq(products.name, 'DB-0150'));
  expect(await codeOf()).toEqual([409, 'quotation.changed', 'DB-0150 is no longer available']);
  await db.update(products).set({ active: true }).where(eq(products.name, 'DB-0150'));

  await db.update(products).set({ familyId: 1 }).where(eq(products.name, 'DB-0150'));
  expect(await codeOf()).toEqual([
    400,
    'order.not-orderable',
    'DB-0150 now comes in several widths. Please ask us for a new quote.',
  ]);
  await db.update(products).set({ familyId: null }).where(eq(products.name, 'DB-0150'));

  await db.update(companies).set({ currencyId: 3 }).where(eq(companies.id, UK_COMPANY));
  expect(await codeOf()).toEqual([
    400,
    'order.not-orderable',
    'This quote is in another currency than your account. Please ask for a new price.',
  ]);
  await db.update(companies).set({ currencyId: 2 }).where(eq(companies.id, UK_COMPANY));

  const withdrawn = await offered(shop, buyer, staff);
  await staff.post('/api/Quotation/WithdrawQuotation', { quotationId: withdrawn.quotationId, remarks: 'Sold out.' });
  expect((await codeOf(withdrawn)).slice(0, 2)).toEqual([409, 'quotation.moved-on']);

  const declined = await offered(shop, buyer, staff);
  await buyer.post('/api/Quotation/DeclineQuotation', { quotationId: declined.quotationId });
  expect((await codeOf(declined)).slice(0, 2)).toEqual([409, 'quotation.moved-on']);

  shop.setTime(new Date('2100-01-01T12:00:00Z'));
  const late = await shop.as('uk@converter.test');
  const { status, body } = await accept(late, of);
  expect([status, body.code]).toEqual([409, 'quotation.expired']);
  expect((await late.get(`/api/Quotation/GetQuotation/${of.quotationId}`)).body.quotationState).toBe('expired');
  // One click extends it: a new version, which is sent.
  const boss = await shop.asStaff();
  const extended = await boss.post('/api/Quotation/ExtendQuotation', {
    quotationId: of.quotationId,
    version: 2,
    untilDay: '2100-02-01',
  });
  expect([extended.status, extended.body]).toEqual([200, 3]);
  expect((await accept(late, { ...of, stamp: await stampOf(late, of.quotationId) })).status).toBe(200);
});

test('a part of the lines is ordered only where staff ticked so (K6)', async ({ shop }) => {
  const { buyer, addressId } = await companyOfThree(shop);
  const staff = await shop.asStaff();
  const lines = [LINE, { ...LINE, part: 'DB-0200', quantity: 1, unitPriceMinor: 3500 }];
  const whole = await offered(shop, buyer, staff, { addressId, lines });
  expect((await accept(buyer, whole, { positions: [2] })).body.errors).toEqual([
    { field: 'positions', message: 'This quote can only be ordered as a whole' },
  ]);
  const some = await offered(shop, buyer, staff, { addressId, lines, partsAllowed: true });
  expect((await accept(buyer, some, { positions: [3] })).status).toBe(400);
  const { body } = await accept(buyer, some, { positions: [2] });
  expect((await orderOfId(shop, body)).lines.map(({ productName }) => productName)).toEqual(['DB-0200']);
});

test('a member above their limit asks for an approval, which freezes the offer and orders exactly it (K6, H3)', async ({
  shop,
}) => {
  const { buyer, approver, manager, addressId } = await companyOfThree(shop);
  const staff = await shop.asStaff();
  const of = await offered(shop, buyer, staff, { addressId });
  await shop.shop.db.update(customers).set({ alwaysAsk: true }).where(eq(customers.id, buyer.id));
  expect((await accept(buyer, of)).body.code).toBe('order.approval-needed');
  const request = () =>
    buyer.post('/api/Quotation/RequestQuotationApproval', { ...of, purchaseOrderNumber: 'PO 4711' });
  const [one, two] = await Promise.all([request(), request()]);
  expect([one.status, two.body]).toEqual([200, one.body]);
  const approvalId: number = one.body;

  // Frozen: nobody else orders it, and staff neither change nor withdraw it.
  expect((await accept(manager, of)).body.code).toBe('quotation.awaits-approval');
  const withdraw = await staff.post('/api/Quotation/WithdrawQuotation', { quotationId: of.quotationId });
  expect(withdraw.body.code).toBe('quotation.awaits-approval');
  await giveList(shop, 'everybody', [{ ladder: [{ from: 1, discount: 9000 }] }], { currencyId: null });

  const rejected = await approver.post('/api/Approval/RejectRequest', { approvalId, decisionReason: 'Too much.' });
  expect(rejected.body).toBe(1);
  // The agreed prices never become a basket.
  expect((await buyer.get(`/api/Approval/GetRequest/${approvalId}`)).body.isBasketBack).toBe(false);
  const { body: again } = await request();
  const approved = await approver.post('/api/Approval/ApproveRequest', {
    approvalId: again,
    stamp: await stampOfRequest(approver, again),
  });
  expect([approved.status, (await orderOfId(shop, approved.body)).totalMinor]).toEqual([200, 123_250]);
  const { body } = await buyer.get(`/api/Quotation/GetQuotation/${of.quotationId}`);
  expect([body.quotationState, body.orderId]).toEqual(['ordered', approved.body]);
  expect((await accept(buyer, of)).body).toBe(approved.body);
});

test('a discount above what its preparer may give is sent by a colleague who may (K6)', async ({ ownShop: shop }) => {
  const buyer = await shop.as('uk@converter.test');
  const staff = await shop.asStaff();
  const { db } = shop.shop;
  await db.update(staffAccounts).set({ largestDiscount: 10 });
  const quotationId = await askFor(shop, buyer);
  // The own price is 30.34: 27.30 is 10.02 % below it.
  const version = await prepare(staff, quotationId, { lines: [{ ...LINE, unitPriceMinor: 2730 }] });
  expect((await send(staff, quotationId, version)).body).toEqual({ quotationState: 'review' });
  expect((await buyer.get(`/api/Quotation/GetQuotation/${quotationId}`)).body.stamp).toBeNull();
  await db.update(staffAccounts).set({ largestDiscount: 11 });
  expect((await send(staff, quotationId, version)).body).toEqual({ quotationState: 'sent' });
});

test('two colleagues notice each other, a typed price stays, an empty one is the own price (K6)', async ({ shop }) => {
  const { buyer, addressId } = await companyOfThree(shop);
  const staff = await shop.asStaff();
  const quotationId = await askFor(shop, buyer, { addressId });
  const version = await prepare(staff, quotationId);
  const stale = { quotationId, version: 1, lines: [LINE], untilDay: '2099-12-31' };
  expect((await staff.post('/api/Quotation/SaveQuotation', stale)).body.code).toBe('quotation.version-changed');
  expect((await send(staff, quotationId, 1)).body.code).toBe('quotation.version-changed');
  const read = async () => (await staff.get(`/api/Quotation/GetQuotationForStaff/${quotationId}`)).body.lines[0];
  expect([(await read()).unitPriceMinor, (await read()).isTyped]).toEqual([3050, true]);
  // A cost of 20 dollars is 15.80 pounds.
  await shop.shop.db.insert(partCosts).values({ productId: 140, costMinor: 2000 }).onConflictDoNothing();
  expect((await read()).margin).toBe(48.2);
  await prepare(staff, quotationId, { lines: [{ ...LINE, quantity: 7, unitPriceMinor: null }] });
  const back = await read();
  expect([back.unitPriceMinor, back.isTyped, version]).toEqual([back.todayPriceMinor, false, 2]);
});

test('the buyer is reminded once, three days before the end (K6)', async ({ ownShop: shop }) => {
  const of = await offered(shop, await shop.as('uk@converter.test'), await shop.asStaff(), { untilDay: '2027-05-10' });
  const { db, store } = shop.shop;
  const tend = (day: string) =>
    keepHouse(
      { db, store, clock: { now: () => new Date(`${day}T12:00:00Z`) }, log: () => {} },
      { mails: 9999, carts: 9999, unused: 9999 },
    );
  const reminders = async () => (await kindsOf(shop)).filter((kind) => kind === 'quotation-reminder').length;
  await tend('2027-05-06');
  expect(await reminders()).toBe(0);
  await tend('2027-05-07');
  await tend('2027-05-08');
  expect([await reminders(), of.quotationId > 1000]).toEqual([1, true]);
});

test('staff never accept for a member, who can no longer be sent an offer once their login is closed (K6, H7)', async ({
  shop,
}) => {
  const { buyer, addressId } = await companyOfThree(shop);
  const staff = await shop.asStaff();
  const quotationId = await askFor(shop, buyer, { addressId });
  const version = await prepare(staff, quotationId);
  await shop.shop.db.update(customers).set({ status: 'inactive' }).where(eq(customers.id, buyer.id));
  expect((await send(staff, quotationId, version)).body.code).toBe('quotation.member-closed');
  expect((await accept(staff, { quotationId, stamp: 'any' })).status).toBe(403);
});
