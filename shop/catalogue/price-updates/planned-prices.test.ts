import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { products } from '../parts/tables.ts';
import { addDays, dayInZone } from '../../base/days/calendar-day.ts';
import { sendImport } from '../../desk/product-files/testing/send-import.ts';
import { deliverAll, lastMail } from '../../desk/notifications/testing/outbox.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { priceListRows, priceLists, priceUpdates } from '../pricing/tables.ts';
import { applyDueChanges } from './change-state.ts';

const URL = '/api/PriceUpdate';
const PART = 'DB-0150';
const ofPart = eq(products.name, PART);

beforeEach<{ shop: TestShop }>(async ({ shop }) => {
  await shop.shop.db.update(priceUpdates).set({ state: 'discarded' }).where(eq(priceUpdates.state, 'planned'));
  await shop.shop.db.update(products).set({ usdMinor: 10_000, eurMinor: 9000 }).where(ofPart);
});

const pricesOf = async ({ shop }: TestShop) => {
  const [part] = await shop.db.select().from(products).where(ofPart);
  return [part?.usdMinor, part?.eurMinor];
};

const dayAfter = ({ shop }: TestShop, days: number) => addDays(dayInZone(shop.clock.now(), shop.store.timeZone), days);

async function propose(staff: ApiCaller, startsOn: string, pastedText: string, priceListId: number | null = null) {
  const { status, body } = await staff.post(`${URL}/ProposePrices`, { priceListId, startsOn, pastedText });
  if (status !== 200) throw new Error(`Not proposed: ${JSON.stringify(body)}`);
  return body as number;
}

const apply = (staff: ApiCaller, priceUpdateId: number, more: object = {}) =>
  staff.post(`${URL}/ApplyPriceUpdate`, { priceUpdateId, confirmPrices: true, ...more });

async function plan(shop: TestShop, staff: ApiCaller, days: number, columns: string): Promise<number> {
  const id = await propose(staff, dayAfter(shop, days), columns);
  const { status, body } = await apply(staff, id);
  if (status !== 200) throw new Error(`Not planned: ${JSON.stringify(body)}`);
  return id;
}

const rowsOf = async (staff: ApiCaller, priceUpdateId: number) =>
  (await staff.get(`${URL}/GetPriceUpdateRows?priceUpdateId=${priceUpdateId}&pageSize=1000`)).body;

const leftOf = async (staff: ApiCaller, priceUpdateId: number) =>
  (await staff.get(`${URL}/GetPriceUpdate/${priceUpdateId}`)).body.leftCount;

/** Lets the days of these plans come, one after the other. */
async function letCome({ shop }: TestShop, ...ids: number[]): Promise<void> {
  for (const id of ids) {
    await shop.db.update(priceUpdates).set({ startsOn: '2026-01-01' }).where(eq(priceUpdates.id, id));
    await applyDueChanges(shop);
  }
}

