import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { cartLines, carts } from '#shop/cart/tables.ts';
import { invitations } from '#shop/companies/tables.ts';
import { passkeyChallenges, passwordResets, sessions, signIns } from '#shop/identity/tables.ts';
import { mails } from '#shop/notifications/tables.ts';
import { outbox } from '#shop/outbox/tables.ts';
import { submissions } from '#shop/operations/idempotency/tables.ts';
import { test, type TestShop } from '../testing/test-shop.ts';
import { Housekeeper } from './housekeeper.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const KEPT = new Date('2026-10-21T12:00:01Z'); // within the thirty days
const OLD = new Date('2026-10-21T11:59:59Z');
const OVER = new Date('2026-11-20T11:59:59Z');
const LATER = new Date('2026-11-20T12:00:01Z');

/** A housekeeper on 20 November 2026 that keeps mails and baskets for thirty days, and its log. */
function housekeeper({ shop }: TestShop, timeZone = shop.store.timeZone) {
  const said: [message: string, details: object | undefined][] = [];
  const log = (_level: string, message: string, details?: object) => void said.push([message, details]);
  const store = { ...shop.store, timeZone };
  const parts = { db: shop.db, files: shop.files, clock: { now: () => NOW }, log, store };
  return { keeper: new Housekeeper(parts, { mails: 30, carts: 30, unused: 30 }), said };
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

  await housekeeper(shop).keeper.clear();
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

  const { keeper, said } = housekeeper(shop);
  await keeper.clear();
  const open = (await db.select().from(carts)).filter(({ orderedAt }) => orderedAt === null);
  expect(open.map(({ id }) => id)).toEqual([kept?.id]);
  expect(await db.$count(cartLines, eq(cartLines.cartId, old[0]?.id ?? 0))).toBe(0);
  expect(await db.$count(carts)).toBe(ordered + 1);
  expect(said).toEqual([
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

  await housekeeper(shop).keeper.clear();
  const left = await db.select({ id: outbox.id }).from(outbox).orderBy(outbox.id);
  expect(left.map(({ id }) => id)).toEqual(rows.slice(1).map(({ id }) => id));
  expect(await db.select({ id: mails.outboxId }).from(mails)).toEqual([{ id: rows[1]?.id }]);
});

test('a chore that fails is logged, and the others are done all the same', async ({ ownShop: shop }) => {
  const { db } = shop.shop;
  await db.update(carts).set({ changedAt: OLD });
  const { keeper, said } = housekeeper(shop, 'No/Zone');
  await keeper.clear();
  expect(await openCarts(shop)).toBe(0);
  const failed = said.filter(([line]) => line === 'A chore of housekeeping failed; retrying in an hour.');
  expect(failed[0]?.[1]).toEqual({ chore: 'listReminders', reason: expect.stringContaining('No/Zone') });
});

async function openCarts({ shop: { db } }: TestShop): Promise<number> {
  return (await db.select().from(carts)).filter(({ orderedAt }) => orderedAt === null).length;
}

const guidOf = (at: number) => `bbbbbbbb-0000-4000-8000-${String(at).padStart(12, '0')}`;
