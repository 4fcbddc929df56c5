import { describe, expect } from 'vitest';
import type { AnyOperation } from '#shop/frame/operation.ts';
import { listExports } from '../exports.ts';
import { operations } from '../operations.ts';
import { operationKey } from './testing/example.ts';
import { CALLERS, openSessions, type CallerName } from './testing/callers.ts';
import { readyExample } from './testing/ready.ts';
import { send } from './testing/send.ts';
import { test } from './testing/watched-shop.ts';

const statusFor = (operation: AnyOperation, caller: CallerName): number => {
  const { access, example } = operation;
  if (caller === 'other customer' && access !== 'staff' && example?.ofOneCustomer !== undefined)
    return example.ofOneCustomer === 'by a field' ? 400 : 404;
  if (access === 'everyone') return 200;
  if (caller === 'staff') return access === 'customer' ? 403 : 200;
  if (caller === 'customer') return access === 'staff' ? 403 : 200;
  if (caller === 'other customer') return { staff: 403, 'own or staff': 404 }[String(access)] ?? 200;
  return 401;
};

const named = (list: readonly AnyOperation[]) => list.map((operation) => [operationKey(operation), operation] as const);

describe('who may call (D31, B10, B11)', () => {
  test.for(named(operations))('%s', async ([, operation], { shop, journal }) => {
    const sessions = await openSessions(shop);
    const customerToken = sessions.customer ?? '';
    const seen: Partial<Record<CallerName, number>> = {};
    const expected: Partial<Record<CallerName, number>> = {};
    for (const caller of CALLERS) {
      expected[caller] = statusFor(operation, caller);
      const request = await readyExample(shop, operation, customerToken);
      await journal.read();
      const { status, body } = await send(shop, operation, request, sessions[caller]);
      seen[caller] = status;
      if (status !== 200) expect([caller, await journal.read(), body.detail]).toEqual([caller, [], expect.any(String)]);
    }
    expect(seen).toEqual(expected);
  });
});

test.for(listExports.map(({ name }) => name))(
  'the export of %s is refused to visitors and to customers (D31)',
  async (name, { shop }) => {
    const sessions = await openSessions(shop);
    const ask = async (caller: CallerName) => {
      const authorization = sessions[caller] === null ? {} : { authorization: `Bearer ${sessions[caller]}` };
      const url = `/Administration/export/${name}.csv?year=2025`;
      return [caller, (await shop.app.inject({ url, headers: authorization })).statusCode];
    };
    expect(await Promise.all(CALLERS.map(ask))).toEqual([
      ['nobody', 401],
      ['waiting', 401],
      ['inactive', 401],
      ['ended session', 401],
      ['other customer', 403],
      ['customer', 403],
      ['staff', 200],
    ]);
  },
);
