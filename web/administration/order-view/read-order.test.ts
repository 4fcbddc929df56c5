import { expect, test } from 'vitest';
import { staffOrderPaths } from '#shop/orders/staff-paths.ts';
import { PageContext, type PageArgs } from '../../page-context.ts';
import { LIST_FILTERS } from '../orders/order-href.ts';
import { readOrder } from './read-order.ts';

test('an order that was opened from a list has those of that list beside it: whatever the list was filtered by (E3)', async () => {
  const asked: unknown[] = [];
  const context = new PageContext({
    ask: async (path, input) => {
      if (path.template === staffOrderPaths.neighbours.template) asked.push(input);
      return { ok: true, output: { state: 'closed', items: [], version: null } as never };
    },
    signedIn: false,
    staffSignedIn: true,
    staffRights: null,
    language: 'en',
    reduced: false,
  });
  const filtered = LIST_FILTERS.map((name) => [name, `of-${name}`]);
  const query = new URLSearchParams([['id', '1116'], ...filtered]);
  const request = new Request(`http://localhost:3000/Administration/OrderView?${query.toString()}`);
  await readOrder({ request, context } as unknown as PageArgs);
  expect(asked).toEqual([{ orderId: 1116, ...Object.fromEntries(filtered) }]);
});
