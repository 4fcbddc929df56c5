import { and, desc, eq, gt } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { productCategories, products } from '../parts/tables.ts';
import { addDays, dayInZone } from '../../base/days/calendar-day.ts';
import { priceUpdates, priceListRows, priceLists } from '../pricing/tables.ts';
import { applyDueChanges } from './change-state.ts';

const URL = '/api/PriceUpdate';

/** A list of pounds with two prices that count since long ago. */
async function listOfTwo({ shop }: TestShop): Promise<number> {
  const [list] = await shop.db.insert(priceLists).values({ name: crypto.randomUUID(), currencyId: 2 }).returning();
  const rows = ['DB-0150', 'DB-0150-20'].map(async (name) => {
    const [part] = await shop.db.select({ id: products.id }).from(products).where(eq(products.name, name));
    const ladder = [
      { from: 1, minor: 2000 },
      { from: 10, minor: 1810 },
    ];
    return { priceListId: list?.id ?? 0, productId: part?.id ?? 0, startsOn: '2020-01-01', ladder };
  });
  await shop.db.insert(priceListRows).values(await Promise.all(rows));
  return list?.id ?? 0;
}

async function propose(staff: ApiCaller, draft: object): Promise<number> {
  const { status, body } = await staff.post(`${URL}/${'pastedText' in draft ? 'ProposePrices' : 'ProposeRise'}`, draft);
  if (status !== 200) throw new Error(`Not proposed: ${JSON.stringify(body)}`);
  return body;
}

const apply = (staff: ApiCaller, priceUpdateId: number, more: object = {}) =>
  staff.post(`${URL}/ApplyPriceUpdate`, { priceUpdateId, confirmPrices: true, ...more });

const undo = (staff: ApiCaller, priceUpdateId: number) => staff.post(`${URL}/UndoPriceUpdate`, { priceUpdateId });

const rowsOf = async (staff: ApiCaller, priceUpdateId: number) =>
  (await staff.get(`${URL}/GetPriceUpdateRows?priceUpdateId=${priceUpdateId}`)).body;

const laddersOf = async ({ shop }: TestShop, priceListId: number, startsOn: string) =>
  (
    await shop.db
      .select({ ladder: priceListRows.ladder })
      .from(priceListRows)
      .where(and(eq(priceListRows.priceListId, priceListId), eq(priceListRows.startsOn, startsOn)))
      .orderBy(priceListRows.productId)
  ).map(({ ladder }) => ladder);

const dollarsOf = async ({ shop }: TestShop, name: string) => {
  const [part] = await shop.db.select().from(products).where(eq(products.name, name));
  return part?.usdMinor ?? 0;
};

