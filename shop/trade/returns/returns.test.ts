import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { lastNotes, sendForm, smallPicture } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { fileWith } from '../documents/testing/file-documents.ts';
import { newOrder, shelfOf, stockOf } from '../fulfilment/testing/counter.ts';
import { deliverAll, lastMail } from '../../desk/notifications/testing/outbox.ts';
import { mails } from '../../desk/notifications/tables.ts';
import { orderProgress } from '../orders/tables.ts';
import { stockMovements } from '../../catalogue/stock/tables.ts';
import { orderReturnPictures } from './tables.ts';
import { requestReturn, lineIdsOf, shippedOrder } from './testing/prepare-return.ts';

const PICTURE = '/api/Return/AddReturnPicture';

async function picture(shop: TestShop, token: string, returnId: number, bytes: Uint8Array) {
  return sendForm(shop, { url: PICTURE, token, part: 'file', bytes, fields: { returnId: String(returnId) } });
}

test('the counter takes a return by phone: it is accepted, and the buyer gets its slip (L7)', async ({ ownShop }) => {
  const { uk, staff, orderId, lineIds } = await shippedOrder(ownShop, [5]);
  const take = (quantity: number) =>
    staff.post('/api/Return/TakeReturn', {
      orderId,
      lines: [{ orderLineId: lineIds[0], quantity }],
      returnReason: 'damaged',
      remarks: 'Rang at nine.',
    });
  expect((await take(6)).status).toBe(400);
  const { body: returnId } = await take(2);
  const { body } = await uk.get(`/api/Return/GetReturn/${returnId}`);
  expect(body).toMatchObject({ returnState: 'accepted', askedBy: 'Alison Marsh', units: 2 });
  expect(body.events.map(({ kind, byName }: { kind: string; byName: string | null }) => [kind, byName])).toEqual([
    ['ask', 'Alison Marsh'],
    ['accept', null],
  ]);
  await deliverAll(ownShop);
  expect((await lastMail(ownShop, 'return-news')).text).toContain(`/Return-Sheet.pdf?id=${returnId}`);
  expect((await uk.post('/api/Return/TakeReturn', { orderId, lines: [], returnReason: 'other' })).status).toBe(403);
});

test('a corrected order from before shipments can be returned in its current quantities, a removed line cannot (L5, L7)', async ({
  shop,
}) => {
  const { orderId, uk, staff } = await newOrder(shop, [5, 2]);
  const [kept, gone] = await lineIdsOf(shop, orderId);
  const lines = [
    { orderLineId: kept, quantity: 3 },
    { orderLineId: gone, quantity: 0 },
  ];
  expect((await staff.post('/api/Sale/CorrectOrder', { orderId, version: 1, lines })).status).toBe(200);
  await shop.shop.db.update(orderProgress).set({ state: 'closed' }).where(eq(orderProgress.orderId, orderId));
  const { body } = await uk.get(`/api/Return/GetReturnsOfOrder/${orderId}`);
  expect(body.lines).toMatchObject([{ orderLineId: kept, sent: 3, inReturns: 0 }]);
});

test('of a line corrected upwards, everything shipped can be returned (L5, L7)', async ({ shop }) => {
  const { orderId, uk, staff } = await newOrder(shop, [2]);
  const [orderLineId] = await lineIdsOf(shop, orderId);
  const lines = [{ orderLineId, quantity: 5 }];
  expect((await staff.post('/api/Sale/CorrectOrder', { orderId, version: 1, lines })).status).toBe(200);
  expect((await staff.post('/api/Sale/AddShipment', { orderId })).status).toBe(200);
  const returnId = await requestReturn(uk, { orderId, orderLineId, quantity: 5 });
  expect((await uk.get(`/api/Return/GetReturn/${returnId}`)).body).toMatchObject({ units: 5 });
});