describe('a planned price compares with what will count on its day (D56)', () => {
  test('the second of two planned rises begins from the first', async ({ shop }) => {
    const staff = await shop.asStaff();
    const first = await plan(shop, staff, 30, `${PART};104.00`);
    const second = await plan(shop, staff, 60, `${PART};108.00`);
    expect((await rowsOf(staff, second))[0].figures[0]).toMatchObject({ beforeMinor: 10_400, afterMinor: 10_800 });
    await letCome(shop, first, second);
    expect([await pricesOf(shop), await leftOf(staff, second)]).toEqual([[10_800, 9000], 0]);
  });

  test('a rise by a percentage begins from the planned one', async ({ shop }) => {
    const staff = await shop.asStaff();
    await plan(shop, staff, 30, `${PART};104.00`);
    const { body: id } = await staff.post(`${URL}/ProposeRise`, {
      priceListId: null,
      startsOn: dayAfter(shop, 60),
      percent: 10,
    });
    const row = (await rowsOf(staff, id)).find(({ name }: { name: string }) => name === PART);
    expect(row.figures[0]).toMatchObject({ beforeMinor: 10_400, afterMinor: 11_440 });
  });

  test('a rise planned before another one is asked about, and both count', async ({ shop }) => {
    const staff = await shop.asStaff();
    const later = await plan(shop, staff, 60, `${PART};108.00`);
    const earlier = await propose(staff, dayAfter(shop, 30), `${PART};104.00`);
    const asked = await apply(staff, earlier, { confirmPrices: undefined });
    expect([asked.status, asked.body.code]).toEqual([409, 'save.unconfirmed']);
    expect((await rowsOf(staff, earlier))[0].question).toContain('$108.00');
    await apply(staff, earlier);
    await letCome(shop, earlier, later);
    expect([await pricesOf(shop), await leftOf(staff, later)]).toEqual([[10_800, 9000], 0]);
  });

  test('a discarded plan is not expected by the next one', async ({ shop }) => {
    const staff = await shop.asStaff();
    const first = await plan(shop, staff, 30, `${PART};104.00`);
    const second = await plan(shop, staff, 60, `${PART};108.00`);
    await staff.post(`${URL}/DiscardPriceUpdate`, { priceUpdateId: first });
    await letCome(shop, second);
    expect([await pricesOf(shop), await leftOf(staff, second)]).toEqual([[10_800, 9000], 0]);
  });

  test('a plan of the euro price stays as it is if the dollar price changes', async ({ shop }) => {
    const staff = await shop.asStaff();
    const euros = await plan(shop, staff, 60, `${PART};;95.00`);
    const dollars = await plan(shop, staff, 30, `${PART};104.00`);
    await letCome(shop, dollars, euros);
    expect([await pricesOf(shop), await leftOf(staff, euros)]).toEqual([[10_400, 9500], 0]);
  });

  test('a proposal that other plans have overtaken says so as it is planned', async ({ shop }) => {
    const staff = await shop.asStaff();
    const second = await propose(staff, dayAfter(shop, 60), `${PART};108.00`);
    await plan(shop, staff, 30, `${PART};104.00`);
    await apply(staff, second);
    expect(await leftOf(staff, second)).toBe(1);
  });
});

describe('a plan that left a price out (D56)', () => {
  test('is a task until a colleague has dealt with it, and a mail to the colleague who planned it', async ({
    shop,
  }) => {
    const staff = await shop.asStaff();
    const tasks = async () => (await staff.get('/api/Administration/GetDashboard')).body.tasks.leftPrices;
    const before = await tasks();
    const id = await plan(shop, staff, 30, `${PART};104.00`);
    await shop.shop.db.update(products).set({ usdMinor: 10_100 }).where(ofPart);
    await letCome(shop, id);
    expect([await pricesOf(shop), await leftOf(staff, id), await tasks()]).toEqual([[10_100, 9000], 1, before + 1]);
    const isMailOfPlan = and(
      eq(outbox.kind, 'prices-left'),
      sql`${outbox.payload} ->> 'priceUpdateId' = ${String(id)}`,
    );
    expect(await shop.shop.db.$count(outbox, isMailOfPlan)).toBe(1);
    await deliverAll(shop);
    const mail = await lastMail(shop, 'prices-left');
    expect([mail.to, mail.subject]).toEqual([
      'staff@pressline.test',
      `Price update ${id}: one planned price was left out`,
    ]);
    expect(mail.text).toContain(PART);
    const listed = await staff.get(`${URL}/GetPriceUpdates?task=left`);
    expect(listed.body.map((update: { id: number }) => update.id)).toContain(id);
    expect((await staff.post(`${URL}/CloseLeftPrices`, { priceUpdateId: id })).body).toBe(1);
    expect(await tasks()).toBe(before);
  });

  test('is no task if everything was applied', async ({ shop }) => {
    const staff = await shop.asStaff();
    const id = await plan(shop, staff, 30, `${PART};104.00`);
    await letCome(shop, id);
    expect((await staff.post(`${URL}/CloseLeftPrices`, { priceUpdateId: id })).status).toBe(409);
  });
});

