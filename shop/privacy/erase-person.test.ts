import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as base, type TestShop } from '#server/testing/test-shop.ts';
import { Housekeeper } from '#server/jobs/housekeeper.ts';
import { openZip } from '#platform/zip.ts';
import { orders } from '../orders/tables.ts';
import { settings } from '../settings/tables.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { findPerson } from './person-queries.ts';
import { plantPerson } from './testing/planted-person.ts';

const WORD = 'Zqplanted';
const test = base;

/** Names of tables whose rows contain the word anywhere, and of files that do. */
async function placesWith(shop: Pick<TestShop, 'owner' | 'shop'>, word: string): Promise<string[]> {
  const { rows } = await shop.owner.$client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const places: string[] = [];
  for (const { name } of rows) {
    const found = await shop.owner.$client.query(`select row::text as row from "${name}" as row where row::text ilike $1`, [
      `%${word}%`,
    ]);
    places.push(...found.rows.map(() => name));
  }
  for await (const key of shop.shop.files.list()) {
    const bytes = await shop.shop.files.get(key);
    if (key.includes(word) || bytes?.includes(word) === true) places.push(`file ${key}`);
  }
  return [...new Set(places)].toSorted();
}

/** Only colleagues would have such rows, or somebody who is erased already. */
const OF_OTHERS = /colleague|continue to use|^Changes of the company's data$|^Whom to erase/;

/** Parts of the table of personal data without a row about the person: erasing proves nothing about them. */
async function partsWithoutRows(shop: TestShop, customerId: number): Promise<string[]> {
  const person = await findPerson(shop.shop.db, customerId, shop.shop.clock.now());
  if (person === undefined) throw new Error('There is no such person.');
  const without: string[] = [];
  for (const { table, rows, purpose } of PERSONAL_DATA.filter((part) => !OF_OTHERS.test(part.purpose))) {
    const there = await shop.owner.execute(sql`select from ${sql.raw(table)} where ${rows(person)} limit 1`);
    if (there.rowCount === 0) without.push(`${table}: ${purpose}`);
  }
  return without;
}

/** Asks for erasure as the member, and lets staff carry it out. */
async function eraseAsAsked(shop: TestShop, { buyer, staff }: Awaited<ReturnType<typeof plantPerson>>) {
  expect((await buyer.post('/api/Privacy/RequestErasure', { remarks: WORD })).body).toBe(1);
  const { body: list } = await staff.get('/api/Privacy/GetDataRequests?dataRequestState=open&dataRequestKind=erasure&sort=number&direction=desc');
  return staff.post('/api/Privacy/ErasePerson', { dataRequestId: list[0].dataRequestID ?? list[0].id });
}

describe('erasing a person who has used everything (O4)', () => {
  test('leaves their word in no table, no file and no mail; figures and lines stay', async ({ ownShop: shop }) => {
    await shop.shop.db.update(settings).set({ keepBooksYears: 0 });
    const planted = await plantPerson(shop, WORD);
    expect(await partsWithoutRows(shop, planted.id)).toEqual([]);
    const [before] = await shop.shop.db.select().from(orders).where(eq(orders.id, planted.orderId));
    const { status, body } = await eraseAsAsked(shop, planted);
    expect([status, body]).toEqual([200, 1]);
    expect(await placesWith(shop, WORD)).toEqual([]);
    const [after] = await shop.shop.db.select().from(orders).where(eq(orders.id, planted.orderId));
    expect(after).toMatchObject({ goodsMinor: before?.goodsMinor, totalMinor: before?.totalMinor, surname: '–', email: '–' });
    expect((await planted.buyer.get('/api/Privacy/GetOwnDataRequests')).status).toBe(401);
    expect((await shop.api.post('/api/user/CreateToken', { Username: planted.email, Password: planted.password })).status).toBe(401);
  });
});
