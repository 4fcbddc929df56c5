import { eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import pino from 'pino';
import { describe, expect, onTestFinished } from 'vitest';
import { type ApiCaller, openTestShop, test, type TestShop } from '#server/testing/test-shop.ts';
import { keepHouse } from '#server/jobs/testing/keep-house.ts';
import { openZip } from '#platform/zip.ts';
import { customers } from '../../people/accounts/tables.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { addMember } from '../../people/companies/testing/members.ts';
import { deliverAll } from '../notifications/testing/outbox.ts';
import { orders } from '../../trade/orders/tables.ts';
import { settings } from '../../base/settings/tables.ts';
import { PERSONAL_PARTS } from './personal-data.ts';
import { findPerson } from './person-queries.ts';
import { placesWith } from './testing/places-with.ts';
import { plantPerson } from './testing/planted-person.ts';

const WORD = 'Zqplanted';

const placesIn = ({ owner, shop }: TestShop, word: string) => placesWith(owner, shop.files, word);

/** Only colleagues would have such rows, or somebody who is erased already. */
const OF_OTHERS =
  /colleague|continue to use|^Changes of the company's data$|^Changes of the person's quotations|^Invitations of the person|^Whom to erase/;

/** Parts of the table of personal data without a row about the person: erasing proves nothing about them. */
async function partsWithoutRows(shop: TestShop, customerId: number): Promise<string[]> {
  const person = await findPerson(shop.shop.db, customerId, shop.shop.clock.now());
  if (person === undefined) throw new Error('There is no such person.');
  const without: string[] = [];
  for (const { table, rows, purpose } of PERSONAL_PARTS.filter((part) => !OF_OTHERS.test(part.purpose))) {
    const there = await shop.owner.execute(sql`select from ${table} where ${rows(person)} limit 1`);
    if (there.rowCount === 0) without.push(`${getTableConfig(table).name}: ${purpose}`);
  }
  return without;
}

/** Open requests for erasure, newest first. */
async function openErasures(staff: ApiCaller): Promise<{ id: number }[]> {
  const query = 'dataRequestState=open&dataRequestKind=erasure&sort=number&direction=desc';
  const { body } = await staff.get(`/api/Privacy/GetDataRequests?${query}`);
  return body;
}

/** Enters a request for erasure, as staff who got it by telephone. */
async function enter(staff: ApiCaller, email: string): Promise<void> {
  const draft = { email, dataRequestKind: 'erasure', remarks: 'By telephone' };
  expect((await staff.post('/api/Privacy/AddDataRequest', draft)).body).toBe(1);
}

/** Files of a member's copy, as text by path. */
async function copyOf({ app }: TestShop, token: string): Promise<Map<string, string>> {
  const response = await app.inject({ url: '/Account-Data.zip', headers: { authorization: `Bearer ${token}` } });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = await openZip(new Blob([new Uint8Array(response.rawPayload)]), { maxFiles: 200, maxTotalBytes: 1e8 });
  const read = files.map(async (file) => [file.path, new TextDecoder('latin1').decode(await file.read())] as const);
  return new Map(await Promise.all(read));
}

/** Asks for erasure as the member, and lets staff carry it out. */
async function eraseAsAsked({ buyer, staff }: Awaited<ReturnType<typeof plantPerson>>) {
  expect((await buyer.post('/api/Privacy/RequestErasure', { remarks: WORD })).body).toBe(1);
  const asked = (await openErasures(staff))[0];
  return staff.post('/api/Privacy/ErasePerson', { dataRequestId: asked?.id });
}

describe('erasing a person who has used everything (O4)', () => {
  test('leaves their word in no table, file, mail or log; figures and lines stay', async () => {
    const log: string[] = [];
    const shop = await openTestShop('sample', {
      log: pino({ level: 'trace' }, { write: (line) => void log.push(line) }),
    });
    onTestFinished(() => shop.close());
    await shop.shop.db.update(settings).set({ keepBooksYears: 0 });
    const planted = await plantPerson(shop, WORD);
    expect(await partsWithoutRows(shop, planted.id)).toEqual([]);
    expect((await placesIn(shop, WORD)).length).toBeGreaterThan(38);
    const [before] = await shop.shop.db.select().from(orders).where(eq(orders.id, planted.orderId));
    const { status, body } = await eraseAsAsked(planted);
    expect([status, body]).toEqual([200, 1]);
    await deliverAll(shop);
    expect(await placesIn(shop, WORD)).toEqual([]);
    expect(log.join('')).not.toContain(WORD);
    const others = await shop.owner.$client.query(`select from status_changes where rows::text like '%Somebody Else%'`);
    expect(others.rowCount, 'others stay').toBe(1);
    expect(log.filter((line) => line.includes('person.erased'))).toHaveLength(1);
    const [after] = await shop.shop.db.select().from(orders).where(eq(orders.id, planted.orderId));
    expect(after).toMatchObject({
      goodsMinor: before?.goodsMinor,
      totalMinor: before?.totalMinor,
      surname: '–',
      email: '–',
    });
    expect((await planted.buyer.get('/api/Privacy/GetOwnDataRequests')).status).toBe(401);
    expect(
      (await shop.api.post('/api/user/CreateToken', { Username: planted.email, Password: planted.password })).status,
    ).toBe(401);
  });
});

const BOOKS = (orderId: number) => [
  `file order-documents/${orderId}.pdf`,
  'file past-documents/1.pdf',
  `file purchase-orders/${orderId}.pdf`,
  'order_documents',
  'order_lines',
  'order_sort_keys',
  'order_versions',
  'orders',
  'past_documents',
  'past_orders',
  'past_shipments',
  'shipments',
];

test('orders keep their names as long as tax law requires, and lose them by themselves (O4)', async ({
  ownShop: shop,
}) => {
  const planted = await plantPerson(shop, WORD);
  await eraseAsAsked(planted);
  expect(await placesIn(shop, WORD)).toEqual(BOOKS(planted.orderId));
  const { db, store, clock } = shop.shop;
  const tend = async (years: number) => {
    const at = { now: () => new Date(clock.now().getTime() + years * 365.25 * 24 * 3600 * 1000) };
    await keepHouse({ db, store, clock: at, log: () => {} }, { mails: 9999, carts: 9999, unused: 9999 });
  };
  await tend(9.9);
  expect(await placesIn(shop, WORD)).toEqual(BOOKS(planted.orderId));
  await tend(10.1);
  await deliverAll(shop);
  expect(await placesIn(shop, WORD)).toEqual([]);
});

test('a member leaves what belongs to the colleagues, and the last manager may not leave them alone (O4)', async ({
  ownShop: shop,
}) => {
  const planted = await plantPerson(shop, WORD);
  const colleague = await addMember(shop, planted, 'buyer');
  const { staff } = planted;
  await planted.buyer.post('/api/Privacy/RequestErasure', { remarks: '' });
  const dataRequestId = (await openErasures(staff))[0]?.id;
  const refused = await staff.post('/api/Privacy/ErasePerson', { dataRequestId });
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'This is the last manager of the company. Give another member the role of manager first (Company), then erase this one.',
  ]);
  await planted.buyer.post('/api/Company/SaveMember', {
    memberId: colleague.id,
    memberRole: 'manager',
    suspended: false,
  });
  expect((await staff.post('/api/Privacy/ErasePerson', { dataRequestId })).body).toBe(1);
  expect((await colleague.get('/api/Company/GetOwnCompany')).body.name).toBe(WORD);
  expect((await colleague.get('/api/Press/GetMachines')).body).toHaveLength(1);
  const { body: members } = await colleague.get('/api/Company/GetMembers');
  expect(JSON.stringify(members.members ?? members)).not.toContain(WORD);

  await enter(staff, `erased-${planted.id}@erased.invalid`);
  const twice = await staff.post('/api/Privacy/ErasePerson', { dataRequestId: (await openErasures(staff))[0]?.id });
  expect([twice.status, twice.body.code]).toEqual([409, 'privacy.erased']);
});

