import type { RouteObject } from 'react-router';
import { administrationRoutes } from '#web/administration/routes.tsx';

const [prefixed, ...others] = administrationRoutes();

/** Every address below /Administration that has a screen, as the route table has them; the sign-in and sign-out aside. */
export const administrationScreens = screensOf(prefixed?.children ?? []).filter((path) => path !== 'sign-out');

/** The addresses that are also written without the prefix: '/orders'. */
export const unprefixedAddresses = others.map(({ path = '' }) => path);

function screensOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap((route) => [
    ...(route.handle === undefined || route.path === undefined ? [] : [route.path]),
    ...screensOf(route.children ?? []),
  ]);
}
