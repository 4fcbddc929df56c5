import {
  createStaticRouter,
  matchRoutes,
  type DataRouter,
  type HydrationState,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router';
import { noteFirstPress } from './first-press.ts';
import { isThere, reloadOnce } from './shell/missing-screen.ts';

type Tell = (router: DataRouter) => unknown;
type Way = [to: never, how?: never];

interface LateRouter {
  router: DataRouter;
  /** Somebody is there, who may go on from this page. */
  getReady: () => void;
}

/**
 * The router of a page that nobody has touched yet: it knows what is shown, as the server's does. Whatever moves something (a link, a
 * form, a question) is for the one that `load` brings, which answers for everything from then on.
 * @param routes  those of the page, loaded
 * @param load    makes the moving router of the page as it is shown; asked again if it could not
 */
export function lateRouter(
  routes: RouteObject[],
  hydration: HydrationState,
  load: () => Promise<DataRouter>,
): LateRouter {
  const still = createStaticRouter(routes, contextOf(routes, hydration));
  // The browser knows where the page was scrolled to; the server's router would begin at its top.
  const state: DataRouter['state'] = { ...still.state, restoreScrollPosition: false };
  let moving: DataRouter | undefined;
  let coming: Promise<DataRouter> | undefined;
  /** What the moving router is told when it comes, in the order in which it was wanted. */
  const notes: Tell[] = [];

  const comes = () => {
    coming ??= load().then(
      (router) => {
        moving = router;
        for (const tell of notes.splice(0)) tell(router);
        noteFirstPress('none');
        return router;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const note = (tell: Tell) => {
    if (moving === undefined) notes.push(tell);
    else tell(moving);
  };
  const noteUntil = (tell: (router: DataRouter) => () => void) => {
    let takeBack: (() => void) | undefined;
    note((router) => (takeBack = tell(router)));
    return () => note(() => takeBack?.());
  };
  const reached = () => comes().catch(() => undefined);

  // Of several presses on a page that can't move yet the last one counts, as on any other.
  let newest: unknown;
  const navigate = async (...to: Way) => {
    if (moving !== undefined) return moving.navigate(...to);
    newest = to;
    noteFirstPress('waits');
    const router = await reached();
    if (newest !== to) return undefined;
    if (router !== undefined) return router.navigate(...to);
    const [address, form] = to as unknown as [unknown, unknown?];
    if (typeof address === 'string' && form === undefined && (await isThere(address))) location.assign(address);
    else noteFirstPress('unreached');
    return undefined;
  };

  // The way back from a page that was loaded anew and not touched since: where it leads, this router knows nothing of.
  addEventListener('popstate', () => {
    if (moving === undefined && addressOf(location) !== addressOf(state.location)) location.reload();
  });

  const router: DataRouter = {
    ...still,
    get state() {
      return moving?.state ?? state;
    },
    get routes() {
      return (moving ?? still).routes;
    },
    get manifest() {
      return (moving ?? still).manifest;
    },
    match: (at) => (moving ?? still).match(at),
    subscribe: (listener) => noteUntil((real) => real.subscribe(listener)),
    enableScrollRestoration: (...how) => noteUntil((real) => real.enableScrollRestoration(...how)),
    navigate,
    fetch: async (...what) => {
      if (moving !== undefined) return moving.fetch(...what);
      noteFirstPress('waits');
      const router = await reached();
      return router === undefined ? noteFirstPress('unreached') : router.fetch(...what);
    },
    revalidate: async () => (moving ?? (await reached()))?.revalidate(),
    getFetcher: (key) => {
      note((real) => real.getFetcher(key));
      return still.getFetcher(key);
    },
    resetFetcher: (...which) => note((real) => real.resetFetcher(...which)),
    deleteFetcher: (key) => note((real) => real.deleteFetcher(key)),
    getBlocker: (key, asked) => {
      note((real) => real.getBlocker(key, asked));
      return still.getBlocker(key, asked);
    },
    deleteBlocker: (key) => note((real) => real.deleteBlocker(key)),
  };
  // The files of a shop that was renewed since have other names. Nothing has been typed yet.
  const isUntouched = () => newest === undefined;
  const getReady = () => void comes().catch(() => reloadOnce(isUntouched));
  return { router, getReady };
}

function contextOf(routes: RouteObject[], { loaderData, actionData, errors }: HydrationState): StaticHandlerContext {
  const { pathname, search, hash } = location;
  const { key = 'default', usr = null } = (history.state ?? {}) as { key?: string; usr?: unknown };
  const match = (at: Parameters<DataRouter['match']>[0]) => matchRoutes(routes, at) as ReturnType<DataRouter['match']>;
  return {
    basename: '/',
    location: { pathname, search, hash, key, state: usr, mask: undefined },
    matches: match(location) ?? [],
    loaderData: loaderData ?? {},
    actionData: actionData ?? null,
    errors: errors ?? null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: match,
  };
}

function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}
