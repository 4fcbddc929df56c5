import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routesFor } from './routes.tsx';

/** The addresses of all routes, normalised: lower case, without slashes at the ends. */
function addressesOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', children, index }) => {
    const address = path.startsWith('/') ? path : `${above}/${path}`;
    const here = address.toLowerCase().replace(/\/+$/, '');
    if (children === undefined) return path === '*' || (path === '' && index !== true) ? [] : [here];
    return addressesOf(children, path === '' ? above : here);
  });
}

test('no address is named twice: the spellings without /Administration do not shadow the shop’s own (E1)', () => {
  const addresses = addressesOf(routesFor({ reduced: false }));
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(addresses).toContain('/administration/orderview');
  expect(addresses).toContain('/orderview');
  expect(addresses).toContain('/search');
});

test('the reduced route set has no administration and no search (A32, D36)', () => {
  const addresses = addressesOf(routesFor({ reduced: true }));
  expect(addresses.filter((address) => /administration|orderview|customeredit|search/.test(address))).toEqual([]);
});