test('the whole process: requested, a question, answered, accepted, received in two parcels, credited (L7)', async ({
  shop,
}) => {
  const { uk, staff, orderId, lineIds, productIds } = await shippedOrder(shop, [5, 2]);
  const [line] = lineIds;
  const returnId = await requestReturn(uk, { orderId, orderLineId: line, quantity: 3 });
  expect((await uk.get(`/api/Return/GetReturn/${returnId}`)).body).toMatchObject({
    returnNumber: `MA00${orderId}-R1`,
    returnState: 'asked',
    returnReason: 'faulty',
    units: 3,
    lines: [{ orderLineId: line, quantity: 3, received: 0 }],
  });
  await staff.post('/api/Return/AskAboutReturn', { returnId, remarks: 'Which box?' });
  await uk.post('/api/Return/AnswerReturn', { returnId, remarks: 'The blue one.' });
  await staff.post('/api/Return/AcceptReturn', { returnId });
  const receive = (toStock: number, unsaleable: number) =>
    staff.post('/api/Return/ReceiveReturn', { returnId, lines: [{ orderLineId: line, toStock, unsaleable }] });
  const [before, shelf] = [await stockOf(shop, productIds[0]), await shelfOf(shop, productIds[0])];
  expect((await receive(1, 1)).body).toBe(2);
  expect([await stockOf(shop, productIds[0]), await shelfOf(shop, productIds[0])]).toEqual([
    (before ?? 0) + 1,
    shelf + 1,
  ]);
  expect((await receive(2, 0)).body.errors).toEqual([
    { field: 'lines.0.toStock', message: 'Only 1 are still expected' },
  ]);
  expect((await receive(1, 0)).body).toBe(3);

  const { body: documentId } = await fileWith(shop, {
    orderId,
    kind: 'credit-note',
    number: `CN-${orderId}`,
    issuedOn: '2026-11-20',
    amountMinor: 1200,
  });
  expect((await staff.post('/api/Return/CloseReturn', { returnId, outcome: 'credited', documentId })).body).toBe(1);
  const { body } = await uk.get(`/api/Return/GetReturn/${returnId}`);
  expect(body).toMatchObject({
    returnState: 'closed',
    outcome: 'credited',
    creditNote: { documentId, number: `CN-${orderId}` },
    lines: [{ received: 3, unsaleable: 1 }],
  });
  const kinds = body.events.map((event: { kind: string; byName: string | null }) => [
    event.kind,
    event.byName !== null,
  ]);
  expect(kinds).toEqual([
    ['ask', true],
    ['question', false],
    ['answer', true],
    ['accept', false],
    ['receive', false],
    ['receive', false],
    ['close', false],
  ]);
  const moved = await shop.shop.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.productId, productIds[0] ?? 0));
  expect(moved.slice(-3).map(({ kind, quantity, reason }) => [kind, quantity, reason])).toEqual([
    ['return', 2, `MA00${orderId}-R1`],
    ['correction', -1, `MA00${orderId}-R1: can not be sold again`],
    ['return', 1, `MA00${orderId}-R1`],
  ]);
  expect((await lastNotes(shop))[0]).toMatchObject({
    action: 'closed a return of',
    entity: 'order',
    entityId: String(orderId),
    after: { outcome: 'credited', state: 'closed' },
  });
  const { events } = (await staff.get(`/api/Sale/GetOrderProgress/${orderId}`)).body;
  expect(events.at(-1)).toMatchObject({ kind: 'return', details: { returnId, returnState: 'closed' } });
});

test('the other side gets a mail about each step (L7)', async ({ shop }) => {
  const { uk, staff, orderId, lineIds } = await shippedOrder(shop, [2]);
  const returnId = await requestReturn(uk, { orderId, orderLineId: lineIds[0] });
  await staff.post('/api/Return/AcceptReturn', { returnId, remarks: 'Within two weeks, please.' });
  await deliverAll(shop);
  const written = await shop.shop.db.select().from(mails);
  const about = written.filter(({ subject }) => subject.includes(`MA00${orderId}-R1`));
  expect(about.map(({ subject, recipient }) => [subject, recipient]).toSorted()).toEqual([
    [`Return MA00${orderId}-R1 requested: Harbour Label Company Ltd`, expect.stringContaining('@')],
    [`Your return MA00${orderId}-R1 has been accepted`, 'uk@converter.test'],
  ]);
  const accepted = about.find(({ recipient }) => recipient === 'uk@converter.test');
  expect(accepted?.text).toContain('Within two weeks, please.');
  expect(accepted?.text).toContain(`/Return-Sheet.pdf?id=${returnId}`);
});

