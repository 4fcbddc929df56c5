import { eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { customers } from '../../people/accounts/tables.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { changeBy, hire } from '../../people/identity/testing/colleagues.ts';
import { setStaffRights } from '../../people/staff/set-staff-rights.ts';
import { sessions } from '../../people/identity/tables.ts';
import { coupons } from '../../catalogue/coupons/tables.ts';

type Staff = Awaited<ReturnType<TestShop['asStaff']>>;
let made = 0;

async function twoCoupons({ shop }: TestShop) {
  const code = () => `MANY${(made += 1)}`;
  const rows = [{ code: code() }, { code: code() }].map((row) => ({
    ...row,
    name: 'Many',
    status: 'live' as const,
    multiplierMicros: 900_000,
    startsOn: '2026-01-01',
    endsOn: '2027-12-31',
  }));
  return shop.db.insert(coupons).values(rows).returning();
}

async function change(staff: Staff, body: object) {
  const { status, body: id } = await staff.post('/api/StatusChange/ChangeStatuses', body);
  expect(status, JSON.stringify(id)).toBe(200);
  return read(staff, Number(id));
}

const read = async (staff: Staff, id: number) => (await staff.get(`/api/StatusChange/GetStatusChange/${id}`)).body;
const undo = (staff: Staff, statusChangeId: number) =>
  staff.post('/api/StatusChange/UndoStatusChange', { statusChangeId });

describe('promo codes (P4)', () => {
  const statuses = async ({ shop }: TestShop, ids: number[]) =>
    (await shop.db.select().from(coupons).where(inArray(coupons.id, ids)).orderBy(coupons.id)).map(
      ({ status }) => status,
    );

  test('get one status as one change, which the audit list has for each, and undo as one', async ({ shop }) => {
    const staff = await shop.asStaff();
    const [one, two] = await twoCoupons(shop);
    const ids = [one?.id ?? 0, two?.id ?? 0];
    const draft = { statusOf: 'promoCodes', newStatus: 'inactive', rows: ids.map((id) => ({ id, seenVersion: 1 })) };
    const done = await change(staff, draft);
    expect([done.rows.map(({ name, statusBefore }: never) => [name, statusBefore]), done.leftRows]).toEqual([
      [
        [one?.code, 'live'],
        [two?.code, 'live'],
      ],
      [],
    ]);
    expect(await statuses(shop, ids)).toEqual(['inactive', 'inactive']);
    const noted = await shop.shop.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(ids[0])));
    expect(noted.filter(({ entity }) => entity === 'promo code')).toHaveLength(1);
    expect((await undo(staff, done.id)).body).toBe(1);
    expect(await statuses(shop, ids)).toEqual(['live', 'live']);
    expect((await undo(staff, done.id)).status, 'twice').toBe(409);
  });

  test('that somebody saves meanwhile are left and named, when changed and undone', async ({ shop }) => {
    const staff = await shop.asStaff();
    const [one, two] = await twoCoupons(shop);
    const ids = [one?.id ?? 0, two?.id ?? 0];
    const save = (id: number, version: number) =>
      shop.shop.db.update(coupons).set({ version }).where(eq(coupons.id, id));
    await save(ids[0] ?? 0, 7);
    const rows = [...ids.map((id) => ({ id, seenVersion: 1 })), { id: 2_000_000_001, seenVersion: 1 }];
    const done = await change(staff, { statusOf: 'promoCodes', newStatus: 'inactive', rows });
    expect(done.leftRows.map(({ name, reason }: never) => [name, reason])).toEqual([
      [one?.code, 'saved'],
      ['2000000001', 'gone'],
    ]);
    expect(await statuses(shop, ids)).toEqual(['live', 'inactive']);
    await save(ids[1] ?? 0, 9);
    await undo(staff, done.id);
    expect((await read(staff, done.id)).keptRows.map(({ name }: never) => name)).toEqual([two?.code]);
    expect(await statuses(shop, ids)).toEqual(['live', 'inactive']);
  });
});

test('closed accounts lose their sessions; a waiting one is left; opening asks for the password again (P4, B10)', async ({
  ownShop: shop,
}) => {
  const staff = await shop.asStaff();
  const [active] = await shop.shop.db.select().from(customers).where(eq(customers.email, 'uk@converter.test'));
  if (active === undefined) throw new Error('There is no sample customer.');
  const [waiting] = await shop.shop.db.select().from(customers).where(eq(customers.status, 'waiting')).limit(1);
  await shop.as(active.email);
  const statusOf = async (id: number) =>
    (await shop.shop.db.select().from(customers).where(eq(customers.id, id)))[0]?.status;
  const rows = [{ id: active.id }, { id: waiting?.id ?? 0 }];
  const done = await change(staff, { statusOf: 'customers', newStatus: 'inactive', rows });
  expect(done.leftRows.map(({ reason }: never) => reason)).toEqual(['waiting']);
  expect([await statusOf(active.id), await shop.shop.db.$count(sessions, eq(sessions.customerId, active.id))]).toEqual([
    'inactive',
    0,
  ]);
  await shop.shop.db.update(sessions).set({ passwordGivenAt: new Date(0) });
  expect((await undo(staff, done.id)).body.code).toBe('session.password-needed');
  expect(await statusOf(active.id)).toBe('inactive');
});

test('bad input and a missing right change nothing (P4, P1)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  const [one] = await twoCoupons(shop);
  const rows = [{ id: one?.id ?? 0 }];
  for (const body of [
    { statusOf: 'products', newStatus: 'live', rows },
    { statusOf: 'promoCodes', newStatus: 'active', rows },
    { statusOf: 'promoCodes', newStatus: 'inactive', rows: [] },
    { statusOf: 'promoCodes', newStatus: 'inactive', rows: 'all' },
    { statusOf: 'promoCodes', newStatus: 'inactive', rows: [{ id: 'one' }] },
  ])
    expect([body, (await staff.post('/api/StatusChange/ChangeStatuses', body)).status]).toEqual([body, 400]);
  const hired = await hire(shop);
  await setStaffRights({ staffId: hired.id, rights: ['customers'] }, changeBy(shop));
  const colleague = await shop.asStaff(hired.email, hired.password);
  const body = { statusOf: 'promoCodes', newStatus: 'inactive', rows };
  expect((await colleague.post('/api/StatusChange/ChangeStatuses', body)).status).toBe(403);
  await setStaffRights({ staffId: hired.id, rights: ['orders', 'prices'] }, changeBy(shop));
  const accounts = { statusOf: 'customers', newStatus: 'inactive', rows: [{ id: 1 }] };
  expect((await colleague.post('/api/StatusChange/ChangeStatuses', accounts)).status).toBe(403);
  const [after] = await shop.shop.db
    .select()
    .from(coupons)
    .where(eq(coupons.id, one?.id ?? 0));
  expect([after?.status, after?.version]).toEqual(['live', 1]);
});
