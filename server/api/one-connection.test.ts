import { expect, onTestFinished, test } from 'vitest';
import { SHORT_WAITS } from '#platform/database/database.ts';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import type { AnyOperation, ExampleRequest } from '#shop/base/operations/operation.ts';
import { operations } from '../operations.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { openSessions } from './testing/callers.ts';
import { operationKey } from './testing/example.ts';
import { prepareExample } from './testing/prepare-example.ts';
import { messageOf } from './testing/send.ts';

/** Sends it from a counted address and with a key, while all but one of the shop's connections are taken. */
async function sendOverOneConnection(
  { app, shop }: TestShop,
  operation: AnyOperation,
  request: ExampleRequest,
  token: string | null,
) {
  const message = await messageOf(operation, request, token);
  const headers = { ...message.headers, 'x-forwarded-for': '203.0.113.7', 'idempotency-key': crypto.randomUUID() };
  const taken = await shop.db.$client.connect();
  const answer = await app.inject({ ...message, headers });
  taken.release();
  await shop.asideDone(); // an import continues after its answer, and may take two
  return answer;
}

const limit = { timeout: scaledTimeout(120_000) }; // every call of the shop, one after the other

test(
  'no call waits for a second connection while it holds one: several such calls would wait for each other',
  limit,
  async () => {
    const shop = await openTestShop('sample', { poolSize: 2, databaseWaits: SHORT_WAITS });
    onTestFinished(() => shop.close());
    let sessions = await openSessions(shop);
    const ask = async (operation: AnyOperation, changed: object) => {
      const request = await prepareExample(shop, operation, sessions.customer ?? '');
      const body = Object.keys(changed).length === 0 ? request.body : { ...(request.body as object), ...changed };
      const token = operation.who.access === 'staff' ? sessions.staff : sessions.customer;
      return sendOverOneConnection(shop, operation, { ...request, body }, token);
    };
    const failed: Record<string, unknown> = {};
    const call = async (operation: AnyOperation, expected: number, changed: object = {}) => {
      let answer = await ask(operation, changed);
      if (answer.statusCode !== expected) {
        sessions = await openSessions(shop); // another call may have ended them
        answer = await ask(operation, changed);
      }
      if (answer.statusCode !== expected) failed[operationKey(operation)] = [answer.statusCode, answer.body];
    };
    for (const operation of operations) await call(operation, 200);
    const guess = { discountcouponused: 'GUESSED' };
    for (const operation of operations)
      if (operationKey(operation) === 'POST /Sale/AddSale') await call(operation, 400, guess);
    expect(failed).toEqual({});
  },
);