describe('prices of a list (K5)', () => {
  test('rise by a percentage from a day on, rounded, and are taken back as one', async ({ shop }) => {
    const staff = await shop.asStaff();
    const priceListId = await listOfTwo(shop);
    const draft = { priceListId, startsOn: '2099-01-01', percent: 4, roundTo: 5 };
    const id = await propose(staff, draft);
    expect(await laddersOf(shop, priceListId, '2099-01-01')).toEqual([]);
    expect((await rowsOf(staff, id))[0].figures).toMatchObject([
      { fromQuantity: 1, beforeMinor: 2000, afterMinor: 2080 },
      { fromQuantity: 10, beforeMinor: 1810, afterMinor: 1880 },
    ]);
    expect((await apply(staff, id)).body).toBe(1);
    const raised = [
      { from: 1, minor: 2080 },
      { from: 10, minor: 1880 },
    ];
    expect(await laddersOf(shop, priceListId, '2099-01-01')).toEqual([raised, raised]);
    expect((await apply(staff, id)).body.code).toBe('price-update.state');
    expect((await undo(staff, id)).body).toBe(1);
    expect(await laddersOf(shop, priceListId, '2099-01-01')).toEqual([]);
    const entries = await shop.shop.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'price list'), eq(auditEntries.entityId, String(priceListId))))
      .orderBy(auditEntries.id);
    expect(entries).toEqual([{ action: 'applied' }, { action: 'undone' }]);
  });

  test('are pasted: what is wrong is named by its line, and left out only if asked', async ({ shop }) => {
    const staff = await shop.asStaff();
    const priceListId = await listOfTwo(shop);
    const pasted = [
      'DB-0150;;19.00;10;17.50',
      'NO-SUCH;;1.00',
      'DB-0150-20;;1,234',
      'DB-0150;;18.00',
      'DB-0150-50;;9;5;10',
    ];
    const id = await propose(staff, { priceListId, startsOn: '2099-01-01', pastedText: pasted.join('\n') });
    const rows = await rowsOf(staff, id);
    expect(rows.map(({ line, name, fault }: Record<string, unknown>) => [line, name, fault === null])).toEqual([
      [1, 'DB-0150', true],
      [2, 'NO-SUCH', false],
      [3, 'DB-0150-20', false],
      [4, 'DB-0150', false],
      [5, 'DB-0150-50', false],
    ]);
    expect((await apply(staff, id)).body.code).toBe('price-update.faults');
    expect((await apply(staff, id, { rest: true })).status).toBe(200);
    expect(await laddersOf(shop, priceListId, '2099-01-01')).toEqual([
      [
        { from: 1, minor: 1900 },
        { from: 10, minor: 1750 },
      ],
    ]);
  });

  test('are read from the list’s own export: nothing changes, and another day or target is named (D55)', async ({
    shop,
  }) => {
    const staff = await shop.asStaff();
    const priceListId = await listOfTwo(shop);
    await shop.shop.db
      .insert(priceListRows)
      .values({ priceListId, startsOn: '2020-01-01', ladder: [{ from: 1, discount: 750 }] });
    const heading = 'List,Part,Width,Type,Category,From,Prices';
    const exported = [
      `${priceListId},DB-0150,,,,2020-01-01,"1: 20.00; 10: 18.10"`,
      `${priceListId},DB-0150-20,,,,2020-01-01,1: 20.00; 10: 18.10`,
      `${priceListId},,,,,2020-01-01,1: 7.5 %`,
    ];
    const pastedText = [heading, ...exported].join('\n');
    const { body } = await staff.post(`${URL}/ProposePrices`, { priceListId, pastedText });
    expect(body.detail).toBe('Nothing would change');
    const changed = [
      `${priceListId},DB-0150,,,,2020-01-01,1: 21.00`,
      `${priceListId},,,No such type,,2099-01-01,1: 21.00`,
    ];
    const draft = { priceListId, startsOn: '2099-01-01', pastedText: [heading, ...changed].join('\n') };
    expect((await rowsOf(staff, await propose(staff, draft))).map(({ fault }: { fault: string }) => fault)).toEqual([
      'This price counts from 01-01-2020: propose it with that first day',
      'There is no such type',
    ]);
  });

  test('of a width are no prices of its part: the row is named, and not applied (D55)', async ({ shop }) => {
    const staff = await shop.asStaff();
    const pastedText = 'Part;Width;Price\nTT-1015-25;50 mm;12';
    const [row] = await rowsOf(staff, await propose(staff, { priceListId: null, pastedText }));
    expect(row.fault).toBe('Prices of widths are changed in the grid of their family');
  });

  test('that a colleague changed meanwhile are left and named, before and after', async ({ shop }) => {
    const staff = await shop.asStaff();
    const priceListId = await listOfTwo(shop);
    const id = await propose(staff, { priceListId, startsOn: '2098-01-01', percent: 10 });
    const save = (part: string, minor: number) =>
      staff.post('/api/PriceList/SaveListedPrices', {
        priceListId,
        prices: [{ part, width: '', startsOn: '2098-01-01', breaks: [{ fromQuantity: 1, unitPriceMinor: minor }] }],
      });
    await save('DB-0150', 1500);
    await apply(staff, id);
    expect((await staff.get(`${URL}/GetPriceUpdate/${id}`)).body).toMatchObject({ state: 'applied', leftCount: 1 });
    await save('DB-0150-20', 1600);
    await undo(staff, id);
    const outcomes = (await rowsOf(staff, id)).map(({ name, outcome }: Record<string, unknown>) => [name, outcome]);
    expect(outcomes).toEqual([
      ['DB-0150', 'left'],
      ['DB-0150-20', 'kept'],
    ]);
    const [first, second] = await laddersOf(shop, priceListId, '2098-01-01');
    expect([first, second]).toEqual([[{ from: 1, minor: 1500 }], [{ from: 1, minor: 1600 }]]);
  });

  test('that move by more than half are asked about first (D45)', async ({ shop }) => {
    const staff = await shop.asStaff();
    const id = await propose(staff, { priceListId: await listOfTwo(shop), percent: 60 });
    const asked = await apply(staff, id, { confirmPrices: undefined });
    expect([asked.status, asked.body.code]).toEqual([409, 'save.unconfirmed']);
    expect((await apply(staff, id)).status).toBe(200);
  });
});

