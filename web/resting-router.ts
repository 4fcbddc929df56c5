import { createStaticRouter, matchRoutes, type DataRouter, type HydrationState, type RouteObject } from 'react-router';

/** What the browser's page shows, for its components to read and no more: React Router's own router for servers. */
export function restingRouter(routes: RouteObject[], { loaderData, actionData, errors }: HydrationState): DataRouter {
  const { pathname, search, hash } = location;
  const { key = 'default', usr = null } = (history.state ?? {}) as { key?: string; usr?: unknown };
  const here = { pathname, search, hash, key, state: usr, mask: undefined };
  const router = createStaticRouter(routes, {
    basename: '/',
    location: here,
    matches: [],
    loaderData: loaderData ?? {},
    actionData: actionData ?? null,
    errors: errors ?? null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: () => null,
  });
  const state = {
    ...router.state,
    matches: matchRoutes(router.routes, here) ?? [],
    restoreScrollPosition: false as const, // where it was is the browser's business when a page is loaded
  };
  return { ...router, state };
}
