import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { MailRefusedError, type MailSender, MailServerError, MailUnsureError } from '#platform/mail.ts';
import { waitForLockWait } from '#server/testing/lock-waits.ts';
import { type ApiAnswer, test, type TestShop } from '#server/testing/test-shop.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { writeLogo } from '../../base/settings/logo-queries.ts';
import { emailChanges } from '../../people/email-changes/tables.ts';
import { mailingConsents } from '../../people/mailings/tables.ts';
import { invitations } from '../../people/companies/tables.ts';
import type { EffectKind, EffectPayloads } from '../../base/outbox/effects.ts';
import { sendWrittenMail, writeClaimedMail } from './deliver-mail.ts';
import { claimNextEffect, executeNextEffect } from './execute-effects.ts';
import { withToken } from './mails/link-token.ts';
import { deliverAll, queueOnly, rowOf, takingSender, tokenIn } from './testing/outbox.ts';

const NOON = new Date('2026-07-01T12:00:00Z');
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);

function failingSender(error: Error): MailSender {
  return {
    async send() {
      throw error;
    },
    check: async () => {},
    close() {},
  };
}

describe('the shop dies', () => {
  test('after claiming a mail: it is due again a minute later, and sent once (D22)', async ({ ownShop: shop }) => {
    shop.setTime(NOON);
    const id = await queueOnly(shop, 'order-customer', { orderId: 1001 });
    await claimNextEffect(shop.shop);
    const sender = takingSender();
    expect(await executeNextEffect(shop.shop, sender)).toBe('idle');
    shop.setTime(minutes(1));
    await deliverAll(shop, sender);
    expect(sender.sent).toHaveLength(1);
    expect(await rowOf(shop, id)).toMatchObject({ attempts: 2, doneAt: minutes(1), mails: 1 });
  });

  test('while it writes the mail: nothing is half-written, and it is sent once', async ({ ownShop: shop }) => {
    shop.setTime(NOON);
    const id = await queueOnly(shop, 'order-customer', { orderId: 1001 });
    await claimNextEffect(shop.shop);
    await shop.owner.execute(sql`alter table mails add constraint dies check (false) not valid`);
    await expect(writeClaimedMail(shop.shop, id, takingSender())).rejects.toThrow();
    await shop.owner.execute(sql`alter table mails drop constraint dies`);
    expect(await rowOf(shop, id)).toMatchObject({ doneAt: null, mails: 0 });
    shop.setTime(minutes(1));
    const sender = takingSender();
    await deliverAll(shop, sender);
    expect([sender.sent.length, (await rowOf(shop, id)).mails]).toEqual([1, 1]);
  });

  test('between writing and sending: the written mail is sent, once', async ({ ownShop: shop }) => {
    shop.setTime(NOON);
    const id = await queueOnly(shop, 'order-customer', { orderId: 1001 });
    await claimNextEffect(shop.shop);
    const sender = takingSender();
    await writeClaimedMail(shop.shop, id, sender);
    const written = await rowOf(shop, id);
    shop.setTime(minutes(1));
    await deliverAll(shop, sender);
    expect(sender.sent.map(({ writtenAt }) => writtenAt)).toEqual([NOON]);
    expect(await rowOf(shop, id)).toMatchObject({ mails: 1, mail: { id: written.mail?.id, sentAt: minutes(1) } });
  });

  /**
   * The connection that holds the row dies with the process; here it is cut right after the server accepted the mail.
   * It is awaited, because its client learns of the end before the row is unlocked.
   */
  const dying = ({ shop }: TestShop, sender: MailSender): MailSender => ({
    ...sender,
    async send(mail, beforeEnd) {
      await sender.send(mail, beforeEnd);
      await shop.db.execute(
        sql`select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      );
    },
  });

  test('between the server’s acceptance and its own note: an order’s mail is not sent twice, staff decide (D22)', async ({
    ownShop: shop,
  }) => {
    shop.setTime(NOON);
    const id = await queueOnly(shop, 'order-customer', { orderId: 1001 });
    await claimNextEffect(shop.shop);
    const sender = takingSender();
    await writeClaimedMail(shop.shop, id, sender);
    await expect(sendWrittenMail(shop.shop, id, dying(shop, sender))).rejects.toThrow();
    shop.setTime(minutes(1));
    await deliverAll(shop, sender);
    const messageId = sender.sent[0]?.messageId ?? 'none';
    expect(messageId).toMatch(/^mail-\d+\.\w+@localhost$/);
    expect(sender.sent).toHaveLength(1);
    expect(await rowOf(shop, id)).toMatchObject({
      failedAt: minutes(1),
      lastError: `It may have arrived: the shop or the connection stopped while the mail server took it. Look for ${messageId} in the server's log; "Retry" sends it once more, "Mark as delivered" ends it.`,
    });

    const staff = await shop.asStaff();
    expect((await staff.get(`/api/Mail/GetMailByID/${id}`)).body).toMatchObject({
      state: 'failed',
      mayHaveArrived: true,
    });
    expect((await staff.post('/api/Mail/TryFailedMailsAgain')).body).toBe(0); // not with all the others
    expect((await staff.post('/api/Mail/TryMailAgain', { mailId: id })).body).toBe(1);
    await deliverAll(shop, sender);
    expect(sender.sent.map((mail) => mail.messageId)).toEqual([messageId, messageId]);
    expect((await rowOf(shop, id)).doneAt).not.toBeNull();
  });

  test('there, and staff find that it arrived: it counts as sent, and is not retried', async ({ ownShop: shop }) => {
    shop.setTime(NOON);
    const id = await queueOnly(shop, 'order-staff', { orderId: 1001 });
    await claimNextEffect(shop.shop);
    const sender = takingSender();
    await writeClaimedMail(shop.shop, id, sender);
    await expect(sendWrittenMail(shop.shop, id, dying(shop, sender))).rejects.toThrow();
    shop.setTime(minutes(1));
    await deliverAll(shop, sender);
    const staff = await shop.asStaff();
    expect((await staff.post('/api/Mail/NoteMailArrived', { mailId: id })).body).toBe(1);
    expect((await staff.get(`/api/Mail/GetMailByID/${id}`)).body).toMatchObject({
      state: 'sent',
      sentAt: NOON.toISOString(),
      mayHaveArrived: false,
      lastError: null,
    });
    expect((await staff.post('/api/Mail/NoteMailArrived', { mailId: id })).body).toBe(0);
    await deliverAll(shop, sender);
    expect(sender.sent).toHaveLength(1);
  });

  test('there, any other mail is sent again, recognisable as the same', async ({ ownShop: shop }) => {
    shop.setTime(NOON);
    const { id: customerId } = await newCustomer(shop);
    const id = await queueOnly(shop, 'activation', { customerId });
    await claimNextEffect(shop.shop);
    const sender = takingSender();
    await writeClaimedMail(shop.shop, id, sender);
    await expect(sendWrittenMail(shop.shop, id, dying(shop, sender))).rejects.toThrow();
    shop.setTime(minutes(1));
    await deliverAll(shop, sender);
    const [first, second, ...more] = sender.sent;
    expect(more).toEqual([]);
    expect(second).toEqual(first);
  });

  test('after its note: nothing is sent again, however often it checks', async ({ ownShop: shop }) => {
    shop.setTime(NOON);
    const id = await queueOnly(shop, 'order-customer', { orderId: 1001 });
    const sender = takingSender();
    await deliverAll(shop, sender);
    shop.setTime(minutes(10_000));
    await deliverAll(shop, sender);
    await writeClaimedMail(shop.shop, id, sender);
    await sendWrittenMail(shop.shop, id, sender);
    expect(sender.sent).toHaveLength(1);
  });
});

