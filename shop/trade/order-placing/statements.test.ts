import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { recordStatements } from '#server/testing/record-statements.ts';
import { test } from '#server/testing/test-shop.ts';
import { partIds } from '../cart/testing/fill-cart.ts';
import { ADDRESS, place } from '../orders/testing/buying.ts';

const PARTS = ['DB-0150', 'DB-0025', 'DB-0200', 'TT-1015-25', 'TT-1015-50'];

// As PostgreSQL counts them, including the sessions of the requests and the begin, commit and settings of transactions.
// Each line costs a session, a read and a write; the order itself eleven.
test.for([
  [1, 14],
  [5, 26],
] as const)(
  'an order of %i lines takes %i statements from its first line on (D11, D12)',
  async ([lines, most], { shop }) => {
    const uk = await shop.as('uk@converter.test');
    const parts = await Promise.all(PARTS.slice(0, lines).map((part) => partIds(shop, { part })));
    const guid = randomUUID();
    const statements = await recordStatements(async () => {
      for (const part of parts)
        expect(
          (await uk.post('/api/Cart/CreateCartItem', { ...part, guid, productQuantity: 10, price: 1 })).status,
        ).toBe(200);
      expect((await place(uk, guid, ADDRESS.uk)).status).toBe(200);
    });
    const texts = statements.flatMap(({ text }) => text.split('; '));
    expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(most);
  },
);
