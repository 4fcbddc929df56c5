import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, test as base } from 'vitest';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

interface Heard {
  shop: TestShop;
  /** Collects the log lines during the work: level, message and details, without the time. */
  during(work: () => Promise<unknown>): Promise<unknown[]>;
}

const test = base.extend<{ refusalLog: Heard }>({
  refusalLog: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const lines: Record<string, unknown>[] = [];
      const to = new Writable({
        write(line: Buffer, _encoding, done) {
          lines.push(JSON.parse(line.toString()));
          done();
        },
      });
      const shop = await openTestShop('sample', { log: pino({ level: 'info', base: null, timestamp: false }, to) });
      const during = async (work: () => Promise<unknown>) => {
        lines.length = 0;
        await work();
        const events = lines.filter(({ event }) => event !== undefined && event !== 'login.refused');
        expect(events.map(({ reqId }) => reqId)).toEqual(events.map(() => expect.stringMatching(/^[\da-f-]{36}$/)));
        return events.map(({ reqId: _, ...line }) => line);
      };
      await use({ shop, during });
      await shop.close();
    },
    { scope: 'file' },
  ],
});

const [INFO, WARN] = [30, 40];

test('a customer’s call of a staff operation is logged with their number and address', async ({ refusalLog }) => {
  const { api, app } = refusalLog.shop;
  const { body } = await api.post('/api/user/CreateToken', { Username: 'uk@converter.test', Password: 'press-2026' });
  const headers = { authorization: `Bearer ${body.token}`, 'x-forwarded-for': '203.0.113.7' };
  const events = await refusalLog.during(() => app.inject({ url: '/api/Audit/GetAuditEntries', headers }));
  expect(events).toEqual([
    {
      level: WARN,
      msg: 'A call was refused',
      event: 'access.refused',
      call: '/Audit/GetAuditEntries',
      customerId: 1,
      address: '203.0.113.7',
    },
  ]);
});

test('a request without a session is logged with its address: the session may just have ended', async ({
  refusalLog,
}) => {
  const events = await refusalLog.during(() => refusalLog.shop.api.get('/api/Audit/GetAuditEntries'));
  expect(events).toEqual([
    {
      level: INFO,
      msg: 'A call was refused',
      event: 'session.missing',
      call: '/Audit/GetAuditEntries',
      address: '127.0.0.1',
    },
  ]);
});

test('throttled attempts are logged, without what was tried', async ({ refusalLog }) => {
  const { app } = refusalLog.shop;
  const payload = { Username: 'guess@converter.test', Password: 'guessed-it' };
  const headers = { 'x-forwarded-for': '203.0.113.8' };
  const events = await refusalLog.during(async () => {
    for (let index = 0; index <= 10; index += 1)
      await app.inject({ method: 'POST', url: '/api/user/CreateToken', headers, payload });
  });
  expect(events).toEqual([
    {
      level: WARN,
      msg: 'Too many attempts',
      event: 'tries.refused',
      call: '/User/CreateToken',
      address: '203.0.113.8',
    },
  ]);
});

test('codes that a customer guesses are logged with their number', async ({ refusalLog }) => {
  const { token } = await refusalLog.shop.as('uk@converter.test');
  const headers = { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${token}` };
  const events = await refusalLog.during(async () => {
    for (let index = 0; index <= 10; index += 1)
      await refusalLog.shop.app.inject({ url: `/api/Promo/GetPromoCodeByName/GUESS${index}`, headers });
  });
  const call = '/Promo/GetPromoCodeByName/{code}';
  expect(events).toEqual([
    { level: WARN, msg: 'Too many attempts', event: 'tries.refused', call, customerId: 1, address: '203.0.113.9' },
  ]);
});

test('a request of another site is logged with that site’s name', async ({ refusalLog }) => {
  const headers = { origin: 'https://elsewhere.test', 'x-forwarded-for': '203.0.113.10' };
  const events = await refusalLog.during(() =>
    refusalLog.shop.app.inject({ method: 'POST', url: '/api/user/SignOut', headers, payload: {} }),
  );
  expect(events).toEqual([
    {
      level: WARN,
      msg: 'A request of another site was refused',
      event: 'origin.refused',
      from: 'https://elsewhere.test',
      address: '203.0.113.10',
    },
  ]);
});
