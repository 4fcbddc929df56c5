import { administrationRoutes } from '#web/administration/routes.tsx';
import { STAFF_SCREENS } from '#web/administration/screens.ts';

const [, ...others] = administrationRoutes();

/** The addresses that are also written without the prefix: '/orders'. */
export const unprefixedAddresses = others.map(({ path = '' }) => path);

/** What is added to the address of each screen of the administration, for the states that it has; the usual one first. */
export const SCREEN_STATES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  STAFF_SCREENS.map(({ path, states }) => [path.toLowerCase(), states]),
);
