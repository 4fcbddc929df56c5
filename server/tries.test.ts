import { expect, onTestFinished, test } from 'vitest';
import { isDatabaseDown, openDatabase } from '#platform/database/database.ts';
import { TooManyTriesError } from '#shop/base/messages/errors.ts';
import { gatedDatabase } from './testing/gated-database.ts';
import { Throttle } from './throttle.ts';
import { triesInDatabase } from './tries.ts';

const CALL = '/User/CreateToken';
const ACCOUNT = 'uk@converter.test';
const HERE = '203.0.113.7';
const GUESSES = Array.from({ length: 14 }, (_, each) => each);

/** Counts like a separate process. */
function newProcess(url: string): Throttle {
  const store = triesInDatabase({ url });
  onTestFinished(() => store.close());
  return new Throttle('count', store);
}

/** 'let in' or 'refused' for each attempt, by one process after the other. */
async function guess(processes: Throttle[]) {
  const outcomes: string[] = [];
  for (const each of GUESSES) {
    const throttle = processes[each % processes.length] ?? expect.fail('no process');
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

test('two processes on one database count an attacker together, and a third that starts later knows the count (D21)', async () => {
  const { directUrl } = await gatedDatabase('pressline_template_empty');
  expect(await guess([newProcess(directUrl), newProcess(directUrl)])).toEqual(TEN_LET_IN);
  const later = newProcess(directUrl);
  await expect(later.count(CALL, ACCOUNT, HERE)).rejects.toThrow(TooManyTriesError);
  await later.count(CALL, ACCOUNT, '203.0.113.8');
});

test('an address that opened the account in one process is known to the other: a stranger’s attempts do not lock its owner out (D21)', async () => {
  const { directUrl } = await gatedDatabase('pressline_template_empty');
  const [one, other] = [newProcess(directUrl), newProcess(directUrl)];
  const owner = '198.51.100.4';
  await one.recognise(CALL, ACCOUNT, owner);
  for (let each = 0; each < 20; each += 1) await one.count(CALL, ACCOUNT, `203.0.113.${100 + each}`);
  await expect(one.count(CALL, ACCOUNT, '203.0.113.200')).rejects.toThrow(TooManyTriesError);
  await other.count(CALL, ACCOUNT, owner);
});

test('the stored attempts identify nobody', async () => {
  const { directUrl } = await gatedDatabase('pressline_template_empty');
  const db = openDatabase({ url: directUrl, poolSize: 1 });
  onTestFinished(() => db.$client.end());
  await newProcess(directUrl).count(CALL, ACCOUNT, HERE);
  const { rows } = await db.$client.query<{ key: string }>('select key from tries order by key');
  expect(rows.map(({ key }) => key.replace(/:.*/, ''))).toEqual(['address', 'everywhere', 'here']);
  expect(JSON.stringify(rows)).not.toMatch(/converter|203\.0\.113/);
});

test('while the database is unavailable nobody may guess: an attempt is refused, not allowed', async () => {
  const { gate, url } = await gatedDatabase('pressline_template_empty');
  const throttle = newProcess(url);
  await throttle.count(CALL, ACCOUNT, HERE);
  await gate.close();
  await expect(throttle.count(CALL, ACCOUNT, HERE)).rejects.toSatisfy(isDatabaseDown);
  await gate.open();
  await throttle.count(CALL, ACCOUNT, HERE);
});
