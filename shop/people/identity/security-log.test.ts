import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, test as base } from 'vitest';
import { registrationOf, rowOf } from '#shop/people/customers/testing/people.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { codeOf, hire, hireWithSecondFactor } from './testing/colleagues.ts';

interface ShopLog {
  shop: TestShop;
  lines: Record<string, unknown>[];
}

const test = base.extend<{ shopLog: ShopLog }>({
  shopLog: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const lines: Record<string, unknown>[] = [];
      const to = new Writable({
        write(line: Buffer, _encoding, done) {
          lines.push(JSON.parse(line.toString()));
          done();
        },
      });
      const shop = await openTestShop('sample', { log: pino({ level: 'info' }, to) });
      await use({ shop, lines });
      await shop.close();
    },
    { scope: 'file' },
  ],
});

/** Collects the log lines of one event during the work, without time and request id. */
async function eventsDuring({ lines }: ShopLog, event: string, work: () => Promise<unknown>) {
  lines.length = 0;
  await work();
  return lines
    .filter((line) => line['event'] === event)
    .map(
      ({
        level: _level,
        time: _time,
        pid: _pid,
        hostname: _hostname,
        msg: _msg,
        event: _event,
        reqId: _reqId,
        ...rest
      }) => rest,
    );
}

const address = '127.0.0.1';

test('a refused login of a customer: why, whose, from where; never an email address or a password', async ({
  shopLog,
}) => {
  const { shop } = shopLog;
  const events: unknown[] = [];
  for (const [Username, Password] of [
    ['uk@converter.test', 'my-secret-guess'],
    ['nobody@converter.test', 'my-secret-guess'],
    ['waiting@converter.test', 'press-2026'],
    ['inactive@converter.test', 'press-2026'],
  ]) {
    events.push(
      ...(await eventsDuring(shopLog, 'login.refused', () =>
        shop.api.post('/api/user/CreateToken', { Username, Password }),
      )),
    );
    expect(JSON.stringify(shopLog.lines)).not.toMatch(/converter\.test|my-secret-guess|press-2026/);
  }
  expect(events).toEqual([
    { kind: 'customer', reason: 'wrong password', customerId: 1, address },
    { kind: 'customer', reason: 'unknown account', address },
    { kind: 'customer', reason: 'account waits', customerId: 35, address },
    { kind: 'customer', reason: 'account closed', customerId: 6, address },
  ]);
});

test('a refused staff sign-in', async ({ shopLog }) => {
  const body = { blogUserEmail: 'staff@pressline.test', blogUserPass: 'my-secret-guess' };
  expect(
    await eventsDuring(shopLog, 'login.refused', () => shopLog.shop.api.post('/api/blogUser/CreateToken', body)),
  ).toEqual([{ kind: 'staff', reason: 'wrong password', staffId: 1, address }]);
});

test('changes of rights: who did it, to whose account, from where', async ({ shopLog }) => {
  const { shop } = shopLog;
  const mabel = await hire(shop);
  const ada = registrationOf();
  await shop.api.post('/api/User/AddUser', ada);
  const { id, guid } = await rowOf(shop, ada.userEmail);
  const counter = await shop.asStaff();
  const events = await eventsDuring(shopLog, 'rights.changed', async () => {
    await counter.post('/api/BlogUser/DisableStaff', { id: mabel.id });
    await counter.post('/api/BlogUser/EnableStaff', { id: mabel.id });
    await counter.post('/api/BlogUser/EndSessionsOfStaff', { id: mabel.id });
    await shop.api.post('/api/activate/gr', { userType: 'd', userGuid: guid });
  });
  expect(events).toEqual([
    { change: 'account closed', staffId: mabel.id, byStaffId: 1, address },
    { change: 'account open again', staffId: mabel.id, byStaffId: 1, address },
    { change: 'sessions ended', staffId: mabel.id, byStaffId: 1, address },
    { change: 'account activated', customerId: id, address },
  ]);
});

test('a refused change of rights is not logged as done', async ({ shopLog }) => {
  const counter = await shopLog.shop.asStaff();
  const events = await eventsDuring(shopLog, 'rights.changed', () =>
    counter.post('/api/BlogUser/DisableStaff', { id: 1 }),
  );
  expect(events).toEqual([]);
});

test('a successful login: to which account, from where, with or without a second factor', async ({ shopLog }) => {
  const events = await eventsDuring(shopLog, 'login.opened', async () => {
    await shopLog.shop.api.post('/api/user/CreateToken', { Username: 'uk@converter.test', Password: 'press-2026' });
    await shopLog.shop.api.post('/api/blogUser/CreateToken', {
      blogUserEmail: 'staff@pressline.test',
      blogUserPass: 'counter-2026',
    });
  });
  expect(events).toEqual([
    { customerId: 1, secondFactorGiven: false, address },
    { staffId: 1, secondFactorGiven: false, address },
  ]);
});

test('a wrong password of a signed-in user, and delayed codes', async ({ shopLog }) => {
  const { shop } = shopLog;
  const now = new Date();
  const mabel = await hireWithSecondFactor(shop, now);
  const guess = () => mabel.session.post('/api/BlogUser/GivePassword', { password: 'a-guess' });
  expect(await eventsDuring(shopLog, 'password.refused', guess)).toEqual([{ staffId: mabel.id, address }]);
  const code = String((Number(codeOf(mabel.secret, now)) + 1) % 1_000_000).padStart(6, '0');
  const wrong = { blogUserEmail: mabel.email, blogUserPass: mabel.password, code };
  const events = await eventsDuring(shopLog, 'login.codes-wait', async () => {
    for (let tried = 0; tried < 6; tried += 1) await shop.api.post('/api/blogUser/CreateToken', wrong);
  });
  expect(events).toEqual([{ staffId: mabel.id, address }]);
});
