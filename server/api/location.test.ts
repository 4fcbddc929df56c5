import { describe, expect } from 'vitest';
import { operations } from '../operations.ts';
import { operationKey } from './testing/example.ts';
import { openSessions } from './testing/callers.ts';
import { readyExample } from './testing/ready.ts';
import { send } from './testing/send.ts';
import { test } from './testing/watched-shop.ts';

const making = operations.filter(({ readAt }) => readAt !== undefined);

describe('what a call made or saved is read at the address that its Location names (D29)', () => {
  test.for(making.map((operation) => [operationKey(operation), operation] as const))(
    '%s',
    async ([, operation], { shop }) => {
      const { customer, staff } = await openSessions(shop);
      const token = operation.access === 'staff' ? staff : customer;
      const request = await readyExample(shop, operation, customer ?? '');
      const { status, headers } = await send(shop, operation, request, token);
      expect([status, headers['location']]).toEqual([200, expect.stringMatching(/^\/api\/\w+\/\w+/)]);
      const read = await shop.withToken(token ?? '').get(String(headers['location']));
      expect(read.status).toBe(200);
    },
  );
});
