import type { RouteObject } from 'react-router';
import { administrationRoutes } from './administration/routes.tsx';
import { routeTree } from './route-tree.tsx';
import { shopScreens } from './shop-routes.tsx';

/** The whole table: the shop's own addresses and the administration's, which the reduced set does without (D36). */
export function routesFor({ reduced }: { reduced: boolean }): RouteObject[] {
  const { screens, alone } = shopScreens(reduced);
  return routeTree({ screens, alone: reduced ? alone : [...alone, ...administrationRoutes()] });
}
