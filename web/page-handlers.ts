import {
  createStaticHandler,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type RouteObject,
  type StaticHandler,
} from 'react-router';
import { administrationRoutes } from './administration/routes.tsx';
import { readyRoutes } from './ready-routes.ts';
import { routesFor } from './routes.tsx';

/** Finds the handler whose routes hold the page of an address; `pathname` as it was asked for. */
export type HandlerOf = (pathname: string, reduced: boolean) => StaticHandler;

/**
 * The handlers of all pages. The shop's screens are loaded; each of the administration's is by the first who asks for it, and a server
 * that nobody asks for one does without 4 MB of them and their texts. A handler compares an address with each of its routes in turn, the longest
 * first, and those are the administration's: the shop's own pages are looked for among the shop's own routes.
 */
export async function pageHandlers(): Promise<HandlerOf> {
  const whole = withIds(await readyRoutes(routesFor({ reduced: false }), isStaffs));
  const reduced = await readyRoutes(routesFor({ reduced: true }));
  // Routes get the form that rendering wants here, once: the router of a page would give it to the whole table each time.
  const handlers = {
    whole: createStaticHandler(whole, { mapRouteProperties }),
    shop: createStaticHandler(shopsOwn(whole), { mapRouteProperties }),
    reduced: createStaticHandler(reduced, { mapRouteProperties }),
  };
  return (pathname, isReduced) => {
    if (isReduced) return handlers.reduced;
    return isShopsOwn(pathname) ? handlers.shop : handlers.whole;
  };
}

const staffPaths = new Set(administrationRoutes().map(({ path = '' }) => path));

function isStaffs({ path }: RouteObject): boolean {
  return path !== undefined && staffPaths.has(path);
}

/** Only what is plainly written; anything unusual is for the whole table to judge. */
function isShopsOwn(pathname: string): boolean {
  const first = /^\/[a-z-]*(?=\/|$)/i.exec(pathname)?.[0];
  return first !== undefined && !pathname.includes('//') && !staffPaths.has(first.toLowerCase());
}

function shopsOwn(routes: readonly RouteObject[]): RouteObject[] {
  return routes
    .filter((route) => !isStaffs(route))
    .map((route) => (route.children === undefined ? route : { ...route, children: shopsOwn(route.children) }));
}

/** The ids that a router gives by itself, by place: the browser's, which has the whole table, are to be the same. */
function withIds(routes: readonly RouteObject[], above: readonly number[] = []): RouteObject[] {
  return routes.map((route, index) => {
    const place = [...above, index];
    const named = { ...route, id: route.id ?? place.join('-') };
    return named.children === undefined ? named : { ...named, children: withIds(named.children, place) };
  });
}
