import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { deliverAll, lastMail } from '../../desk/notifications/testing/outbox.ts';
import { partCosts } from '../../catalogue/pricing/tables.ts';
import { staff as staffAccounts } from '../../people/identity/tables.ts';
import { quotations } from './tables.ts';
import { askFor, LINE, prepare, send } from './testing/quotations.ts';

const UK_MEMBER = 1;

const priced = (staff: ApiCaller, question: Readonly<Record<string, string | number>>) => {
  const query = new URLSearchParams({ memberId: String(UK_MEMBER) });
  for (const [name, value] of Object.entries(question)) query.set(name, String(value));
  return staff.get(`/api/Quotation/PriceLine?${query.toString()}`);
};

const added = (staff: ApiCaller, more: object) =>
  staff.post('/api/Quotation/AddQuotation', { memberId: UK_MEMBER, lines: [LINE], ...more });

const stateOf = async ({ shop }: TestShop, id: number) =>
  (await shop.db.select({ state: quotations.state }).from(quotations).where(eq(quotations.id, id)))[0]?.state;

const countOf = ({ shop }: TestShop) => shop.db.$count(quotations);

test('a line is priced while it is typed: own price, list price, margin, stock and total (K6, L4)', async ({
  ownShop: shop,
}) => {
  const staff = await shop.asStaff();
  const { db } = shop.shop;
  await db
    .insert(partCosts)
    .values({ productId: 140, costMinor: 2000, version: 1 })
    .onConflictDoUpdate({
      target: partCosts.productId,
      set: { costMinor: 2000 },
    });
  await db.update(products).set({ stockLevel: 7 }).where(eq(products.id, 140));
  const own = await priced(staff, { part: 'db 0150', width: '', quantity: 2 });
  expect([own.status, own.body]).toEqual([
    200,
    expect.objectContaining({
      productId: 140,
      todayPriceMinor: 3034,
      unitPriceMinor: 3034,
      lineTotalMinor: 6068,
      promise: expect.objectContaining({ inStock: 7 }),
      refusal: null,
    }),
  ]);
  // 20.00 dollars are 15.80 pounds: (20.00 - 15.80) / 20.00.
  const typed = await priced(staff, { part: 'DB-0150', width: '', quantity: 2, unitPrice: '20.00' });
  expect(typed.body).toMatchObject({ unitPriceMinor: 2000, lineTotalMinor: 4000, margin: 21 });
});

test('a line with an unknown part, width or member has no price, and says which (K6)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const nothing = { productId: null, unitPriceMinor: null, lineTotalMinor: null, listPriceMinor: null };
  const part = await priced(staff, { part: 'XX-9', width: '', quantity: 1 });
  expect(part.body).toMatchObject({ ...nothing, refusal: 'There is no part with this number' });
  const width = await priced(staff, { part: 'DB-0150', width: '9999 mm', quantity: 1 });
  expect(width.body).toMatchObject({ ...nothing, refusal: expect.stringContaining('one of the part’s widths') });
  expect((await priced(staff, { part: 'DB-0150', width: '', quantity: '' })).status).toBe(400);
  expect((await staff.get('/api/Quotation/PriceLine?memberId=999999&part=DB-0150&width=&quantity=1')).status).toBe(404);
});

test('a quote is begun and sent in one step, valid as long as usual (K6)', async ({ ownShop: shop }) => {
  shop.setTime(new Date('2026-11-20T09:00:00Z'));
  const staff = await shop.asStaff();
  const sent = await added(staff, { isSent: true });
  expect([sent.status, await stateOf(shop, sent.body)]).toEqual([200, 'sent']);
  const buyer = await shop.as('uk@converter.test');
  const { body: offer } = await buyer.get(`/api/Quotation/GetQuotation/${sent.body}`);
  expect(offer).toMatchObject({ quotationState: 'sent', validUntil: '2026-12-20', goodsMinor: 122_000 });
});

test('a quote that can’t be sent as typed is not begun either (K6, K4)', async ({ ownShop: shop }) => {
  shop.setTime(new Date('2026-11-20T09:00:00Z'));
  const staff = await shop.asStaff();
  const before = await countOf(shop);
  const past = await added(staff, { isSent: true, untilDay: '19/11/2026' });
  expect([past.status, past.body.errors[0].field]).toEqual([400, 'untilDay']);
  await shop.shop.db.update(products).set({ active: false }).where(eq(products.id, 140));
  const gone = await added(staff, { isSent: true });
  expect([gone.status, gone.body.errors[0].field]).toEqual([400, 'lines.0.part']);
  expect(await countOf(shop)).toBe(before);
});

test('a discount above the sender’s limit waits for a colleague, also in one step (K6)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  await shop.shop.db.update(staffAccounts).set({ largestDiscount: 5 });
  const { body } = await added(staff, { isSent: true, lines: [{ ...LINE, unitPriceMinor: 1000 }] });
  expect(await stateOf(shop, body)).toBe('review');
});

test('what staff prepare is no buyer’s before it is sent: neither the parts of a draft nor the quotation that staff began (K6)', async ({
  ownShop: shop,
}) => {
  const [buyer, staff] = [await shop.as('uk@converter.test'), await shop.asStaff()];
  const listed = async () => (await buyer.get('/api/Quotation/GetQuotations?pageSize=20')).body;
  const before = (await listed()).length;
  const asked = await askFor(shop, buyer);
  const partsOf = async (id: number) =>
    (await listed()).find((each: { quotationId: number }) => each.quotationId === id)?.productsQuoted;
  const version = await prepare(staff, asked, { lines: [LINE, { ...LINE, part: 'DB-0200' }] });
  expect(await partsOf(asked)).toBe('DB-0150');
  await send(staff, asked, version);
  await prepare(staff, asked, { lines: [{ ...LINE, part: 'DB-0025' }] });
  expect(await partsOf(asked)).toBe('DB-0150\nDB-0200');

  const { body: began } = await added(staff, {});
  expect(await listed()).toHaveLength(before + 1);
  expect((await buyer.get(`/api/Quotation/GetQuotation/${began}`)).status).toBe(404);
  expect((await buyer.post('/api/Quotation/RetractQuotation', { quotationId: began })).status).toBe(404);
  await send(staff, began, 1);
  expect(await partsOf(began)).toBe('DB-0150');
});

test('a quotation that staff began and withdraw before it is sent mails nobody (K6)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  const newest = async () => {
    await deliverAll(shop);
    return lastMail(shop, 'quotation-news');
  };
  const withdraw = (quotationId: number) => staff.post('/api/Quotation/WithdrawQuotation', { quotationId });
  expect((await withdraw((await added(staff, {})).body)).body).toBe(1);
  await expect(newest()).rejects.toThrow('No mail of kind quotation-news');
  const { body: sent } = await added(staff, { isSent: true });
  expect((await withdraw(sent)).body).toBe(1);
  expect((await newest()).subject).toContain('withdrawn');
});
