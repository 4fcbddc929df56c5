import { matchRoutes, type DataRouter } from 'react-router';
import type { AnswersAtHand } from './answers-at-hand.ts';
import { isFileAddress } from './file-address.ts';
import { isForWhoIsSignedIn } from './restored-page.ts';

/** Whoever rests on a link for so long means it; a pointer on its way over a menu does not. */
const MEANT_MS = 65;

/**
 * Plain links become quick ones: one listener for the whole document instead of a component for each link (3 µs each on the
 * server). Files, other windows, other sites and `data-reload` go their normal way.
 */
export function followLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = ownLink(event);
    if (link === null) return;
    // Another is signed in by now, in another window: the page that follows is loaded whole, with whose it is in its head.
    if (!isForWhoIsSignedIn(router)) return;
    event.preventDefault();
    // A menu over the page goes with the page that it lay over.
    link.closest<HTMLElement>(':popover-open')?.hidePopover();
    void router.navigate(link.pathname + link.search + link.hash);
  });
}

/**
 * Whoever points at a link will soon follow it: its screen's files are loaded by then, and its answers asked for once the
 * pointer or the focus rests on it, or it is pressed. Left again, what is still on its way is given up.
 */
export function prepareScreens(router: DataRouter, answers: AnswersAtHand): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (event: Event) => {
    clearTimeout(resting);
    const link = ownLink(event);
    if (link === null || sparesData()) return;
    loadScreens(router, link);
    if (/^\/administration(\/|$)/i.test(link.pathname)) return; // staff are to see what is, not what was a moment ago
    const fetchAnswers = () => answers.fetch(wayOf(link));
    if (event.type === 'pointerdown') fetchAnswers();
    else resting = setTimeout(fetchAnswers, MEANT_MS);
  };
  const onGone = (event: FocusEvent | PointerEvent) => {
    // A finger is lifted before its tap counts; inside of a link one is still on it.
    if (event.type === 'pointerout' && 'pointerType' in event && event.pointerType === 'touch') return;
    const link = ownLink(event);
    if (link === null || (event.relatedTarget instanceof Node && link.contains(event.relatedTarget))) return;
    clearTimeout(resting);
    answers.leave();
  };
  for (const intent of ['pointerover', 'focusin', 'pointerdown'] as const)
    document.addEventListener(intent, onIntent, { passive: true });
  for (const end of ['pointerout', 'focusout', 'pointercancel'] as const)
    document.addEventListener(end, onGone, { passive: true });
}

/** Where a link leads here: a screen may open it otherwise than at its own address. */
function wayOf(link: HTMLAnchorElement): string {
  const here = link.closest<HTMLElement>('[data-opens]')?.dataset['opens'];
  const id = here === undefined || link.pathname !== '/product' ? null : new URLSearchParams(link.search).get('id');
  return link.origin + (id === null ? link.pathname + link.search : `${here}${id}`);
}

function loadScreens(router: DataRouter, link: HTMLAnchorElement): void {
  for (const { route } of matchRoutes(router.routes, link.pathname) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined); // following the link says what is wrong
  }
}

/** Somebody who counts their bytes, or whose line is slow, loads what they ask for and no more. */
function sparesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

function ownLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && isOwnPage(link) ? link : null;
}

function isOwnPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return false;
  if (link.dataset['reload'] !== undefined || !link.hasAttribute('href')) return false;
  if (link.pathname.startsWith('//')) return false; // as a way of a router it would be another site
  if (isFileAddress(link.pathname)) return false;
  const onlyAnchor = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return !onlyAnchor;
}
