import { expect, test } from 'vitest';
import { FailoverRetry } from './failover-retry.ts';

const lost = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('work that fails because the database is unavailable is retried until it succeeds', async () => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries < 3) throw lost();
    return 'done';
  };
  await expect(new FailoverRetry().bridge(work)).resolves.toBe('done');
  expect(tries).toBe(3);
});

test('work that fails for another reason is not retried', async () => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    throw new Error('division by zero');
  };
  await expect(new FailoverRetry().bridge(work)).rejects.toThrow('division by zero');
  expect(tries).toBe(1);
});

test('during a long outage only the first caller waits, until the database has answered', async () => {
  let tries = 0;
  const away = async () => {
    tries += 1;
    throw lost();
  };
  const patience = new FailoverRetry(300);
  await expect(patience.bridge(away)).rejects.toThrow('ECONNREFUSED');
  expect(tries).toBeGreaterThan(1);

  tries = 0;
  await expect(patience.bridge(away)).rejects.toThrow('ECONNREFUSED');
  expect(tries).toBe(1);

  await patience.bridge(() => 'answered');
  await expect(patience.bridge(away)).rejects.toThrow('ECONNREFUSED');
  expect(tries).toBeGreaterThan(2);
});
