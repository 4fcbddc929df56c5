import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { products } from '../parts/tables.ts';

const LIST = { name: 'Contract', currencyId: 2, companyIds: [1] };

const price = (part: string, unitPriceMinor: number) => ({
  part,
  width: '',
  startsOn: '01/01/2026',
  breaks: [{ fromQuantity: 1, unitPriceMinor }],
});

async function newList(staff: ApiCaller, rest: object = {}): Promise<number> {
  return (await staff.post('/api/PriceList/SavePriceList', { ...LIST, ...rest })).body;
}

const savePrices = (staff: ApiCaller, priceListId: number, prices: readonly object[]) =>
  staff.post('/api/PriceList/SaveListedPrices', { priceListId, prices, confirmPrices: true });

/** Number of the last change of a list in the audit list. */
async function lastEntry(staff: ApiCaller, priceListId: number): Promise<number> {
  const { body } = await staff.get(`/api/Audit/GetAuditEntries?entity=price+list&entityId=${priceListId}&pageSize=1`);
  return body[0].id;
}

/** Restores what was before the last change of a list. */
const putBack = async (staff: ApiCaller, priceListId: number) =>
  staff.post('/api/Audit/PutBack', { entryId: await lastEntry(staff, priceListId) });

async function pricesOf(staff: ApiCaller, priceListId: number) {
  const { body } = await staff.get(`/api/PriceList/GetListedPrices?priceListId=${priceListId}`);
  return body.map((row: { productName: string; breaks: { unitPriceMinor: number }[] }) => [
    row.productName,
    row.breaks[0]?.unitPriceMinor,
  ]);
}

const bladePrice = async (shop: TestShop) =>
  (await (await shop.as('uk@converter.test')).get('/api/Product/GetProductByID/140')).body.price;

describe('a save of listed prices is undone (E16, K5)', () => {
  test('changed prices have their old value, added ones are gone, and buyers see it; an undo is redone', async ({
    ownShop,
  }) => {
    const staff = await ownShop.asStaff();
    const list = await newList(staff);
    await savePrices(staff, list, [price('DB-0150', 2900)]);
    await savePrices(staff, list, [price('DB-0150', 2700), price('DB-0025', 1500)]);
    expect(await bladePrice(ownShop)).toBe(27);
    expect((await putBack(staff, list)).status).toBe(200);
    expect(await pricesOf(staff, list)).toEqual([['DB-0150', 2900]]);
    expect(await bladePrice(ownShop)).toBe(29);
    expect((await putBack(staff, list)).status).toBe(200);
    expect(await pricesOf(staff, list)).toEqual([
      ['DB-0025', 1500],
      ['DB-0150', 2700],
    ]);
  });

  test('a removed price returns, but not into a list whose currency has changed', async ({ ownShop }) => {
    const staff = await ownShop.asStaff();
    const list = await newList(staff);
    await savePrices(staff, list, [price('DB-0150', 2900)]);
    const { body } = await staff.get(`/api/PriceList/GetListedPrices?priceListId=${list}`);
    await staff.post('/api/PriceList/RemoveListedPrice', { rowId: body[0].id });
    expect(await pricesOf(staff, list)).toEqual([]);
    const removal = await lastEntry(staff, list);
    await staff.post('/api/PriceList/SavePriceList', { ...LIST, id: list, currencyId: 3 });
    expect((await staff.post('/api/Audit/PutBack', { entryId: removal })).status).toBe(409);
    await staff.post('/api/PriceList/SavePriceList', { ...LIST, id: list });
    expect((await staff.post('/api/Audit/PutBack', { entryId: removal })).status).toBe(200);
    expect(await pricesOf(staff, list)).toEqual([['DB-0150', 2900]]);
  });

  test('nothing is restored over a later save, or without its part', async ({ ownShop }) => {
    const staff = await ownShop.asStaff();
    const list = await newList(staff);
    await ownShop.shop.db.insert(products).values({ name: 'GONE-SOON' });
    await savePrices(staff, list, [price('DB-0150', 2900), price('GONE-SOON', 900)]);
    await savePrices(staff, list, [price('DB-0150', 2700)]);
    const earlier = await lastEntry(staff, list);
    await savePrices(staff, list, [price('DB-0150', 2600)]);
    expect((await staff.post('/api/Audit/PutBack', { entryId: earlier })).status).toBe(409);
    expect(await pricesOf(staff, list)).toContainEqual(['DB-0150', 2600]);

    await savePrices(staff, list, [price('GONE-SOON', 800)]);
    const last = await lastEntry(staff, list);
    await ownShop.shop.db.delete(products).where(eq(products.name, 'GONE-SOON'));
    expect((await staff.post('/api/Audit/PutBack', { entryId: last })).status).toBe(409);
  });
});
