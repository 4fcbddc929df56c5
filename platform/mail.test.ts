import { describe, expect, test } from 'vitest';
import { MailRefusedError, MailServerError, MailUnsureError, type OutgoingMail, smtpSender } from './mail.ts';
import { headerOf, openSmtpInbox } from './testing/smtp-inbox.ts';

const mail: OutgoingMail = {
  messageId: 'mail-7@shop.test',
  writtenAt: new Date('2026-07-01T12:00:00Z'),
  from: { name: 'Pressline', address: 'parts@pressline.test' },
  to: 'ada@converter.test',
  subject: 'Grüße',
  text: 'Hello',
  html: '<p>Hello</p>',
  attachments: [],
};

const nothing = async () => {};

/** With a login, and the server's own certificate, which only this machine trusts. */
const loginServer = () =>
  openSmtpInbox({
    authOptional: false,
    disabledCommands: [],
    onAuth: ({ username, password }, _session, done) =>
      username === 'mailer' && password === 'p@ss word'
        ? done(null, { user: username })
        : done(Object.assign(new Error('wrong'), { responseCode: 535 })),
  });
const asUser = (url: string, login: string) =>
  `${url.replace('smtp://', `smtp://${login}@`)}/?tls.rejectUnauthorized=false`;

describe('an SMTP server', () => {
  test('with a login takes mails over TLS; the password in the address may contain any character', async () => {
    const inbox = await loginServer();
    const sender = smtpSender(asUser(inbox.url, 'mailer:p%40ss%20word'));
    await sender.check();
    await sender.send(mail, nothing);
    sender.close();
    expect(inbox.received).toHaveLength(1);
    await inbox.stop();
  });

  test('that refuses the password is a fault of the server, not of the mail', async () => {
    const inbox = await loginServer();
    const sender = smtpSender(asUser(inbox.url, 'mailer:hidden'));
    await expect(sender.send(mail, nothing)).rejects.toThrow(MailServerError);
    const reason = await sender.check().catch((error: Error) => error.message);
    expect(reason).toContain('535');
    expect(reason).not.toContain('hidden');
    sender.close();
    await inbox.stop();
  });

  test('with a certificate of an unknown authority is not trusted', async () => {
    const inbox = await loginServer();
    const sender = smtpSender(inbox.url);
    await expect(sender.send(mail, nothing)).rejects.toThrow(MailServerError);
    sender.close();
    await inbox.stop();
  });

  test('that permanently refuses the content refuses the mail', async () => {
    const inbox = await openSmtpInbox({
      onData(stream, _session, done) {
        stream.resume();
        stream.on('end', () => done(Object.assign(new Error('spam'), { responseCode: 554 })));
      },
    });
    const sender = smtpSender(inbox.url);
    await expect(sender.send(mail, nothing)).rejects.toThrow(MailRefusedError);
    sender.close();
    await inbox.stop();
  });
});

test('an address that looks like a list stays one recipient', async () => {
  const inbox = await openSmtpInbox();
  const sender = smtpSender(inbox.url);
  await sender.send({ ...mail, to: 'ada@converter.test,eve@elsewhere.test' }, nothing).catch(() => {});
  sender.close();
  expect(inbox.received.flatMap(({ to }) => to)).not.toContain('eve@elsewhere.test');
  await inbox.stop();
});

test('subject, number and date arrive unchanged', async () => {
  const inbox = await openSmtpInbox();
  const sender = smtpSender(inbox.url);
  await sender.send(mail, nothing);
  sender.close();
  const [received] = inbox.received;
  if (received === undefined) throw new Error('No mail came.');
  expect(headerOf(received, 'Message-ID')).toBe('<mail-7@shop.test>');
  expect(headerOf(received, 'Date')).toBe('Wed, 01 Jul 2026 12:00:00 +0000');
  expect(headerOf(received, 'Subject')).toBe('=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=');
  await inbox.stop();
});

describe('the moment after which the server may have the mail', () => {
  test('comes when all but its end has been sent, and waits for us', async () => {
    let arrived = '';
    const inbox = await openSmtpInbox({
      onData(stream, _session, done) {
        stream.on('data', (chunk: Buffer) => (arrived += String(chunk)));
        stream.on('end', () => done());
      },
    });
    const sender = smtpSender(inbox.url);
    const order: string[] = [];
    const text = 'label '.repeat(50_000);
    const sent = sender.send({ ...mail, text }, async () => {
      // The server has most of it by now, however much its buffers hold back.
      await expect.poll(() => arrived.length).toBeGreaterThan(100_000);
      order.push('noted');
    });
    await sent.then(() => order.push('taken'));
    expect(order).toEqual(['noted', 'taken']);
    sender.close();
    await inbox.stop();
  });

  test('is not reached if the note fails: the server does not accept the mail', async () => {
    const inbox = await openSmtpInbox();
    const sender = smtpSender(inbox.url);
    const note = () => Promise.reject(new Error('the database is gone'));
    await expect(sender.send(mail, note)).rejects.toThrow(MailServerError);
    await sender.send({ ...mail, messageId: 'mail-8@shop.test' }, nothing);
    expect(inbox.received.map((received) => headerOf(received, 'Message-ID'))).toEqual(['<mail-8@shop.test>']);
    sender.close();
    await inbox.stop();
  });

  test('without an answer after it, the delivery is unknown', async () => {
    const inbox = await openSmtpInbox({
      onData(stream) {
        stream.resume();
        stream.on('end', () => inbox.cut());
      },
    });
    const sender = smtpSender(inbox.url);
    await expect(sender.send(mail, nothing)).rejects.toThrow(MailUnsureError);
    sender.close();
    await inbox.stop();
  });

  test('is not passed if the connection breaks before the end', async () => {
    const inbox = await openSmtpInbox();
    const sender = smtpSender(inbox.url);
    const note = async () => {
      inbox.cut();
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('too late');
    };
    await expect(sender.send(mail, note)).rejects.toThrow(MailServerError);
    expect(inbox.received).toEqual([]);
    sender.close();
    await inbox.stop();
  });
});
