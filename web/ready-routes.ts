import type { RouteObject } from 'react-router';

/**
 * Loads the screens of these routes and of all below them now, so that no later step waits for them.
 * @param mayWait  of a route, that it and all below it are loaded when somebody asks for them
 */
export async function readyRoutes(
  routes: RouteObject[],
  mayWait: (route: RouteObject) => boolean = () => false,
): Promise<RouteObject[]> {
  await Promise.all(
    routes.map(async (route) => {
      if (mayWait(route)) return;
      await readyRoute(route);
      if (route.children !== undefined) await readyRoutes(route.children, mayWait);
    }),
  );
  return routes;
}

/** Loads what is shown for this very route. */
export async function readyRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}
