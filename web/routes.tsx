import type { RouteObject } from 'react-router';
import { administrationRoutes } from './administration/routes.tsx';
import { copyRoutes } from './copies/routes.tsx';
import { routeTree } from './route-tree.tsx';
import { shopScreens } from './shop-routes.tsx';

/** All routes: the shop's, its copies for reading without a network, and the administration's, which the reduced set omits (D36). */
export function routesFor({ reduced }: { reduced: boolean }): RouteObject[] {
  const { screens, alone } = shopScreens(reduced);
  // The copies come last: the browser does not know them, and numbers the routes before them as the server does.
  return routeTree({ screens, alone: [...alone, ...(reduced ? [] : administrationRoutes()), ...copyRoutes()] });
}
