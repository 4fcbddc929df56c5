import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { openRedisServer } from '#platform/testing/redis-server.ts';
import { REDIS, testWith } from '#platform/testing/test-with.ts';
import { TooManyTriesError } from '#shop/kernel/errors.ts';
import { Gate } from '../testing/gate.ts';
import { gatedDatabase } from '../testing/gated-database.ts';
import { openTestShop } from '../testing/test-shop.ts';
import { Throttle } from '../throttle.ts';
import { triesInDatabase } from './in-database.ts';
import { triesInRedis } from './in-redis.ts';
import { TryStoreAwayError, type TryStore } from './try-store.ts';

const CALL = '/User/CreateToken';
const ACCOUNT = 'uk@converter.test';
const HERE = '203.0.113.7';
const GUESSES = Array.from({ length: 14 }, (_, each) => each);

/** A process of its own, as far as counting goes. */
async function newProcess(open: () => Promise<TryStore>) {
  const store = await open();
  onTestFinished(() => store.close());
  return { throttle: new Throttle('count', store), store };
}

const storeInDatabase = (url: string) => async (): Promise<TryStore> => triesInDatabase({ url });

/** 'let in' or 'refused' for each try, by one process after the other. */
async function guess(processes: { throttle: Throttle }[]) {
  const outcomes: string[] = [];
  for (const each of GUESSES) {
    const { throttle } = processes[each % processes.length] ?? expect.fail('no process');
    outcomes.push(
      await throttle.count(CALL, ACCOUNT, HERE).then(
        () => 'let in',
        (error: unknown) => (error instanceof TooManyTriesError ? 'refused' : String(error)),
      ),
    );
  }
  return outcomes;
}

const TEN_LET_IN = [...Array.from({ length: 10 }, () => 'let in'), ...Array.from({ length: 4 }, () => 'refused')];

/** What holds wherever tries are counted. */
async function expectCountedForAll(open: () => Promise<TryStore>) {
  const processes = [await newProcess(open), await newProcess(open)];
  expect(await guess(processes)).toEqual(TEN_LET_IN);
  const later = await newProcess(open);
  await expect(later.throttle.count(CALL, ACCOUNT, HERE)).rejects.toThrow(TooManyTriesError);
  await later.throttle.count(CALL, ACCOUNT, '203.0.113.8');
}

/** Its owner comes in by one process; a stranger's tries from elsewhere keep them out of none. */
async function expectOwnerRecognised(open: () => Promise<TryStore>) {
  const [one, other] = [await newProcess(open), await newProcess(open)];
  const owner = '198.51.100.4';
  await one.throttle.recognise(CALL, ACCOUNT, owner);
  for (let each = 0; each < 20; each += 1) await one.throttle.count(CALL, ACCOUNT, `203.0.113.${100 + each}`);
  await expect(one.throttle.count(CALL, ACCOUNT, '203.0.113.200')).rejects.toThrow(TooManyTriesError);
  await other.throttle.count(CALL, ACCOUNT, owner);
}

test('two processes on one database count a guesser together, and a third that starts later knows (D21)', async () => {
  const { directUrl } = await gatedDatabase('pressline_template_empty');
  await expectCountedForAll(storeInDatabase(directUrl));
});

test('an address that opened the account by one process is known to the other (D21)', async () => {
  const { directUrl } = await gatedDatabase('pressline_template_empty');
  await expectOwnerRecognised(storeInDatabase(directUrl));
});

test('what is kept of tries names nobody', async () => {
  const { directUrl } = await gatedDatabase('pressline_template_empty');
  const db = openDatabase({ url: directUrl, poolSize: 1 });
  onTestFinished(() => db.$client.end());
  const store = triesInDatabase({ url: directUrl });
  onTestFinished(() => store.close());
  await new Throttle('count', store).count(CALL, ACCOUNT, HERE);
  const { rows } = await db.$client.query<{ key: string }>('select key from tries order by key');
  expect(rows.map(({ key }) => key.replace(/:.*/, ''))).toEqual(['address', 'everywhere', 'here']);
  expect(JSON.stringify(rows)).not.toMatch(/converter|203\.0\.113/);
});

test('while the database is away nobody may guess: a try is refused with 503, not let through', async () => {
  const { gate, url } = await gatedDatabase('pressline_template_sample');
  const shop = await openTestShop('sample', { tries: await storeInDatabase(url)() });
  onTestFinished(() => shop.close());
  expect((await logInFromAfar(shop)).statusCode).toBe(401);
  await gate.close();
  const refused = await logInFromAfar(shop);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  await gate.open();
  expect((await logInFromAfar(shop)).statusCode).toBe(401);
});

testWith(REDIS)('two processes with one Redis count a guesser together, and a third knows (D21)', async () => {
  const { url } = await openRedisServer();
  await expectCountedForAll(() => triesInRedis(url, unexpected));
});

testWith(REDIS)('an address that opened the account is known to every process with that Redis (D21)', async () => {
  const { url } = await openRedisServer();
  await expectOwnerRecognised(() => triesInRedis(url, unexpected));
});

testWith(REDIS)('while Redis is away a try is refused with 503 and told once; it comes back by itself', async () => {
  const { port, url } = await openRedisServer();
  const gate = new Gate({ host: '127.0.0.1', port });
  await gate.open();
  onTestFinished(() => gate.close());
  const said: string[] = [];
  const tries = await triesInRedis(url.replace(String(port), String(gate.port)), (sentence) => said.push(sentence));
  const shop = await openTestShop('sample', { tries });
  onTestFinished(() => shop.close());
  expect((await logInFromAfar(shop)).statusCode).toBe(401);
  await gate.close();
  const refused = await logInFromAfar(shop);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
    503,
    '5',
    { code: 'shop.unreachable' },
  ]);
  expect((await shop.api.get('/api/Product/GetProductByID/140')).status).toBe(200);
  await gate.open();
  const isBack = async () => expect((await logInFromAfar(shop)).statusCode).toBe(401);
  await vi.waitFor(isBack, { timeout: scaledTimeout(20_000), interval: 100 });
  expect(said).toEqual([
    expect.stringMatching(/^Redis does not answer \(.+\): what tries are counted for is refused until it does\.$/),
  ]);
});

testWith(REDIS)(
  'a Redis that is not there at the start keeps no shop from starting, and no guess from being refused',
  async () => {
    const { port, url } = await openRedisServer();
    const gate = new Gate({ host: '127.0.0.1', port });
    await gate.open();
    await gate.close();
    const said: string[] = [];
    const tries = await triesInRedis(url.replace(String(port), String(gate.port)), (sentence) => said.push(sentence));
    onTestFinished(() => tries.close());
    await expect(new Throttle('count', tries).count(CALL, ACCOUNT, HERE)).rejects.toThrow(TryStoreAwayError);
    expect(said).toHaveLength(1);
  },
);

testWith(REDIS)('a Redis that refuses the password stops the start with a sentence', async () => {
  const { urlWith } = await openRedisServer();
  await expect(triesInRedis(urlWith('another'), () => {})).rejects.toThrow(
    /^REDIS_URL leads to a Redis that refuses the shop \(WRONGPASS .+\): mend the user or the password\.$/,
  );
});

function logInFromAfar({ app }: Pick<Awaited<ReturnType<typeof openTestShop>>, 'app'>) {
  return app.inject({
    method: 'POST',
    url: '/api/User/CreateToken',
    headers: { 'x-forwarded-for': '203.0.113.9' },
    payload: { Username: ACCOUNT, Password: 'not that one' },
  });
}

function unexpected(sentence: string): void {
  expect.fail(sentence);
}
