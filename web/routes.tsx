import type { RouteObject } from 'react-router';
import { administrationRoutes } from './administration/routes.tsx';
import { routeTree } from './route-tree.tsx';
import { shopScreens } from './shop-routes.tsx';

/** All routes: the shop's and the administration's, which the reduced set omits (D36). */
export function routesFor({ reduced }: { reduced: boolean }): RouteObject[] {
  const { screens, alone } = shopScreens(reduced);
  return routeTree({ screens, alone: reduced ? alone : [...alone, ...administrationRoutes()] });
}
