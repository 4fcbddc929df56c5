import { asc, eq, isNull } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { customers } from '../../people/accounts/tables.ts';
import { deliverAll, lastMail, takingSender, tokenIn } from '../notifications/testing/outbox.ts';
import { queueDueInvitations } from './queue-due-invitations.ts';
import { putMoved } from './testing/put-moved.ts';

const invite = '/api/Move/InviteMembers';
const stop = '/api/Move/StopInvitations';
const read = '/api/Move/GetPasswordInvitations';
const NOON = '2026-12-01T12:00:00Z';
const PASSWORD = 'anilox-roll-77';

/** Runs the job at a time. */
function queueAt({ shop: { db } }: TestShop, at: string): Promise<void> {
  return queueDueInvitations(db, new Date(at));
}

/** The members whose mails were queued, in order, with whether it was a reminder. */
async function queued({ shop: { db } }: TestShop): Promise<string[]> {
  const rows = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(eq(outbox.kind, 'password-invitation'))
    .orderBy(asc(outbox.id));
  return rows.map(({ payload }) => {
    const { customerId, isReminder } = payload as { customerId: number; isReminder: boolean };
    return `${customerId}${isReminder ? ' again' : ''}`;
  });
}

async function change({ shop: { db } }: TestShop, id: number, values: Partial<typeof customers.$inferInsert>) {
  await db.update(customers).set(values).where(eq(customers.id, id));
}

/** A shop whose clock stands still, with members as a move writes them. */
async function movedIn(shop: TestShop, ...names: readonly string[]): Promise<number[]> {
  shop.setTime(new Date(NOON));
  // Buyers of the sample orders never log in, and have no password either.
  await shop.shop.db.update(customers).set({ passwordHash: 'sample' }).where(isNull(customers.passwordHash));
  const ids: number[] = [];
  for (const name of names) ids.push(await putMoved(shop, { email: `${name}@moved.test`, language: 'de' }));
  return ids;
}