test('what is written about an erased person later brings no name back, and nothing opens the account (O4)', async ({
  ownShop: shop,
}) => {
  const planted = await plantPerson(shop, WORD);
  await eraseAsAsked(planted);
  const { staff, id, orderId } = planted;
  const order = sql`${sql.raw(`'order:${orderId}'`)} = any(subjects)`;
  const note = { action: 'noted', entity: 'order', entityId: String(orderId), before: null };
  await shop.shop.db
    .insert(auditEntries)
    .values({ ...note, staffId: 1, staffName: 'Counter', after: { note: WORD }, at: shop.shop.clock.now() });
  const { rows } = await shop.owner.execute(sql`select * from audit_entries where ${order}`);
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toContain(WORD);
  const { body: change } = await staff.post('/api/StatusChange/ChangeStatuses', {
    statusOf: 'customers',
    newStatus: 'active',
    rows: [{ id, seenVersion: 99 }],
  });
  const { body } = await staff.get(`/api/StatusChange/GetStatusChange/${change}`);
  expect(body).toMatchObject({ rows: [], leftRows: [{ id, reason: 'gone' }] });
  const [account] = await shop.shop.db.select().from(customers).where(eq(customers.id, id));
  expect(account?.status).toBe('inactive');
});

test('a person without a login is found by the address, and erased (O4)', async ({ ownShop: shop }) => {
  const { buyer, staff } = await plantPerson(shop, WORD);
  const email = 'stranger@press.test';
  expect((await buyer.post('/api/Company/InviteMember', { email, memberRole: 'buyer' })).body).toBe(1);
  await deliverAll(shop);
  expect(await placesIn(shop, email)).toEqual(['audit_entries', 'invitations', 'mails']);
  await enter(staff, email);
  const [asked] = await openErasures(staff);
  expect((await staff.post('/api/Privacy/ErasePerson', { dataRequestId: asked?.id })).body).toBe(1);
  expect(await placesIn(shop, email)).toEqual([]);
});

