import { describe, expect, test } from 'vitest';
import { TooManyTriesError } from '#shop/base/messages/errors.ts';
import { loopbackTries, Throttle, type LoopbackTries } from './throttle.ts';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { TryStore } from './tries.ts';

/** For tests of counting, not of storage. */
const triesInMemory = (): TryStore => ({
  limiter: (limit) => new RateLimiterMemory(limit),
  close: async () => {},
});

const CALL = '/User/CreateToken';

/** Counts the attempts before the first refusal, of a hundred. */
async function triesUntilRefused(loopback: LoopbackTries, address: string, accountOf: (index: number) => string) {
  const throttle = new Throttle(loopback, triesInMemory());
  for (let index = 0; index < 100; index += 1) {
    try {
      await throttle.count(CALL, accountOf(index), address);
    } catch (error) {
      expect(error).toBeInstanceOf(TooManyTriesError);
      return index;
    }
  }
  return 'never';
}

const one = () => 'uk@converter.test';
const many = (index: number) => `guess.${index}@converter.test`;

describe('attempts from this machine itself (D21)', () => {
  test.each([
    ['free', one, 'never'],
    ['free', many, 'never'],
    ['by account', one, 20],
    ['by account', many, 'never'],
    ['by account', () => '', 'never'],
    ['count', one, 10],
    ['count', many, 60],
  ] as const)('%s, tried by %s: refused after %s', async (loopback, accountOf, expected) => {
    for (const address of ['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await triesUntilRefused(loopback, address, accountOf)).toBe(expected);
  });

  test.each(['free', 'by account', 'count'] as const)(
    'whatever they are, another address is counted: %s',
    async (loopback) => {
      expect(await triesUntilRefused(loopback, '203.0.113.7', one)).toBe(10);
    },
  );

  test('if all seem to come from one address, a correct password of one does not reset the count of another', async () => {
    const throttle = new Throttle('by account', triesInMemory());
    await throttle.recognise(CALL, 'uk@converter.test', '127.0.0.1');
    for (let index = 0; index < 20; index += 1) await throttle.count(CALL, 'uk@converter.test', '127.0.0.1');
    await expect(throttle.count(CALL, 'uk@converter.test', '127.0.0.1')).rejects.toThrow(TooManyTriesError);
    await throttle.count(CALL, 'de@converter.test', '127.0.0.1');
  });

  test.each([
    ['http://localhost:3000', false, 'free'],
    ['http://127.0.0.1:8080', false, 'free'],
    ['http://[::1]:3000', false, 'free'],
    ['https://shop.example.com', false, 'by account'],
    ['http://10.0.0.7', false, 'by account'],
    ['http://localhost:3000', true, 'count'],
    ['https://shop.example.com', true, 'count'],
  ] as const)('a shop at %s, THROTTLE_LOOPBACK %s: %s', (publicUrl, throttleLoopback, expected) => {
    expect(loopbackTries(publicUrl, throttleLoopback)).toBe(expected);
  });
});