describe('invitations to choose a password (Q3)', () => {
  test('an invited member chooses a password by the link within seven days, and is counted', async ({ ownShop }) => {
    const [ada = 0] = await movedIn(ownShop, 'ada');
    const staff = await ownShop.asStaff();
    expect((await staff.get(read)).body).toEqual({ uninvited: 1, rounds: [] });
    await queueAt(ownShop, NOON);
    expect(await queued(ownShop)).toEqual([]); // nobody is mailed without the press
    expect(await staff.post(invite, { perMinute: 30 })).toMatchObject({ status: 200, body: 1 });
    await queueAt(ownShop, NOON);
    expect(await queued(ownShop)).toEqual([String(ada)]);

    const sender = takingSender();
    await deliverAll(ownShop, sender);
    const [mail] = sender.sent;
    expect(mail).toMatchObject({ to: 'ada@moved.test', subject: 'Wählen Sie Ihr Passwort für Pressline' });
    expect((await lastMail(ownShop, 'password-invitation')).text).not.toMatch(/token=[\w-]{40}/);
    ownShop.setTime(new Date('2026-12-08T11:59:00Z'));
    const choice = { token: tokenIn(mail?.text ?? ''), userPass: PASSWORD, password_repeat: PASSWORD };
    expect((await ownShop.api.post('/api/User/ResetPassword', choice)).status).toBe(200);
    expect((await ownShop.api.post('/api/User/ResetPassword', choice)).status).toBe(410);
    expect((await ownShop.as('ada@moved.test', PASSWORD)).customerId).toBe(ada);
    const again = await ownShop.asStaff();
    expect((await again.get(read)).body).toMatchObject({
      uninvited: 0,
      rounds: [{ perMinute: 30, waiting: 0, invited: 1, reminded: 0, chosen: 1, stoppedAt: null }],
    });
  });

  test('the link is dead after seven days', async ({ ownShop }) => {
    await movedIn(ownShop, 'ada');
    await (await ownShop.asStaff()).post(invite, { perMinute: 30 });
    await queueAt(ownShop, NOON);
    const sender = takingSender();
    await deliverAll(ownShop, sender);
    ownShop.setTime(new Date('2026-12-08T12:00:01Z'));
    const choice = { token: tokenIn(sender.sent[0]?.text ?? ''), userPass: PASSWORD, password_repeat: PASSWORD };
    expect((await ownShop.api.post('/api/User/ResetPassword', choice)).status).toBe(410);
  });

  test('two presses at once invite each member once; a later press has nobody left', async ({ ownShop }) => {
    const ids = await movedIn(ownShop, 'ada', 'bob');
    const staff = await ownShop.asStaff();
    const presses = [1, 2, 3].map(() => staff.post(invite, { perMinute: 30 }));
    const statuses = (await Promise.all(presses)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    await Promise.all([queueAt(ownShop, NOON), queueAt(ownShop, NOON), queueAt(ownShop, NOON)]);
    await queueAt(ownShop, NOON);
    expect((await queued(ownShop)).toSorted()).toEqual(ids.map(String));
    expect((await staff.get(read)).body.rounds).toHaveLength(1);
  });

  test('no more are queued a minute than staff chose, and none while the mail server has not taken the last ones', async ({
    ownShop,
  }) => {
    const [ada, bob, cora, dan, eve] = await movedIn(ownShop, 'ada', 'bob', 'cora', 'dan', 'eve');
    await (await ownShop.asStaff()).post(invite, { perMinute: 2 });
    await queueAt(ownShop, NOON);
    await queueAt(ownShop, '2026-12-01T12:01:00Z');
    expect(await queued(ownShop)).toEqual([`${ada}`, `${bob}`]);
    await deliverAll(ownShop, takingSender());
    await queueAt(ownShop, '2026-12-01T12:02:00Z');
    expect(await queued(ownShop)).toEqual([`${ada}`, `${bob}`, `${cora}`, `${dan}`]);
    await deliverAll(ownShop, takingSender());
    await queueAt(ownShop, '2026-12-01T12:03:00Z');
    expect(await queued(ownShop)).toEqual([`${ada}`, `${bob}`, `${cora}`, `${dan}`, `${eve}`]);
  });

  test('those who have not chosen are reminded after a week, once; others are not', async ({ ownShop }) => {
    const [ada = 0, bob = 0, cora = 0] = await movedIn(ownShop, 'ada', 'bob', 'cora');
    await (await ownShop.asStaff()).post(invite, { perMinute: 30 });
    await queueAt(ownShop, NOON);
    await deliverAll(ownShop, takingSender());
    await change(ownShop, bob, { passwordHash: 'chosen' });
    await change(ownShop, cora, { status: 'inactive' });
    await queueAt(ownShop, '2026-12-08T11:59:00Z');
    expect(await queued(ownShop)).toHaveLength(3);
    await queueAt(ownShop, '2026-12-08T12:00:00Z');
    await queueAt(ownShop, '2027-01-01T12:00:00Z');
    expect((await queued(ownShop)).slice(3)).toEqual([`${ada} again`]);
    await deliverAll(ownShop, takingSender());
    expect((await lastMail(ownShop, 'password-invitation')).subject).toBe(
      'Erinnerung: Wählen Sie Ihr Passwort für Pressline',
    );
  });

  test('closed, waiting and erased accounts, and those with a password, are left out', async ({ ownShop }) => {
    const [, bob = 0, cora = 0] = await movedIn(ownShop, 'ada', 'bob', 'cora');
    await putMoved(ownShop, { email: 'waiting@moved.test', status: 'waiting' });
    await putMoved(ownShop, { email: 'closed@moved.test', status: 'inactive' });
    await putMoved(ownShop, { email: 'known@moved.test', passwordHash: 'moved along' });
    const staff = await ownShop.asStaff();
    expect((await staff.post(invite, { perMinute: 30 })).body).toBe(3);
    await change(ownShop, bob, { status: 'inactive' }); // after the press, before its mail is queued
    await queueAt(ownShop, NOON);
    await change(ownShop, cora, { status: 'inactive' }); // before its mail is written
    const sender = takingSender();
    await deliverAll(ownShop, sender);
    expect(sender.sent.map(({ to }) => to)).toEqual(['ada@moved.test']);
    await change(ownShop, bob, { status: 'active' });
    expect((await staff.post(invite, { perMinute: 30 })).body).toBe(1);
  });

  test('stopping leaves those who wait for a later round, and reminds nobody', async ({ ownShop }) => {
    const [ada, bob] = await movedIn(ownShop, 'ada', 'bob');
    const staff = await ownShop.asStaff();
    await staff.post(invite, { perMinute: 1 });
    await queueAt(ownShop, NOON);
    const { body } = await staff.get(read);
    const roundId = body.rounds[0].id;
    expect((await staff.post(stop, { roundId })).body).toBe(1);
    expect((await staff.post(stop, { roundId })).status).toBe(409);
    expect((await staff.post(stop, { roundId: roundId + 1 })).status).toBe(404);
    await deliverAll(ownShop, takingSender());
    await queueAt(ownShop, '2026-12-20T12:00:00Z');
    expect(await queued(ownShop)).toEqual([`${ada}`]);
    const stopped = (await staff.get(read)).body;
    expect(stopped).toMatchObject({
      uninvited: 1,
      rounds: [{ waiting: 0, invited: 1, stoppedBy: 'Pressline Counter' }],
    });
    await staff.post(invite, { perMinute: 30 });
    await queueAt(ownShop, '2026-12-20T12:00:00Z');
    expect(await queued(ownShop)).toEqual([`${ada}`, `${bob}`]);
  });

  test.for([0, 601, 1.5, '', 'many', null])(
    'a pace of %j is refused, and nobody is invited',
    async (perMinute, { ownShop }) => {
      await movedIn(ownShop, 'ada');
      const staff = await ownShop.asStaff();
      const { status, body } = await staff.post(invite, { perMinute });
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'perMinute']);
      expect((await staff.get(read)).body).toEqual({ uninvited: 1, rounds: [] });
    },
  );

  test('customers and staff without the rights neither see nor send them', async ({ shop }) => {
    const uk = await shop.as('uk@converter.test');
    expect((await uk.get(read)).status).toBe(403);
    expect((await uk.post(invite, { perMinute: 30 })).status).toBe(403);
    expect((await shop.api.post(invite, { perMinute: 30 })).status).toBe(401);
  });
});
