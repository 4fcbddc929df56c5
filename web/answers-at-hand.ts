import type { DataRouter, DataStrategyFunction } from 'react-router';
import type { ShownScreen } from './page-context.ts';
import { isForWhoIsSignedIn, shownFor } from './restored-page.ts';

/** An answer that is older is asked for again: prices and stock are as the click finds them. */
const FRESH_MS = 3000;
/** So many screens back are there at once. */
const SCREENS_BACK = 10;

interface Ahead {
  href: string;
  begunAt: number;
  stop: AbortController;
  answers: Answers;
  isThere: boolean;
}

/** By route. */
export type Answers = ReadonlyMap<string | undefined, Promise<unknown>>;

/**
 * Answers that are there before they are asked for: those of the link that somebody is about to follow, and those of the
 * screens that lie behind. What was shown before is shown again at once, and asked for anew behind it. A change makes all of
 * them worthless, and so does another session.
 */
export class AnswersAtHand {
  #router: DataRouter | undefined;
  #ahead: Ahead | undefined;
  /** The data of screens by the key of their entry in the browser's history. */
  readonly #shown = new Map<string, Record<string, unknown>>();
  /** The entry that the browser goes back to just now. */
  #backTo: string | undefined;
  #showsOld = false;

  constructor() {
    // Before the router hears of it, which listens later.
    window.addEventListener('popstate', ({ state }: PopStateEvent) => {
      this.#backTo = (state as { key?: string } | null)?.key ?? 'default';
    });
  }

  /** From now on what the router shows is kept. */
  watch(router: DataRouter): void {
    this.#router = router;
    this.#keepShown(router.state);
    router.subscribe((state) => {
      if (state.navigation.state !== 'idle' || state.revalidation !== 'idle') return;
      this.#keepShown(state);
      this.#backTo = undefined;
      if (!this.#showsOld) return;
      this.#showsOld = false;
      void router.revalidate();
    });
  }

  /** The screen that is shown, unless somebody else is signed in by now. */
  shown(): ShownScreen | null {
    const router = this.#router;
    const leaf = router?.state.matches.at(-1)?.route.id;
    if (router === undefined || leaf === undefined || !isForWhoIsSignedIn(router)) return null;
    const { location: at, loaderData } = router.state;
    return { url: new URL(at.pathname + at.search, location.origin), data: loaderData[leaf] };
  }

  /** Whose screens are shown, by the account's number; undefined: nobody's in particular. */
  shownFor(): number | undefined {
    return this.#router === undefined ? undefined : shownFor(this.#router);
  }

  /** Keeps what is asked for the page of this address, once. */
  fetch(href: string, ask: (signal: AbortSignal) => Answers): void {
    if (this.#ahead?.href === href && isFresh(this.#ahead)) return;
    this.#drop();
    const stop = new AbortController();
    const answers = ask(stop.signal);
    const ahead = { href, begunAt: performance.now(), stop, answers, isThere: false };
    void Promise.allSettled(answers.values()).then(() => (ahead.isThere = true));
    this.#ahead = ahead;
  }

  /** Nobody is about to follow that link any more: what is there stays for a moment, what is on its way is given up. */
  leave(): void {
    if (this.#ahead?.isThere === false) this.#drop();
  }

  #drop(): void {
    this.#ahead?.stop.abort();
    this.#ahead = undefined;
  }

  /** How the router comes by its data. */
  readonly load: DataStrategyFunction = async ({ request, matches, fetcherKey }) => {
    const isRead = request.method === 'GET';
    if (!isRead) this.#forget();
    const wanted = matches.filter((match) => match.shouldCallHandler());
    const atHand = isRead && fetcherKey === null ? this.#atHand(request.url) : undefined;
    const results = wanted.map(async (match) => {
      const { id } = match.route;
      // Whatever went wrong ahead may go well now, or says so itself.
      const result = await match.resolve(async (handler) => atHand?.get(id)?.catch(() => handler()) ?? handler());
      return [id, result] as const;
    });
    return Object.fromEntries(await Promise.all(results));
  };

  #forget(): void {
    this.#drop();
    this.#shown.clear();
  }

  #atHand(href: string): Answers | undefined {
    const router = this.#router;
    if (router === undefined || !isForWhoIsSignedIn(router)) return undefined;
    const shown = this.#backTo === undefined ? undefined : this.#shown.get(this.#backTo);
    if (shown !== undefined) {
      this.#showsOld = true;
      const data = Object.entries({ ...router.state.loaderData, ...shown });
      return new Map(data.map(([id, answer]) => [id, Promise.resolve(answer)]));
    }
    const ahead = this.#ahead;
    if (ahead?.href !== href || !isFresh(ahead)) return undefined;
    this.#ahead = undefined;
    return ahead.answers;
  }

  /** The screens of the shop alone: staff are to see what is, even on their way back. */
  #keepShown({ location, matches, loaderData, errors }: DataRouter['state']): void {
    const leaf = matches.at(-1)?.route.id;
    if (leaf === undefined || errors !== null || !('storefront' in loaderData)) return;
    this.#shown.delete(location.key);
    this.#shown.set(location.key, { [leaf]: loaderData[leaf] });
    const [oldest] = this.#shown.keys();
    if (this.#shown.size > SCREENS_BACK && oldest !== undefined) this.#shown.delete(oldest);
  }
}

function isFresh({ begunAt }: Ahead): boolean {
  return performance.now() - begunAt < FRESH_MS;
}
