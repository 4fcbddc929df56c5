import { matchRoutes, type RouteObject } from 'react-router';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import type { Path } from '#shop/base/operations/path.ts';
import { callInSession } from './call-in-session.ts';
import { callApi } from './call-api.ts';
import { ownLink } from './follow-links.ts';
import { withoutPrefix } from './language-address.ts';
import type { PageContext } from './page-context.ts';
import type { Ask } from './server-page.ts';

/** Prices and stock must be current at the click, so an older answer is requested again. */
const MAX_AGE_MS = 3000;

/** Answers requested by pressed links, each for the one loader that takes it. */
const prefetched = new Map<string, { askedAt: number; answer: Promise<CallResult<unknown>> }>();

/**
 * Loads the code of a link's screen when the pointer or the focus reaches the link, and its data when the link is
 * pressed.
 */
export function prefetchLinks(routes: RouteObject[], contextWith: (ask: Ask) => PageContext): void {
  /** The link being pressed; null once it is released, because from then on the navigation requests the data itself. */
  let pressed: HTMLAnchorElement | null = null;
  const onLink = ({ type, target }: Event) => {
    const link = ownLink(target);
    const match = link === null || savesData() ? undefined : matchRoutes(routes, withoutPrefix(link.pathname))?.at(-1);
    if (link === null || match === undefined) return;
    const { route, params } = match;
    const code = typeof route.lazy === 'function' ? route.lazy() : Promise.resolve(route);
    if (type === 'pointerdown') pressed = link;
    code
      .then(({ loader }) => {
        if (type !== 'pointerdown' || pressed !== link || typeof loader !== 'function') return undefined;
        const request = new Request(link.href);
        return loader({ request, url: new URL(link.href), pattern: '', params, context: contextWith(prefetch) });
      })
      .catch(() => undefined); // following the link reports it
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown'])
    document.addEventListener(type, onLink, { passive: true });
  document.addEventListener('click', () => (pressed = null), { capture: true, passive: true });
}

/**
 * Calls as a page does, but takes an answer that a pressed link has already requested. A change invalidates all of
 * them.
 */
export const callOrTakePrefetched: Ask = async <Input, Output>(
  path: Path<Input, Output>,
  input: Input,
  key?: string,
) => {
  if (path.method !== 'GET') prefetched.clear();
  const at = keyOf(path, input);
  const earlier = prefetched.get(at);
  prefetched.delete(at);
  if (earlier !== undefined && performance.now() - earlier.askedAt < MAX_AGE_MS) {
    const asked = (await earlier.answer) as CallResult<Output>;
    if (asked.ok) return asked;
  }
  return callInSession(path, input, key);
};

/** Reads only: a page that changes something when opened is not prefetched. */
const prefetch: Ask = (path, input) => {
  if (path.method !== 'GET') return Promise.reject(new Error(`${path.template} is not a read.`));
  const answer = callApi(path, input);
  prefetched.set(keyOf(path, input), { askedAt: performance.now(), answer });
  return answer;
};

function keyOf(path: Path<unknown, unknown>, input: unknown): string {
  return `${path.template} ${JSON.stringify(input)}`;
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