describe('a price with a plan (D56)', () => {
  test('is asked about before it is saved by hand', async ({ shop }) => {
    const staff = await shop.asStaff();
    await plan(shop, staff, 30, `${PART};104.00`);
    const [part] = await shop.shop.db.select().from(products).where(ofPart);
    const save = (confirmPrices: boolean | undefined) =>
      staff.post('/api/Product/SaveProduct', {
        productID: part?.id,
        productName: PART,
        productPriceDollar: 101,
        confirmPrices,
      });
    const asked = await save(false);
    expect([asked.status, asked.body.code]).toEqual([409, 'save.unconfirmed']);
    expect(JSON.stringify(asked.body)).toContain('$104.00');
    expect((await save(true)).status).toBe(200);
  });

  test('is asked about before a file changes it', async ({ shop }) => {
    const staff = await shop.asStaff();
    await plan(shop, staff, 30, `${PART};104.00`);
    const [part] = await shop.shop.db.select().from(products).where(ofPart);
    const text = `productID,productName,productPriceDollar\r\n${part?.id},${PART},101.00\r\n`;
    const { questions } = await sendImport(shop, staff, text);
    expect(questions).toEqual([expect.stringContaining('$104.00')]);
  });

  test('of a width is asked about before the widths are saved', async ({ shop }) => {
    const staff = await shop.asStaff();
    const rise = { priceListId: null, percent: 10, categoryId: 28, startsOn: dayAfter(shop, 30) };
    const { body: id } = await staff.post(`${URL}/ProposeRise`, rise);
    expect((await apply(staff, id)).status).toBe(200);
    const family = await staff.get('/api/SubProductVariant/GetVariantPrices/1');
    const [width] = family.body.variants;
    const save = (confirmPrices: boolean) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/SubProductVariant/SaveProductVariantsBulk',
        headers: { authorization: `Bearer ${staff.token}`, accept: 'application/vnd.pressline+json' },
        payload: { variants: [{ id: width.id, usdMinor: 2050 }], confirmPrices },
      });
    const asked = await save(false);
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'save.unconfirmed']);
    expect(asked.json().asks).toEqual([expect.stringContaining('$22.00')]);
    expect((await save(true)).statusCode).toBe(200);
  });
});

describe('a rise of a list (D56)', () => {
  /** A list of pounds: 25.00 now, 26.00 from March. */
  async function listWithMarch({ shop }: TestShop): Promise<number> {
    const [list] = await shop.db.insert(priceLists).values({ name: crypto.randomUUID(), currencyId: 2 }).returning();
    const [part] = await shop.db.select().from(products).where(ofPart);
    const row = { priceListId: list?.id ?? 0, productId: part?.id ?? 0 };
    await shop.db.insert(priceListRows).values([
      { ...row, startsOn: '2020-01-01', ladder: [{ from: 1, minor: 2500 }] },
      { ...row, startsOn: '2099-03-01', ladder: [{ from: 1, minor: 2600 }] },
    ]);
    return list?.id ?? 0;
  }

  const rowsOfList = async ({ shop }: TestShop, priceListId: number) =>
    (
      await shop.db
        .select()
        .from(priceListRows)
        .where(eq(priceListRows.priceListId, priceListId))
        .orderBy(priceListRows.startsOn)
    ).map(({ startsOn, ladder }) => [startsOn, ladder?.[0]]);

  test('from January also raises what begins in March, and is undone as one', async ({ shop }) => {
    const staff = await shop.asStaff();
    const priceListId = await listWithMarch(shop);
    const draft = { priceListId, startsOn: '2099-01-01', percent: 10 };
    const { body: id } = await staff.post(`${URL}/ProposeRise`, draft);
    expect((await rowsOf(staff, id)).map(({ startsOn }: { startsOn: string }) => startsOn)).toEqual([
      '2099-01-01',
      '2099-03-01',
    ]);
    await apply(staff, id);
    expect(await rowsOfList(shop, priceListId)).toEqual([
      ['2020-01-01', { from: 1, minor: 2500 }],
      ['2099-01-01', { from: 1, minor: 2750 }],
      ['2099-03-01', { from: 1, minor: 2860 }],
    ]);
    await staff.post(`${URL}/UndoPriceUpdate`, { priceUpdateId: id });
    expect(await rowsOfList(shop, priceListId)).toEqual([
      ['2020-01-01', { from: 1, minor: 2500 }],
      ['2099-03-01', { from: 1, minor: 2600 }],
    ]);
  });

  test('pasted prices that a later row ends are asked about', async ({ shop }) => {
    const staff = await shop.asStaff();
    const id = await propose(staff, '2099-01-01', `${PART};;27.50`, await listWithMarch(shop));
    expect((await rowsOf(staff, id))[0].question).toContain('£26.00');
    expect((await apply(staff, id, { confirmPrices: undefined })).status).toBe(409);
  });
});