describe('the shop’s own prices (K5)', () => {
  test('are pasted, applied with an entry for each part, and taken back', async ({ shop }) => {
    const staff = await shop.asStaff();
    const before = await dollarsOf(shop, 'DB-0150');
    const id = await propose(staff, { priceListId: null, pastedText: `Part;USD\nDB-0150;${(before + 100) / 100}` });
    const [last] = await shop.shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    await apply(staff, id);
    expect(await dollarsOf(shop, 'DB-0150')).toBe(before + 100);
    await undo(staff, id);
    expect(await dollarsOf(shop, 'DB-0150')).toBe(before);
    const entries = await shop.shop.db
      .select({ entity: auditEntries.entity, action: auditEntries.action, after: auditEntries.after })
      .from(auditEntries)
      .where(gt(auditEntries.id, last?.id ?? 0))
      .orderBy(auditEntries.id);
    expect(entries).toMatchObject([
      { entity: 'product', after: { name: 'DB-0150', usdMinor: before + 100 } },
      { entity: 'price update', action: 'applied', after: { prices: 1, left: 0 } },
      { entity: 'product', after: { name: 'DB-0150', usdMinor: before } },
      { entity: 'price update', action: 'undone' },
    ]);
  });

  test('of a later day are planned, and applied once when it comes', async ({ shop }) => {
    const staff = await shop.asStaff();
    const before = await dollarsOf(shop, 'DB-0150');
    const tomorrow = addDays(dayInZone(shop.shop.clock.now(), shop.shop.store.timeZone), 1);
    const id = await propose(staff, { priceListId: null, startsOn: tomorrow, percent: 10, roundTo: 1 });
    await apply(staff, id);
    const isPlanned = and(eq(priceUpdates.id, id), eq(priceUpdates.state, 'planned'));
    expect(await shop.shop.db.$count(priceUpdates, isPlanned)).toBe(1);
    expect([await applyDueChanges(shop.shop), await dollarsOf(shop, 'DB-0150')]).toEqual([0, before]);
    await shop.shop.db.update(priceUpdates).set({ startsOn: '2026-01-01' }).where(eq(priceUpdates.id, id));
    const applied = await Promise.all([applyDueChanges(shop.shop), applyDueChanges(shop.shop)]);
    expect(applied.toSorted()).toEqual([0, 1]);
    expect(await dollarsOf(shop, 'DB-0150')).toBe(Math.round(before * 1.1));
    await undo(staff, id);
    expect(await dollarsOf(shop, 'DB-0150')).toBe(before);
  });

  test('of a category with widths are raised with its widths, which decide what a buyer pays (D2)', async ({
    shop,
  }) => {
    const staff = await shop.asStaff();
    const buyer = await shop.as('uk@converter.test');
    const [tape] = await shop.shop.db
      .select({ id: products.id })
      .from(products)
      .innerJoin(productCategories, eq(productCategories.productId, products.id))
      .where(and(eq(productCategories.categoryId, 28), eq(products.name, 'TT-1015-25')));
    const price = async () => (await buyer.get(`/api/Product/GetProductByID/${tape?.id}`)).body.price;
    const before = await price();
    const id = await propose(staff, { priceListId: null, percent: 10, categoryId: 28 });
    await apply(staff, id);
    expect([before, await price()]).toEqual([13.2, 14.52]);
    await undo(staff, id);
    expect(await price()).toBe(13.2);
  });

  test('are not changed by a discarded change', async ({ shop }) => {
    const staff = await shop.asStaff();
    const id = await propose(staff, { priceListId: null, percent: 10 });
    expect((await staff.post(`${URL}/DiscardPriceUpdate`, { priceUpdateId: id })).body).toBe(1);
    expect((await apply(staff, id)).status).toBe(409);
  });
});

test.for([
  ['no prices', { pastedText: ' ' }, 'pastedText'],
  ['a quotation mark that is not closed', { pastedText: '"DB-0150;12\nDB-0025;13' }, 'pastedText'],
  ['a rise by nothing', { percent: 0 }, 'percent'],
  ['a fall by everything', { percent: -100 }, 'percent'],
  ['a step that nobody rounds to', { percent: 4, roundTo: 7 }, 'roundTo'],
  ['an impossible day', { percent: 4, startsOn: '31/02/2099' }, 'startsOn'],
  ['a day of the past, for the shop’s own prices', { percent: 4, startsOn: '2020-01-01' }, 'startsOn'],
  ['prices that are what they were', { pastedText: 'DB-0150;' }, 'pastedText'],
] as const)('%s: nothing is proposed (K5)', async ([, draft, field], { shop }) => {
  const staff = await shop.asStaff();
  const call = 'pastedText' in draft ? 'ProposePrices' : 'ProposeRise';
  const { status, body } = await staff.post(`${URL}/${call}`, { priceListId: null, ...draft });
  expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
});

test('a rise of selected parts leaves all others as they are, in the shop and in a list (K5)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const names = async (draft: object) =>
    (await rowsOf(staff, await propose(staff, { percent: 4, startsOn: '', ...draft }))).map(
      ({ name }: { name: string }) => name,
    );
  expect(await names({ priceListId: null, productIds: [140, 160] })).toEqual(['AN-10-0165', 'DB-0150']);
  const priceListId = await listOfTwo(shop);
  expect(await names({ priceListId, productIds: [140] })).toEqual(['DB-0150']);
  const none = await staff.post(`${URL}/ProposeRise`, { priceListId: null, percent: 4, productIds: [] });
  expect([none.status, none.body.errors?.[0]?.field]).toEqual([400, 'productIDs']);
});
