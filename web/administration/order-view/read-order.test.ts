import { expect, test } from 'vitest';
import { filterNames } from '#shop/base/paged-lists/list-declaration.ts';
import { orderDeclaration, staffOrderPaths } from '#shop/trade/staff-orders/staff-paths.ts';
import { PageContext, type PageArgs } from '../../page-context.ts';
import { readOrder } from './read-order.ts';

test('an order opened from a list has its neighbours of that list, whatever its filters (E3)', async () => {
  const filtered = ['search', ...filterNames(orderDeclaration)].map((name) => [name, `of-${name}`] as const);
  expect(await neighboursAsked(filtered)).toEqual([{ orderId: 1116, ...Object.fromEntries(filtered) }]);
});

test('an order opened from the queue is not searched for in a list: the filters are those of the queue (L2)', async () => {
  expect(
    await neighboursAsked([
      ['queue', '1'],
      ['state', 'open'],
    ]),
  ).toEqual([{ orderId: 1116 }]);
});

/** Requests of the page for the neighbours of an order. */
async function neighboursAsked(query: readonly (readonly [string, string])[]): Promise<unknown[]> {
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
  const search = new URLSearchParams([['id', '1116'], ...query.map(([name, value]) => [name, value])]);
  const request = new Request(`http://localhost:3000/Administration/OrderView?${search.toString()}`);
  await readOrder({ request, context } as unknown as PageArgs);
  return asked;
}
