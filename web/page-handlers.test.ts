import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { pageHandlers } from './page-handlers.ts';
import { routesFor } from './routes.tsx';

/** Every address of the table, and some that are in no table. */
function addressesOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', children = [] }) => {
    const here = path.startsWith('/') ? path : `${above}/${path}`.replace(/\/+$/, '');
    return [here, ...addressesOf(children, here)];
  });
}

const idsIn = (matches: readonly { route: { id?: string } }[] | null) => matches?.map(({ route }) => route.id);

test('a page is found where the whole table has it, under the ids that a browser knows', async () => {
  const handlerOf = await pageHandlers();
  const { dataRoutes: whole } = createStaticHandler(routesFor({ reduced: false })); // as a browser makes it
  const addresses = new Set(
    addressesOf(routesFor({ reduced: false }))
      .map((address) => address.replace('*', 'no-such-page').replace(':slug', 'anilox'))
      .flatMap((address) => [address, `${address}/`, address.toUpperCase(), `/${address}`, `${address}/deeper`]),
  );
  for (const address of [...addresses, '', '/', '/%61dministration/orders', '/no-such-page']) {
    const found = matchRoutes(handlerOf(address, false).dataRoutes, address);
    expect(idsIn(found), address).toEqual(idsIn(matchRoutes(whole, address)));
  }
  expect(handlerOf('/search', false)).not.toBe(handlerOf('/orders', false));
});

test('the screens of the shop are loaded, those of the administration wait until somebody asks for one', async () => {
  const handlerOf = await pageHandlers();
  const isLoaded = (address: string) =>
    matchRoutes(handlerOf(address, false).dataRoutes, address)?.every(({ route }) => route.lazy === undefined);
  expect(['/', '/search', '/basket', '/order-history'].map(isLoaded)).toEqual([true, true, true, true]);
  expect(isLoaded('/administration/orders')).toBe(false);
});
