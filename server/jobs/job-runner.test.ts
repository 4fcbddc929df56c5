import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { products } from '#shop/catalogue/parts/tables.ts';
import { cartLines, carts } from '#shop/trade/cart/tables.ts';
import { invitations } from '#shop/people/companies/tables.ts';
import { passkeyChallenges, passwordResets, sessions, signIns } from '#shop/people/identity/tables.ts';
import { mails } from '#shop/desk/notifications/tables.ts';
import { outbox } from '#shop/base/outbox/tables.ts';
import { submissions } from '#shop/base/idempotency/tables.ts';
import { test, type TestShop } from '../testing/test-shop.ts';
import { HOUSEKEEPING, PUNCTUAL } from '#shop/desk/jobs/jobs.ts';
import { jobs } from '#shop/desk/jobs/tables.ts';
import { JobRunner } from './job-runner.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const KEPT = new Date('2026-10-21T12:00:01Z'); // within the thirty days
const OLD = new Date('2026-10-21T11:59:59Z');
const OVER = new Date('2026-11-20T11:59:59Z');
const LATER = new Date('2026-11-20T12:00:01Z');

/** A housekeeper on 20 November 2026 that keeps mails and baskets for thirty days, and its log. */
function housekeeper({ shop }: TestShop, timeZone = shop.store.timeZone, now = NOW) {
  const logLines: [message: string, details: object | undefined][] = [];
  const log = (_level: string, message: string, details?: object) => void logLines.push([message, details]);
  const store = { ...shop.store, timeZone };
  const parts = { db: shop.db, files: shop.files, clock: { now: () => now }, log, store };
  const keeping = { mails: 30, carts: 30, unused: 30 };
  return { keeper: new JobRunner({ ...parts, keeping }, HOUSEKEEPING), logLines };
}

test('expired sessions and links are useless and removed; valid ones stay (D15, D16)', async ({ ownShop: shop }) => {
  const { db } = shop.shop;
  await db.delete(sessions);
  const ends = [
    ['over', OVER],
    ['open', LATER],
  ] as const;
  for (const [name, expiresAt] of ends) {
    await db.insert(sessions).values({ tokenHash: name, customerId: 1, expiresAt });
    await db.insert(signIns).values({ tokenHash: name, customerId: 1, expiresAt });
    await db.insert(passwordResets).values({ tokenHash: name, customerId: 1, expiresAt });
    await db.insert(passkeyChallenges).values({ challengeHash: name, purpose: 'customer login', expiresAt });
    const invitation = { companyId: 1, role: 'buyer', invitedBy: 1, createdAt: OLD } as const;
    await db.insert(invitations).values({ ...invitation, email: name, expiresAt });
  }
  const sent = { sender: 'staff 1', operation: 'POST /x', inputHash: 'x' };
  await db.insert(submissions).values({ ...sent, key: 'over', at: new Date('2026-11-19T11:59:59Z') });
  await db.insert(submissions).values({ ...sent, key: 'open', at: new Date('2026-11-19T12:00:01Z') });

  await housekeeper(shop).keeper.runDue();
  const names = [
    await db.select({ name: sessions.tokenHash }).from(sessions),
    await db.select({ name: signIns.tokenHash }).from(signIns),
    await db.select({ name: passwordResets.tokenHash }).from(passwordResets),
    await db.select({ name: passkeyChallenges.challengeHash }).from(passkeyChallenges),
    await db.select({ name: submissions.key }).from(submissions),
    await db.select({ name: invitations.email }).from(invitations),
  ];
  expect(names).toEqual(names.map(() => [{ name: 'open' }]));
});

test('baskets unchanged for the retention period are removed with their lines; orders stay (D11)', async ({
  ownShop: shop,
}) => {
  const { db } = shop.shop;
  await db.update(carts).set({ changedAt: OLD });
  const ordered = (await db.$count(carts, eq(carts.changedAt, OLD))) - (await openCarts(shop));
  const guid = 'aaaaaaaa-0000-4000-8000-000000000001';
  const [kept] = await db.insert(carts).values({ guid, customerId: 1, companyId: 1, changedAt: KEPT }).returning();
  const old = await db
    .insert(carts)
    .values(Array.from({ length: 501 }, (_, at) => ({ guid: guidOf(at), customerId: 1, companyId: 1, changedAt: OLD })))
    .returning();
  await db.insert(cartLines).values({ cartId: old[0]?.id ?? 0, productId: 101, quantity: 2 });

  const { keeper, logLines } = housekeeper(shop);
  await keeper.runDue();
  const open = (await db.select().from(carts)).filter(({ orderedAt }) => orderedAt === null);
  expect(open.map(({ id }) => id)).toEqual([kept?.id]);
  expect(await db.$count(cartLines, eq(cartLines.cartId, old[0]?.id ?? 0))).toBe(0);
  expect(await db.$count(carts)).toBe(ordered + 1);
  expect(logLines).toEqual([
    [
      'Old data deleted',
      expect.objectContaining({ event: 'old.removed', carts: expect.any(Number), registrations: 0, names: 0 }),
    ],
  ]);
});