describe('not returnable (L7)', () => {
  test('goods that never shipped, more than has shipped, and goods already in a return', async ({ shop }) => {
    const { orderId, uk } = await newOrder(shop, [3]);
    const [orderLineId] = await lineIdsOf(shop, orderId);
    const ask = (id: number, quantity: number, line = orderLineId) =>
      uk.post('/api/Return/AskForReturn', {
        orderId: id,
        lines: [{ orderLineId: line, quantity }],
        returnReason: 'too-many',
      });
    expect((await ask(orderId, 1)).status).toBe(400);
    const sent = await shippedOrder(shop, [3]);
    const more = await ask(sent.orderId, 4, sent.lineIds[0]);
    expect([more.status, more.body.errors[0].message]).toEqual([
      400,
      'At most 3 can be returned: only shipped items that are not in a return yet',
    ]);
    expect((await ask(sent.orderId, 1, orderLineId)).body.errors[0].message).toBe(
      'This line does not belong to this order',
    );
    expect((await ask(sent.orderId, 2, sent.lineIds[0])).status).toBe(200);
    expect((await ask(sent.orderId, 2, sent.lineIds[0])).status).toBe(400);
    expect((await ask(sent.orderId, 1, sent.lineIds[0])).status).toBe(200);
  });

  test('a refused or withdrawn return can be requested again', async ({ shop }) => {
    const { uk, staff, orderId, lineIds } = await shippedOrder(shop, [2]);
    const all = { orderId, orderLineId: lineIds[0], quantity: 2 };
    const first = await requestReturn(uk, all);
    await staff.post('/api/Return/RefuseReturn', { returnId: first, remarks: 'Cut tape.' });
    const second = await requestReturn(uk, all);
    await uk.post('/api/Return/WithdrawReturn', { returnId: second });
    await requestReturn(uk, all);
    const { body } = await uk.get(`/api/Return/GetReturnsOfOrder/${orderId}`);
    expect(body.returns.map(({ returnNumber }: { returnNumber: string }) => returnNumber)).toEqual([
      `MA00${orderId}-R3`,
      `MA00${orderId}-R2`,
      `MA00${orderId}-R1`,
    ]);
    expect(body.lines).toEqual([expect.objectContaining({ sent: 2, inReturns: 2 })]);
  });

  test('fifty at once get what is available, and no more', async ({ shop }) => {
    const { uk, orderId, lineIds } = await shippedOrder(shop, [5]);
    const draft = { orderId, lines: [{ orderLineId: lineIds[0], quantity: 1 }], returnReason: 'other' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => uk.post('/api/Return/AskForReturn', draft)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(45);
  });
});

describe('steps that come too late or from the wrong side (L7)', () => {
  test('of many who accept at once one succeeds', async ({ shop }) => {
    const { uk, staff, orderId, lineIds } = await shippedOrder(shop, [2]);
    const returnId = await requestReturn(uk, { orderId, orderLineId: lineIds[0] });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => staff.post('/api/Return/AcceptReturn', { returnId })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  test('nothing is received before acceptance, or cancelled after receipt; a refusal says why', async ({ shop }) => {
    const { uk, staff, orderId, lineIds } = await shippedOrder(shop, [2]);
    const returnId = await requestReturn(uk, { orderId, orderLineId: lineIds[0], quantity: 2 });
    const lines = [{ orderLineId: lineIds[0], toStock: 1, unsaleable: 0 }];
    expect((await staff.post('/api/Return/ReceiveReturn', { returnId, lines })).status).toBe(409);
    expect((await staff.post('/api/Return/RefuseReturn', { returnId, remarks: ' ' })).body.errors).toEqual([
      { field: 'remarks', message: 'Please describe the problem' },
    ]);
    await staff.post('/api/Return/AcceptReturn', { returnId });
    await staff.post('/api/Return/ReceiveReturn', { returnId, lines });
    expect((await uk.post('/api/Return/WithdrawReturn', { returnId })).body.code).toBe('return.moved-on');
  });

  test('a credit note must belong to the order, and to a return that is credited', async ({ shop }) => {
    const { uk, staff, orderId, lineIds } = await shippedOrder(shop, [2]);
    const returnId = await requestReturn(uk, { orderId, orderLineId: lineIds[0] });
    await staff.post('/api/Return/AcceptReturn', { returnId });
    const credit = { kind: 'credit-note', issuedOn: '2026-11-20', amountMinor: 1 };
    const { body: elsewhere } = await fileWith(shop, { ...credit, orderId: 1116, number: `CN-X-${orderId}` });
    const { body: own } = await fileWith(shop, { ...credit, orderId, number: `CN-Y-${orderId}` });
    const close = async (outcome: string, documentId: number) =>
      (await staff.post('/api/Return/CloseReturn', { returnId, outcome, documentId })).status;
    expect([await close('credited', elsewhere), await close('replaced', own), await close('credited', own)]).toEqual([
      400, 400, 200,
    ]);
  });
});

describe('pictures of a return (L7)', () => {
  test('at most five, redrawn; the same one twice is one', async ({ shop }) => {
    const { uk, orderId, lineIds } = await shippedOrder(shop, [2]);
    const returnId = await requestReturn(uk, { orderId, orderLineId: lineIds[0] });
    const colours = ['#100000', '#200000', '#300000', '#400000', '#500000'];
    for (const colour of colours)
      expect((await picture(shop, uk.token, returnId, await smallPicture(colour))).status).toBe(200);
    expect((await picture(shop, uk.token, returnId, await smallPicture('#500000'))).status).toBe(200);
    const sixth = await picture(shop, uk.token, returnId, await smallPicture('#600000'));
    expect([sixth.status, sixth.body.code, sixth.body.detail]).toEqual([
      409,
      'return.pictures',
      'A return can have at most 5 pictures.',
    ]);
    const { pictures } = (await uk.get(`/api/Return/GetReturn/${returnId}`)).body;
    expect(pictures).toHaveLength(5);
    const url = `/Return-Picture.jpg?id=${pictures[0]}`;
    const headers = { authorization: `Bearer ${uk.token}` };
    const shown = await shop.app.inject({ url, headers });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  test('a wrong one can be removed until the return is decided, with its file', async ({ shop }) => {
    const { uk, staff, orderId, lineIds } = await shippedOrder(shop, [2]);
    const returnId = await requestReturn(uk, { orderId, orderLineId: lineIds[0] });
    const { body: wrong } = await picture(shop, uk.token, returnId, await smallPicture('#700000'));
    const { body: right } = await picture(shop, uk.token, returnId, await smallPicture('#800000'));
    const [row] = await shop.shop.db.select().from(orderReturnPictures).where(eq(orderReturnPictures.id, wrong));
    const remove = (pictureId: number) => uk.post('/api/Return/RemoveReturnPicture', { returnId, pictureId });
    expect((await remove(wrong)).body).toBe(1);
    expect((await uk.get(`/api/Return/GetReturn/${returnId}`)).body.pictures).toEqual([right]);
    await deliverAll(shop);
    expect(await shop.shop.files.get(row?.fileKey ?? '')).toBeUndefined();
    expect([(await remove(wrong)).status, (await remove(999_999)).status]).toEqual([404, 404]);
    expect((await lastNotes(shop))[0]).toMatchObject({
      action: 'removed a picture from a return of',
      entityId: String(orderId),
    });

    await staff.post('/api/Return/AcceptReturn', { returnId });
    const late = await remove(right);
    expect([late.status, late.body.code]).toEqual([409, 'return.moved-on']);
    expect((await uk.get(`/api/Return/GetReturn/${returnId}`)).body.pictures).toEqual([right]);
  });

  test.for([
    ['a text', () => Buffer.from('no picture')],
    ['a drawing that may run', () => Buffer.from('<svg onload="alert(1)"/>')],
    ['half of a picture', async () => (await smallPicture()).subarray(0, 40)],
  ] as const)('%s is refused', async ([, bytes], { shop }) => {
    const { uk, orderId, lineIds } = await shippedOrder(shop, [2]);
    const returnId = await requestReturn(uk, { orderId, orderLineId: lineIds[0] });
    const { status, body } = await picture(shop, uk.token, returnId, await bytes());
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'file', message: expect.stringContaining('is not a readable picture') }],
    ]);
  });
});

test("another company's return, picture and slip are not found; the slip is available once it is accepted (H5)", async ({
  shop,
}) => {
  const { uk, staff, orderId, lineIds } = await shippedOrder(shop, [2]);
  const returnId = await requestReturn(uk, { orderId, orderLineId: lineIds[0] });
  const { body: pictureId } = await picture(shop, uk.token, returnId, await smallPicture());
  const sheet = async (token: string) =>
    (await shop.app.inject({ url: `/Return-Sheet.pdf?id=${returnId}`, headers: { authorization: `Bearer ${token}` } }))
      .statusCode;
  expect(await sheet(uk.token)).toBe(404);
  await staff.post('/api/Return/AcceptReturn', { returnId });
  const de = await shop.as('de@converter.test');
  expect([await sheet(uk.token), await sheet(staff.token), await sheet(de.token)]).toEqual([200, 200, 404]);
  const others = await shop.app.inject({
    url: `/Return-Picture.jpg?id=${pictureId}`,
    headers: { authorization: `Bearer ${de.token}` },
  });
  expect(others.statusCode).toBe(404);
  expect((await de.get(`/api/Return/GetReturn/${returnId}`)).status).toBe(404);
});
