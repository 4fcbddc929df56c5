import { createPath, type DataRouter, type RouterNavigateOptions, type To } from 'react-router';
import { MissingScreenError } from './shell/missing-screen.ts';

type Subscriber = Parameters<DataRouter['subscribe']>[0];
type Work = (router: DataRouter) => Promise<void>;

/**
 * The router of a page on which nobody has moved yet. It knows what the page shows, and that is all its components need to come to
 * life. React Router's own, which leads on from there, is loaded at the first sign of somebody and does then what was asked for
 * meanwhile: it is an eighth of what a page would have to load before it can be used.
 */
export function lateRouter(resting: DataRouter, load: () => Promise<DataRouter>) {
  let router = resting;
  let coming: Promise<DataRouter> | undefined;
  const subscribers = new Set<Subscriber>();
  const fetchers: string[] = []; // a component's each time it comes, until it goes
  let scroll: Parameters<DataRouter['enableScrollRestoration']> | undefined;
  const asked = new Map<string, Work>();

  const tell: Subscriber = (...update) => subscribers.forEach((subscriber) => subscriber(...update));
  const wake = () =>
    (coming ??= come().catch((cause: unknown) => {
      coming = undefined; // the next one tries again
      throw new MissingScreenError(cause);
    }));

  async function come(): Promise<DataRouter> {
    const awake = await load();
    awake.subscribe(tell);
    for (const key of fetchers) awake.getFetcher(key);
    if (scroll !== undefined) awake.enableScrollRestoration(...scroll);
    router = awake;
    return awake;
  }

  /** @param about  of two clicks that wait for the same the last one counts, as with React Router itself */
  async function ask(about: string, work: Work, leadsTo?: To): Promise<void> {
    if (router !== resting) return work(router);
    asked.set(about, work);
    try {
      const awake = await wake();
      if (asked.get(about) === work) await work(awake);
    } catch (error) {
      if (!(error instanceof MissingScreenError)) throw error;
      showMissing(error, leadsTo);
    }
  }

  /** Without its file a page can't lead on: it says so, at the address that was wanted, as it does when a screen is missing. */
  function showMissing(error: MissingScreenError, leadsTo?: To): void {
    const { state } = router;
    if (leadsTo !== undefined) history.pushState(null, '', wholeAddress(leadsTo));
    const { pathname, search, hash } = window.location;
    const boundary = state.matches.findLast(({ route }) => route.errorElement !== undefined);
    const errors = { [boundary?.route.id ?? '']: error };
    tell(
      { ...state, location: { ...state.location, pathname, search, hash }, errors },
      { deletedFetchers: [], newErrors: errors, flushSync: false },
    );
  }

  const late: DataRouter = {
    ...resting,
    get state() {
      return router.state;
    },
    get routes() {
      return router.routes;
    },
    get manifest() {
      return router.manifest;
    },
    get window() {
      return window;
    },
    createURL: wholeAddress,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration(...settings) {
      if (router !== resting) return router.enableScrollRestoration(...settings);
      scroll = settings;
      return () => (scroll = undefined);
    },
    navigate(to: To | number | null, options?: RouterNavigateOptions) {
      if (typeof to === 'number') return ask('page', (awake) => awake.navigate(to));
      const isForm = options !== undefined && 'formMethod' in options && options.formMethod !== undefined;
      const isLink = to !== null && !isForm;
      return ask('page', (awake) => awake.navigate(to, options), isLink ? to : undefined);
    },
    fetch: (...request) => ask(`fetcher ${request[0]}`, (awake) => awake.fetch(...request)),
    revalidate: () => ask('revalidation', (awake) => awake.revalidate()),
    getFetcher(key) {
      if (router === resting) fetchers.push(key);
      return router.getFetcher(key);
    },
    deleteFetcher(key) {
      if (router !== resting) router.deleteFetcher(key);
      else fetchers.splice(fetchers.indexOf(key), 1);
    },
    resetFetcher(...reset) {
      if (router !== resting) router.resetFetcher(...reset);
    },
  };
  return { router: late, wake: () => void wake().catch(() => undefined) }; // whoever moves then hears what is wrong
}

function wholeAddress(to: To): URL {
  return new URL(typeof to === 'string' ? to : createPath(to), window.location.href);
}