describe('a mail is sent', () => {
  test('with the order sheet as a PDF, from the shop’s own address', async ({ ownShop: shop }) => {
    await queueOnly(shop, 'order-customer', { orderId: 1001 });
    const sender = takingSender();
    await deliverAll(shop, sender);
    const [mail] = sender.sent;
    expect(mail?.from).toEqual({ name: 'Pressline', address: shop.shop.hot().settings.staffEmail });
    expect(mail?.attachments.map(({ name, type }) => [name, type])).toEqual([['MA001001.pdf', 'application/pdf']]);
    expect(mail?.attachments[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('with the shop’s logo, to which its HTML refers (D28)', async ({ ownShop: shop }) => {
    const png = Buffer.from('a picture');
    await writeLogo(shop.shop.db, 'light', { png, width: 800, height: 200, hash: 'a'.repeat(32) });
    await shop.shop.refreshHot();
    const { id: customerId } = await newCustomer(shop);
    await queueOnly(shop, 'activation', { customerId });
    const sender = takingSender();
    await deliverAll(shop, sender);
    const [mail] = sender.sent;
    expect(mail?.html).toContain('src="cid:shop-logo" alt="Pressline" width="160" height="40"');
    expect(mail?.attachments).toEqual([{ name: 'logo.png', type: 'image/png', bytes: png, contentId: 'shop-logo' }]);
  });

  test('once by three workers at the same time, however many mails there are', async ({ ownShop: shop }) => {
    const sender = takingSender();
    await queueOnly(shop, 'order-staff', { orderId: 1001 });
    for (const orderId of [1002, 1003, 1004, 1005, 1006]) {
      await shop.shop.db.execute(
        sql`insert into outbox (kind, payload, due_at) values ('order-staff', ${JSON.stringify({ orderId })}::jsonb, '2020-01-01')`,
      );
    }
    await Promise.all([deliverAll(shop, sender), deliverAll(shop, sender), deliverAll(shop, sender)]);
    // All three are idle. A worker that found its own mail locked by another worker's lookup (the lock precedes the
    // check) has left it for its next attempt, a minute later.
    shop.setTime(new Date(Date.now() + 120_000));
    await deliverAll(shop, sender);
    expect(sender.sent.map(({ subject }) => subject.slice(0, 18)).toSorted()).toEqual(
      [1001, 1002, 1003, 1004, 1005, 1006].map((id) => `New order MA00${id}`),
    );
  });

  test('never by a second worker while the first one sends it', async ({ ownShop: shop }) => {
    const id = await queueOnly(shop, 'order-customer', { orderId: 1001 });
    const taking = takingSender();
    await writeClaimedMail(shop.shop, id, taking);
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slow: MailSender = {
      ...taking,
      async send(mail, beforeEnd) {
        begun.resolve();
        await held.promise;
        await taking.send(mail, beforeEnd);
      },
    };
    const first = sendWrittenMail(shop.shop, id, slow);
    await begun.promise;
    await sendWrittenMail(shop.shop, id, taking);
    expect(taking.sent).toHaveLength(0);
    held.resolve();
    await first;
    expect(taking.sent).toHaveLength(1);
  });

  test('and of a reset link only a placeholder is stored (D16)', async ({ ownShop: shop }) => {
    const { id: customerId } = await newCustomer(shop);
    const id = await queueOnly(shop, 'password-reset', { customerId });
    const sender = takingSender();
    await deliverAll(shop, sender);
    const token = tokenIn(sender.sent[0]?.text ?? '');
    expect(sender.sent[0]?.html).toContain(token);
    const kept = JSON.stringify(await rowOf(shop, id));
    expect(kept).not.toContain(token);
    expect(kept).toContain('token=(removed)');
  });
});

describe('an attempt fails', () => {
  const down = new MailServerError('connect ECONNREFUSED 127.0.0.1:25', {
    cause: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED' }),
  });

  test('it is retried ten times with growing pauses, then given up; the error is stored', async ({ ownShop: shop }) => {
    shop.setTime(NOON);
    const id = await queueOnly(shop, 'order-customer', { orderId: 1001 });
    const pauses: number[] = [];
    for (let now = NOON, tries = 1; tries <= 10; tries += 1) {
      shop.setTime(now);
      expect(await executeNextEffect(shop.shop, failingSender(down))).toBe('unreachable');
      const { attempts, dueAt, lastError } = await rowOf(shop, id);
      expect([attempts, lastError]).toEqual([tries, 'connect ECONNREFUSED 127.0.0.1:25']);
      if (tries < 10) pauses.push((dueAt.getTime() - now.getTime()) / 60_000);
      now = dueAt;
    }
    expect(pauses).toEqual([1, 2, 5, 15, 30, 60, 120, 240, 480]);
    expect((await rowOf(shop, id)).failedAt).not.toBeNull();
    shop.setTime(minutes(100_000));
    expect(await executeNextEffect(shop.shop, takingSender())).toBe('idle');
  });

  test('a mail that the server refuses permanently is given up at once', async ({ ownShop: shop }) => {
    const id = await queueOnly(shop, 'order-customer', { orderId: 1001 });
    await deliverAll(shop, failingSender(new MailRefusedError('550 no such mailbox')));
    expect(await rowOf(shop, id)).toMatchObject({
      attempts: 1,
      failedAt: expect.any(Date),
      lastError: '550 no such mailbox',
    });
  });

  test('no answer comes after the whole mail was sent: an order’s mail waits for staff, another is retried', async ({
    ownShop: shop,
  }) => {
    const silent: MailSender = {
      ...takingSender(),
      async send(_, beforeEnd) {
        await beforeEnd();
        throw new MailUnsureError('Timeout');
      },
    };
    const order = await queueOnly(shop, 'order-staff', { orderId: 1001 });
    expect(await executeNextEffect(shop.shop, silent)).toBe('failed');
    expect(await rowOf(shop, order)).toMatchObject({
      failedAt: expect.any(Date),
      lastError: expect.stringMatching(/^It may have arrived/),
    });
    const { id: customerId } = await newCustomer(shop);
    const other = await queueOnly(shop, 'activation', { customerId });
    expect(await executeNextEffect(shop.shop, silent)).toBe('unreachable');
    expect(await rowOf(shop, other)).toMatchObject({ failedAt: null, doneAt: null, lastError: 'Timeout' });
    await shop.shop.db.execute(sql`update outbox set done_at = now() where done_at is null`);
  });

  test('the server refuses the whole mail: that is an answer, and it is retried', async ({ ownShop: shop }) => {
    shop.setTime(NOON);
    const id = await queueOnly(shop, 'order-customer', { orderId: 1001 });
    const busy: MailSender = {
      ...takingSender(),
      async send(_, beforeEnd) {
        await beforeEnd();
        throw new MailServerError('451 not now');
      },
    };
    expect(await executeNextEffect(shop.shop, busy)).toBe('unreachable');
    shop.setTime(minutes(1));
    const sender = takingSender();
    await deliverAll(shop, sender);
    expect(sender.sent).toHaveLength(1);
    expect((await rowOf(shop, id)).doneAt).not.toBeNull();
  });

  test('the subject of a mail is gone: the reason says so, and no other mail waits for it', async ({
    ownShop: shop,
  }) => {
    const id = await queueOnly(shop, 'order-customer', { orderId: 999_999 });
    expect(await executeNextEffect(shop.shop, takingSender())).toBe('failed');
    expect(await rowOf(shop, id)).toMatchObject({ lastError: 'There is no order 999999.', doneAt: null });
  });

  test('a reset link becomes valid when it is sent, and each attempt has a new one (D16)', async ({
    ownShop: shop,
  }) => {
    shop.setTime(NOON);
    const { id: customerId } = await newCustomer(shop);
    const id = await queueOnly(shop, 'password-reset', { customerId });
    const tried: string[] = [];
    const noting: MailSender = {
      ...failingSender(down),
      async send({ text }) {
        tried.push(tokenIn(text));
        throw down;
      },
    };
    await executeNextEffect(shop.shop, noting);
    expect(JSON.stringify(await rowOf(shop, id))).toContain('token=(removed)');
    shop.setTime(minutes(31));
    const sender = takingSender();
    await deliverAll(shop, sender);
    const sent = tokenIn(sender.sent[0]?.text ?? '');
    expect(tried).toHaveLength(1);
    expect(tried).not.toContain(sent);
    shop.setTime(minutes(90));
    expect((await shop.api.post('/api/User/CheckPasswordReset', { token: sent })).body).toEqual({ works: true });
    expect((await rowOf(shop, id)).mails).toBe(1);
  });
});

test.for([['TryMailAgain'], ['NoteMailArrived']] as const)(
  'staff press %s while the mail server accepts an order’s mail: they are told that it is done, and it is sent once (D22)',
  async ([press], { ownShop: shop }) => {
    const id = await queueOnly(shop, 'order-customer', { orderId: 1001 });
    const staff = await shop.asStaff();
    const taking = takingSender();
    const pressed: Promise<ApiAnswer>[] = [];
    const slow: MailSender = {
      ...taking,
      async send(mail, beforeEnd) {
        await taking.send(mail, beforeEnd);
        const pressing = staff.post(`/api/Mail/${press}`, { mailId: id });
        pressed.push(pressing);
        await waitForLockWait(shop, pressing);
      },
    };
    expect(await executeNextEffect(shop.shop, slow)).toBe('done');
    expect((await Promise.all(pressed)).map(({ status, body }) => [status, body])).toEqual([[200, 0]]);
    await deliverAll(shop, taking);
    expect(taking.sent).toHaveLength(1);
  },
);

test('without a mail server mails are written and wait in the mailbox: delivered there, never sent (D22)', async ({
  ownShop: shop,
}) => {
  const id = await queueOnly(shop, 'order-customer', { orderId: 1001 });
  await deliverAll(shop, 'mailbox');
  expect(await rowOf(shop, id)).toMatchObject({ doneAt: expect.any(Date), mails: 1, mail: { sentAt: null } });
});

describe('a mail with a link is sent with its token, and stored without it (D16, D53)', () => {
  const ASKED = { customerId: 1, email: 'new@converter.test', askedAt: NOON };
  const invited = { companyId: 1, email: 'new@converter.test', role: 'buyer', invitedBy: 1, createdAt: NOON } as const;

  test('to set a password', ({ ownShop }) =>
    expectLink(ownShop, 'Reset-Password', 'password-reset', { customerId: 1 }));

  test('to join a company', async ({ ownShop }) => {
    const [row] = await ownShop.shop.db
      .insert(invitations)
      .values({ ...invited, expiresAt: minutes(60) })
      .returning();
    await expectLink(ownShop, 'Company/Join', 'invitation', { invitationId: row?.id ?? 0 });
  });

  test('to agree to mailings', async ({ ownShop }) => {
    const words = { words: 'Send me news.', language: 'en' };
    const [row] = await ownShop.shop.db
      .insert(mailingConsents)
      .values({ ...ASKED, ...words })
      .returning();
    await expectLink(ownShop, 'Mailings', 'mailing-consent', { customerId: 1, consentId: row?.id ?? 0 });
  });

  test('to confirm a new address', async ({ ownShop }) => {
    const [row] = await ownShop.shop.db.insert(emailChanges).values(ASKED).returning();
    await expectLink(ownShop, 'Confirm-Address', 'email-change', { customerId: 1, changeId: row?.id ?? 0 });
  });

  test('and a link that somebody typed as a name gets no token', () => {
    const typed = 'Hello,\n\nhttps://evil.test/Company/Join?token=(removed) Smith invites you.\n\n';
    const link = 'https://shop.test/Company/Join?token=';
    expect(withToken(`${typed}${link}(removed)\n`, 'abc')).toBe(`${typed}${link}abc\n`);
    expect(() => withToken(typed, 'abc')).toThrow('The mail has no link for its token.');
  });

  async function expectLink<Kind extends EffectKind>(
    shop: TestShop,
    page: string,
    kind: Kind,
    payload: EffectPayloads[Kind],
  ): Promise<void> {
    shop.setTime(NOON);
    const id = await queueOnly(shop, kind, payload);
    const sender = takingSender();
    await deliverAll(shop, sender);
    const link = new RegExp(String.raw`/${page}\?token=[\w-]{40,}`);
    expect(sender.sent[0]?.text).toMatch(link);
    expect(sender.sent[0]?.html).toMatch(link);
    expect((await rowOf(shop, id)).mail?.text).toContain(`/${page}?token=(removed)`);
  }
});
