import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { addMachine } from '../../catalogue/presses/testing/add-machine.ts';
import { deliverAll, lastMail } from '../../desk/notifications/testing/outbox.ts';
import { addMember } from '../../people/companies/testing/members.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { sendForm, smallPicture } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { cartWith } from '../cart/testing/fill-cart.ts';
import { submissions } from '../../base/idempotency/tables.ts';
import { partRequestPictures } from './tables.ts';
import { partRequestOf } from './testing/part-requests.ts';

/** A company with somebody who buys, an operator who may not order, and a press. */
async function pressRoom(shop: TestShop) {
  const manager = await newCustomer(shop);
  const purchasing = { ...manager, ...(await shop.as(manager.email, manager.userPass)) };
  const operator = await addMember(shop, manager, 'reader');
  const machineId = await addMachine(shop, { companyId: manager.companyId, serial: '2200-140', name: 'Press 3' });
  return { purchasing, operator, machineId };
}

describe('a request to purchasing (J9)', () => {
  test('an operator without the right to order asks for a basket below the minimum; purchasing merges two and the request knows its order', async ({
    shop,
  }) => {
    const { purchasing, operator, machineId } = await pressRoom(shop);
    const cartGuid = await cartWith(shop, operator, { part: 'DB-0150', quantity: 1 });
    const urgent = { requestReader: 'purchasing', urgency: 'press-stands', machineId, wanted: 'Worn.' } as const;
    const first = await partRequestOf(operator, { ...urgent, cartGuid });
    expect((await operator.get(`/api/Cart/GetAllCartsByID/${cartGuid}`)).body).toEqual([]);
    await deliverAll(shop);
    const mail = await lastMail(shop, 'part-request');
    expect([mail.to, mail.subject]).toEqual([purchasing.email, 'The press stands: Nia Bevan needs parts']);
    expect(mail.text).toContain('2200-140, Press 3');

    const again = await cartWith(shop, operator, { part: 'DB-0150', quantity: 5 });
    const second = await partRequestOf(operator, { requestReader: 'purchasing', cartGuid: again, wanted: '' });
    expect((await purchasing.get('/api/PartRequest/CountOpenRequests')).body).toBe(2);
    expect((await operator.get('/api/PartRequest/CountOpenRequests')).body).toBe(0);

    const basket = crypto.randomUUID();
    const take = () =>
      purchasing.post('/api/PartRequest/TakeRequests', { partRequestIds: [first, second], cartGuid: basket });
    expect((await take()).body).toEqual({ taken: 2, refused: [] });
    const lines = (await purchasing.get(`/api/Cart/GetAllCartsByID/${basket}`)).body;
    expect(lines).toMatchObject([{ productQuantity: 6, serial: '2200-140', machine: 'Press 3' }]);
    const late = await take();
    expect([late.status, late.body.code]).toEqual([409, 'part-request.moved-on']);
    await deliverAll(shop);
    const answered = await lastMail(shop, 'part-request-answer');
    expect([answered.to, answered.subject]).toEqual([operator.email, 'Purchasing is ordering your parts']);

    const read = async (id: number) => (await operator.get(`/api/PartRequest/GetRequest/${id}`)).body;
    expect(await read(first)).toMatchObject({ requestState: 'taken', isOrdered: false, orderId: null });
    const address = {
      deliveryID: 0,
      contactName: 'Store',
      deliveryBuildingNo: '1 Mill',
      deliveryPostalcode: 'LS1',
      countryID: 247,
    };
    await purchasing.post('/api/DeliveryAddress/SaveDeliveryAddress', address);
    const { body: addresses } = await purchasing.get(
      `/api/DeliveryAddress/GetDeliveryAddressByUserID/${purchasing.id}`,
    );
    const sale = { cartGuid: basket, deliveryID: addresses[0].deliveryID, PONumber: 'PO 1' };
    const { body: orderId } = await purchasing.post('/api/Sale/AddSale', sale);
    expect(await read(second)).toMatchObject({ isOrdered: true, orderId });
  });

  test('lines that are left out stay in the basket; one that has gone since is refused, and nothing is asked', async ({
    shop,
  }) => {
    const { operator } = await pressRoom(shop);
    const cartGuid = await cartWith(
      shop,
      operator,
      { part: 'DB-0150', quantity: 2 },
      { part: 'M2200-GEAR-88', quantity: 1 },
    );
    const basket = async (): Promise<{ cartID: number; productQuantity: number }[]> =>
      (await operator.get(`/api/Cart/GetAllCartsByID/${cartGuid}`)).body;
    const [blade, gear] = (await basket()).toSorted((one, other) => other.productQuantity - one.productQuantity);
    const ask = (cartLineIds: readonly unknown[]) =>
      operator.post('/api/PartRequest/AskForParts', {
        requestReader: 'purchasing',
        urgency: 'soon',
        cartGuid,
        cartLineIds,
      });
    expect((await ask([blade?.cartID, 999_999_999])).status).toBe(404);
    expect((await ask([])).status).toBe(400);
    expect(await basket()).toHaveLength(2);
    const asked = await ask([blade?.cartID]);
    const { body } = await operator.get(`/api/PartRequest/GetRequest/${asked.body}`);
    expect(body.lines).toMatchObject([{ productName: 'DB-0150', quantity: 2 }]);
    expect(await basket()).toMatchObject([{ cartID: gear?.cartID }]);
  });

  test('it is answered without an order, or withdrawn, once; neither parts nor words are refused and the basket stays', async ({
    shop,
  }) => {
    const { purchasing, operator } = await pressRoom(shop);
    const ask = (draft: object) =>
      operator.post('/api/PartRequest/AskForParts', { requestReader: 'purchasing', urgency: 'stock', ...draft });
    expect((await ask({ wanted: ' ' })).body.errors).toEqual([
      { field: 'wanted', message: 'Please add parts to the basket, or write what is needed.' },
    ]);
    expect((await ask({ requestReader: 'counter', wanted: '' })).body.errors).toEqual([
      { field: 'wanted', message: 'Please write in a few words what is wrong, or what you need.' },
    ]);
    const cartGuid = await cartWith(shop, operator, { part: 'DB-0150', quantity: 1 });
    expect((await ask({ cartGuid, urgency: 'now' })).status).toBe(400);
    expect((await operator.get(`/api/Cart/GetAllCartsByID/${cartGuid}`)).body).toHaveLength(1);

    const partRequestId = await partRequestOf(operator, { requestReader: 'purchasing', wanted: 'Two end seals.' });
    const answer = (text: string) => purchasing.post('/api/PartRequest/AnswerRequest', { partRequestId, answer: text });
    expect((await answer(' ')).status).toBe(400);
    expect((await operator.post('/api/PartRequest/AnswerRequest', { partRequestId, answer: 'Yes.' })).status).toBe(403);
    expect((await answer('Shelf 4.')).body).toBe(1);
    expect((await operator.post('/api/PartRequest/WithdrawRequest', { partRequestId })).status).toBe(409);
    const { body } = await operator.get(`/api/PartRequest/GetRequest/${partRequestId}`);
    expect(body).toMatchObject({ requestState: 'answered', answer: 'Shelf 4.', answeredBy: expect.any(String) });

    const other = await partRequestOf(operator, { requestReader: 'purchasing' });
    expect((await operator.post('/api/PartRequest/WithdrawRequest', { partRequestId: other })).body).toBe(1);
  });

  test('open ones stand by their urgency, then the newest, from page to page; answered ones come after them', async ({
    shop,
  }) => {
    const { purchasing, operator } = await pressRoom(shop);
    const ask = (urgency: 'press-stands' | 'soon' | 'stock') =>
      partRequestOf(operator, { requestReader: 'purchasing', urgency, wanted: 'A seal.' });
    const stands = await ask('press-stands');
    const stock = await ask('stock');
    const answered = await ask('press-stands');
    const soon = await ask('soon');
    const soonToo = await ask('soon');
    await purchasing.post('/api/PartRequest/AnswerRequest', { partRequestId: answered, answer: 'No.' });
    const read: number[] = [];
    for (const page of [1, 2, 3]) {
      const { body } = await purchasing.get(`/api/PartRequest/GetRequests?page=${page}&pageSize=2`);
      read.push(...body.map(({ partRequestId }: { partRequestId: number }) => partRequestId));
    }
    expect(read).toEqual([stands, soonToo, soon, stock, answered]);
  });

  test('with a key of its author it is stored once: ten times at once, and again days later when the answer was lost (J9)', async ({
    shop,
  }) => {
    const { operator, purchasing } = await pressRoom(shop);
    const cartGuid = await cartWith(shop, operator, { part: 'DB-0150', quantity: 1 });
    const ask = (caller: typeof operator) =>
      partRequestOf(caller, { requestReader: 'purchasing', requestKey: 'written at press 3', cartGuid });
    const ids = await Promise.all(Array.from({ length: 10 }, () => ask(operator)));
    expect(new Set(ids).size).toBe(1);
    await shop.shop.db.delete(submissions); // forgotten after a day
    expect(await ask(operator)).toBe(ids[0]);
    const { body } = await operator.get('/api/PartRequest/GetRequests');
    expect(body).toMatchObject([{ partRequestId: ids[0], parts: 1 }]);
    const other = await partRequestOf(purchasing, { requestKey: 'written at press 3' });
    expect(other).not.toBe(ids[0]);
  });

  test('of ten who take it at once one succeeds', async ({ shop }) => {
    const { purchasing, operator } = await pressRoom(shop);
    const cartGuid = await cartWith(shop, operator, { part: 'DB-0150', quantity: 1 });
    const id = await partRequestOf(operator, { requestReader: 'purchasing', cartGuid });
    const basket = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        purchasing.post('/api/PartRequest/TakeRequests', { partRequestIds: [id], cartGuid: basket }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });
});

describe('a question to the counter (J9)', () => {
  test('staff answer with a part, the operator gets a mail with a link and never a name of staff', async ({ shop }) => {
    const { operator, machineId } = await pressRoom(shop);
    const partRequestId = await partRequestOf(operator, { machineId });
    await deliverAll(shop);
    expect((await lastMail(shop, 'part-question-staff')).text).toContain('The seal at the end of the ink chamber.');
    const staff = await shop.asStaff();
    const { body: open } = await staff.get('/api/PartRequest/GetAllQuestions?requestState=open');
    expect(open.map(({ partRequestId: id }: { partRequestId: number }) => id)).toContain(partRequestId);
    const answer = (parts: object[]) =>
      staff.post('/api/PartRequest/AnswerQuestion', { partRequestId, answer: 'This one.', parts });
    expect((await answer([{ part: 'NOT-THERE-9', quantity: 1 }])).body.errors).toEqual([
      { field: 'parts', message: 'There is no part NOT-THERE-9' },
    ]);
    expect((await answer([{ part: 'db 0150', quantity: 2 }])).body).toBe(1);
    expect((await answer([])).status).toBe(409);
    await deliverAll(shop);
    const mail = await lastMail(shop, 'part-request-answer');
    expect([mail.to, mail.text]).toEqual([
      operator.email,
      expect.stringContaining(`/Part-Request?id=${partRequestId}`),
    ]);
    expect((await operator.get(`/api/PartRequest/GetRequest/${partRequestId}`)).body).toMatchObject({
      answer: 'This one.',
      answeredBy: null,
      lines: [{ productName: 'DB-0150', quantity: 2 }],
    });
  });

  test('a photo loses the place where it was taken; a fourth one, and what is no picture, is refused', async ({
    shop,
  }) => {
    const { operator } = await pressRoom(shop);
    const partRequestId = await partRequestOf(operator);
    const add = (bytes: Uint8Array) =>
      sendForm(shop, {
        url: '/api/PartRequest/AddRequestPicture',
        token: operator.token,
        part: 'file',
        bytes,
        fields: { partRequestId: String(partRequestId) },
      });
    const photo = await sharp(await smallPicture('#101010'))
      .withExif({ IFD3: { GPSLatitude: '53/1 47/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect((await add(photo)).status).toBe(200);
    const [row] = await shop.shop.db
      .select()
      .from(partRequestPictures)
      .where(eq(partRequestPictures.requestId, partRequestId));
    const stored = await shop.shop.files.get(row?.fileKey ?? '');
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect((await add(photo)).body).toBe(row?.id);
    expect((await add(Buffer.from('no picture'))).status).toBe(400);
    for (const colour of ['#202020', '#303030']) expect((await add(await smallPicture(colour))).status).toBe(200);
    const fourth = await add(await smallPicture('#404040'));
    expect([fourth.status, fourth.body.detail]).toEqual([409, 'A request can have at most 3 pictures.']);
    const shown = await shop.app.inject({
      url: `/Part-Picture.jpg?id=${row?.id}`,
      headers: { authorization: `Bearer ${operator.token}` },
    });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });
});