test('mails sent before the retention period are removed with their causes; waiting and failed ones stay (D22)', async ({
  ownShop: shop,
}) => {
  const { db } = shop.shop;
  await db.delete(mails);
  await db.delete(outbox);
  const cause = { kind: 'order-customer', payload: { orderId: 1001 }, createdAt: OLD, dueAt: OLD };
  const rows = await db
    .insert(outbox)
    .values([{ ...cause, doneAt: OLD }, { ...cause, doneAt: KEPT }, { ...cause }, { ...cause, failedAt: OLD }])
    .returning();
  for (const { id } of rows.slice(0, 2))
    await db
      .insert(mails)
      .values({ outboxId: id, recipient: 'a@b.test', subject: '-', text: '-', html: '-', createdAt: OLD });

  await housekeeper(shop).keeper.runDue();
  const left = await db.select({ id: outbox.id }).from(outbox).orderBy(outbox.id);
  expect(left.map(({ id }) => id)).toEqual(rows.slice(1).map(({ id }) => id));
  expect(await db.select({ id: mails.outboxId }).from(mails)).toEqual([{ id: rows[1]?.id }]);
});

test('a job that fails is logged with its reason, and the others run all the same', async ({ ownShop: shop }) => {
  const { db } = shop.shop;
  await db.update(carts).set({ changedAt: OLD });
  const { keeper, logLines } = housekeeper(shop, 'No/Zone');
  await keeper.runDue();
  expect(await openCarts(shop)).toBe(0);
  const failed = logLines.filter(([line]) => line === 'A job failed; it is tried again in a minute.');
  expect(failed[0]?.[1]).toEqual({ job: 'listReminders', reason: expect.stringContaining('No/Zone') });
});

test('staff see the latest run of each job, the reason of a failure, and the next run', async ({ ownShop: shop }) => {
  await shop.shop.db.delete(jobs);
  await housekeeper(shop, 'No/Zone').keeper.runDue();
  const { status, body } = await (await shop.asStaff()).get('/api/Job/GetJobs');
  expect(status).toBe(200);
  const found = Object.fromEntries(body.map((row: { job: string }) => [row.job, row]));
  expect(found.carts).toMatchObject({
    state: 'done',
    startedAt: '2026-11-20T12:00:00.000Z',
    durationMs: 0,
    changed: expect.any(Number),
    lastError: null,
    dueAt: '2026-11-20T13:00:00.000Z',
  });
  expect(found.listReminders).toMatchObject({
    state: 'failed',
    changed: null,
    lastError: expect.stringContaining('No/Zone'),
    dueAt: '2026-11-20T12:01:00.000Z',
  });
  expect(found.plannedPrices).toEqual({
    job: 'plannedPrices',
    state: 'never',
    startedAt: null,
    durationMs: null,
    changed: null,
    lastError: null,
    dueAt: null,
  });
});

test('a job that failed is tried again by any process, and its reason goes once it succeeds', async ({
  ownShop: shop,
}) => {
  await shop.shop.db.delete(jobs);
  await housekeeper(shop, 'No/Zone').keeper.runDue();
  const minuteLater = new Date('2026-11-20T12:01:00Z');
  await housekeeper(shop, 'Europe/London', minuteLater).keeper.runDue();
  const [row] = await shop.shop.db.select().from(jobs).where(eq(jobs.name, 'listReminders'));
  expect(row).toMatchObject({ startedAt: minuteLater, endedAt: minuteLater, error: null });
  const [other] = await shop.shop.db.select().from(jobs).where(eq(jobs.name, 'carts'));
  expect(other?.startedAt, 'not due again').toEqual(NOW);
});

