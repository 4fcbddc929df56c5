import { matchRoutes, type DataRouter, type RouteObject } from 'react-router';
import type { Answers, AnswersAtHand } from './answers-at-hand.ts';
import { askInSession } from './ask-in-session.ts';
import { ownLink } from './follow-links.ts';
import type { PageContext } from './page-context.ts';
import { sparesData } from './presence.ts';
import type { Ask } from './server-page.ts';
import { isStaffAddress } from './staff-address.ts';

// Loaded when there is a sign of somebody who may go on (presence.ts).

/** Whoever rests on a link for so long means it; a pointer on its way over a menu does not. */
const MEANT_MS = 65;

interface Means {
  router: DataRouter;
  answers: AnswersAtHand;
  /** The tree of all screens. */
  routes: RouteObject[];
  contextWith: (ask: Ask) => PageContext;
}

/**
 * Whoever points at a link will soon follow it: its screen's files are loaded by then, and its answers asked for once the
 * pointer or the focus rests on it, or it is pressed. Left again, what is still on its way is given up.
 */
export function lookAhead({ router, answers, routes, contextWith }: Means): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const prepare = (link: HTMLAnchorElement, isPressed: boolean) => {
    if (sparesData()) return;
    const way = wayOf(link);
    const { pathname } = new URL(way);
    loadScreens(routes, pathname);
    if (isStaffAddress(pathname)) return; // staff are to see what is, not what was a moment ago
    const fetchAnswers = () => {
      // A link that was followed keeps the focus for a moment: what it leads to is here.
      if (way === location.href || isOnItsWay(router, way)) return;
      answers.fetch(way, (signal) => asked({ router, routes, contextWith }, new URL(way), signal));
    };
    if (isPressed) fetchAnswers();
    else resting = setTimeout(fetchAnswers, MEANT_MS);
  };
  const onIntent = (event: Event) => {
    clearTimeout(resting);
    const link = ownLink(event.target);
    if (link !== null) prepare(link, event.type === 'pointerdown');
  };
  const onGone = (event: FocusEvent | PointerEvent) => {
    // A finger is lifted before its tap counts; inside of a link one is still on it.
    if (event.type === 'pointerout' && 'pointerType' in event && event.pointerType === 'touch') return;
    const link = ownLink(event.target);
    if (link === null || (event.relatedTarget instanceof Node && link.contains(event.relatedTarget))) return;
    clearTimeout(resting);
    answers.leave();
  };
  for (const intent of ['pointerover', 'focusin', 'pointerdown'] as const)
    document.addEventListener(intent, onIntent, { passive: true });
  for (const end of ['pointerout', 'focusout', 'pointercancel'] as const)
    document.addEventListener(end, onGone, { passive: true });
  // The first sign may have been made on a link.
  const link = ownLink(document.querySelector('a:active, a:hover, a:focus'));
  if (link !== null) prepare(link, link.matches(':active'));
}

/** Where a link leads here: a screen may open it otherwise than at its own address. */
function wayOf(link: HTMLAnchorElement): string {
  const here = link.closest<HTMLElement>('[data-opens]')?.dataset['opens'];
  const id = here === undefined || link.pathname !== '/product' ? null : new URLSearchParams(link.search).get('id');
  return link.origin + (id === null ? link.pathname + link.search : `${here}${id}`);
}

function loadScreens(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined); // following the link says what is wrong
  }
}

/** Pressed, a link is focused too, and what it leads to is asked for already. */
function isOnItsWay(router: DataRouter, href: string): boolean {
  const { location: next } = router.state.navigation;
  return next !== undefined && location.origin + next.pathname + next.search === href;
}

/** What the screens of an address ask for, but those that are shown and need nothing new. */
function asked({ router, routes, contextWith }: Omit<Means, 'answers'>, nextUrl: URL, signal: AbortSignal): Answers {
  const { matches: shown, location: at } = router.state;
  const currentUrl = new URL(at.pathname + at.search, nextUrl);
  const context = contextWith(reading(signal));
  const answers = new Map<string | undefined, Promise<unknown>>();
  for (const { route, params } of matchRoutes(routes, nextUrl.pathname) ?? []) {
    const same = shown.find((match) => match.route.id === route.id);
    const urls = { currentUrl, currentParams: same?.params ?? {}, nextUrl, nextParams: params };
    if (same !== undefined && route.shouldRevalidate?.({ ...urls, defaultShouldRevalidate: true }) === false) continue;
    const request = new Request(nextUrl, { signal });
    const answer = loaderOf(route).then((loader) => loader({ request, params, context }));
    answer.catch(() => undefined); // whoever follows the link hears of it
    answers.set(route.id, answer);
  }
  return answers;
}

type Loader = (args: { request: Request; params: object; context: PageContext }) => unknown;

async function loaderOf(route: RouteObject): Promise<Loader> {
  const { loader } = typeof route.lazy === 'function' ? await route.lazy() : route;
  return (typeof loader === 'function' ? loader : () => null) as Loader;
}

/** Looking ahead never changes anything: a page that would is asked for when somebody comes to it. */
function reading(signal: AbortSignal): Ask {
  return (path, input) => {
    if (path.method !== 'GET') return Promise.reject(new Error(`${path.template} changes something.`));
    return askInSession(path, input, undefined, signal);
  };
}