describe('the copy (O4)', () => {
  test('holds everything that is about the person as pages and JSON, and no secret', async ({ ownShop: shop }) => {
    const { id, buyer } = await plantPerson(shop, WORD);
    const files = await copyOf(shop, buyer.token);
    const shown = PERSONAL_PARTS.filter(({ purpose, shows }) => shows.length > 0 && !OF_OTHERS.test(purpose));
    const tables = new Set(shown.map(({ table }) => getTableConfig(table).name));
    expect([...tables].filter((table) => !files.has(`data/${table}.json`))).toEqual([]);
    expect([...files.keys()].filter((path) => path.endsWith('.html')).length).toBeGreaterThan(12);
    for (const [path, content] of files)
      if (/^(?:account|orders|messages|quotations)\.html$|^files\/(?!part-requests|returns)/.test(path))
        expect([path, content]).toEqual([path, expect.stringContaining(WORD)]);
    const [account] = JSON.parse(files.get('data/customers.json') ?? '') as Record<string, unknown>[];
    expect(account).toMatchObject({ id, surname: WORD });
    expect(account).not.toHaveProperty('password_hash');
    expect(files.get('data/passkeys.json')).not.toContain('public_key');
  });

  test('needs the password again, and is limited to three a day', async ({ ownShop: shop }) => {
    const { buyer, password } = await plantPerson(shop, WORD);
    const get = () =>
      shop.app.inject({ url: '/Account-Data.zip', headers: { authorization: `Bearer ${buyer.token}` } });
    const now = shop.shop.clock.now();
    shop.setTime(new Date(now.getTime() + 11 * 60_000));
    expect((await get()).statusCode).toBe(403);
    await buyer.post('/api/User/GivePassword', { password });
    expect([await get(), await get(), await get(), await get()].map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 200, 429,
    ]);
    const { body } = await buyer.get('/api/Privacy/GetOwnDataRequests');
    expect(body.nextCopyAt).not.toBeNull();
  });
});