test('three processes run a job once in its period, and a killed one leaves it to the next period', async ({
  ownShop: { shop },
}) => {
  const runs: string[] = [];
  const at = (now: string) => ({ db: shop.db, log() {}, clock: { now: () => new Date(now) } });
  const counted = {
    everyMs: 60_000,
    run: async (_: unknown, { now }: { now: Date }) => void runs.push(now.toISOString()),
  };
  const process = (now: string) => new JobRunner(at(now), { digests: counted });
  await Promise.all([1, 2, 3].map(() => process('2027-01-04T08:00:00Z').runDue()));
  expect(runs).toEqual(['2027-01-04T08:00:00.000Z']);
  await shop.db.update(jobs).set({ endedAt: null }).where(eq(jobs.name, 'digests')); // as a kill leaves it
  await process('2027-01-04T08:00:59Z').runDue();
  await process('2027-01-04T08:01:00Z').runDue();
  expect(runs).toEqual(['2027-01-04T08:00:00.000Z', '2027-01-04T08:01:00.000Z']);
});

test('a clock that was a year ahead does not stop a job once it is right', async ({ ownShop: { shop } }) => {
  let runs = 0;
  const at = (now: string) => ({ db: shop.db, log() {}, clock: { now: () => new Date(now) } });
  const counted = { everyMs: 60_000, run: async () => void runs++ };
  await new JobRunner(at('2028-01-04T08:00:00Z'), { digests: counted }).runDue();
  await new JobRunner(at('2027-01-04T08:00:00Z'), { digests: counted }).runDue();
  expect(runs).toBe(2);
});

test('a planned rise of the shop’s own prices is applied as its day begins in London (K5)', async ({ ownShop }) => {
  const { shop } = ownShop;
  let now = new Date('2027-03-31T22:59:59Z'); // one second before midnight in summer time
  const at = { db: shop.db, log() {}, store: shop.store, clock: { now: () => now } };
  const staff = await ownShop.asStaff();
  const draft = { priceListId: null, startsOn: '01/04/2027', pastedText: 'DB-0150;77.70' };
  const { body: priceUpdateId } = await staff.post('/api/PriceUpdate/ProposePrices', draft);
  await staff.post('/api/PriceUpdate/ApplyPriceUpdate', { priceUpdateId, confirmPrices: true });
  const price = async () =>
    (await shop.db.select({ usdMinor: products.usdMinor }).from(products).where(eq(products.name, 'DB-0150')))[0]
      ?.usdMinor;
  const before = await price();

  const refreshed = vi.fn(async () => {});
  const clock = new JobRunner({ ...at, refreshHot: refreshed }, PUNCTUAL);
  clock.start();
  await clock.stop();
  expect([await price(), refreshed.mock.calls.length]).toEqual([before, 0]);
  now = new Date('2027-03-31T23:00:00Z');
  const next = new JobRunner({ ...at, refreshHot: refreshed }, PUNCTUAL);
  next.start();
  await next.stop();
  expect([await price(), refreshed.mock.calls.length]).toEqual([7770, 1]);
});

test('a price that is planned as its day begins counts on that day (D56)', async ({ ownShop }) => {
  const { shop } = ownShop;
  let now = new Date('2027-03-31T23:00:00Z'); // the day has just begun in London
  const at = { db: shop.db, log() {}, store: shop.store, clock: { now: () => now }, refreshHot: async () => {} };
  await new JobRunner(at, PUNCTUAL).runDue();
  // Planned in the last second of the day before, but committed only now.
  const staff = await ownShop.asStaff();
  const draft = { priceListId: null, startsOn: '01/04/2027', pastedText: 'DB-0150;77.70' };
  const { body: priceUpdateId } = await staff.post('/api/PriceUpdate/ProposePrices', draft);
  await staff.post('/api/PriceUpdate/ApplyPriceUpdate', { priceUpdateId, confirmPrices: true });
  now = new Date('2027-03-31T23:01:00Z');
  await new JobRunner(at, PUNCTUAL).runDue();
  const [part] = await shop.db.select().from(products).where(eq(products.name, 'DB-0150'));
  expect(part?.usdMinor).toBe(7770);
});

async function openCarts({ shop: { db } }: TestShop): Promise<number> {
  return (await db.select().from(carts)).filter(({ orderedAt }) => orderedAt === null).length;
}

const guidOf = (at: number) => `bbbbbbbb-0000-4000-8000-${String(at).padStart(12, '0')}`;
