import type { RouteObject } from 'react-router';
import { STAFF_SCREENS } from '#web/administration/screens.ts';
import { administrationRoutes } from '#web/administration/routes.tsx';

const [prefixed, ...others] = administrationRoutes();

/** What only takes a button's form, and shows nothing. */
const BUTTONS: ReadonlySet<string> = new Set(['sign-out', 'stop-ordering']);

/** Every address below /Administration that has a screen, as the route table has them; the sign-in aside. */
export const administrationScreens = screensOf(prefixed?.children ?? []).filter((path) => !BUTTONS.has(path));

/** The addresses that are also written without the prefix: '/orders'. */
export const unprefixedAddresses = others.map(({ path = '' }) => path);

function screensOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap((route) => [
    ...(route.handle === undefined || route.path === undefined ? [] : [route.path]),
    ...screensOf(route.children ?? []),
  ]);
}

/** What is added to the address of each screen of the administration, for the states that it has; the usual one first. */
export const SCREEN_STATES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  STAFF_SCREENS.map(({ path, states }) => [path.toLowerCase(), states]),
);
