import { administrationRoutes } from '#web/administration/routes.tsx';
import { STAFF_SCREENS } from '#web/administration/screens.ts';

const [, ...others] = administrationRoutes();

/** The addresses that also work without the prefix: '/orders'. */
export const unprefixedAddresses = others.map(({ path = '' }) => path);

/** Query strings of each administration screen for its states, the default first. */
export const SCREEN_STATES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  STAFF_SCREENS.map(({ path, states }) => [path.toLowerCase(), states]),
);
