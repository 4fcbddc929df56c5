import type { DataRouter } from 'react-router';
import { isFileAddress } from './file-address.ts';
import { withoutPrefix } from './language-address.ts';
import { isForWhoIsSignedIn } from './restored-page.ts';

/**
 * Plain links become quick ones: one listener for the whole document instead of a component for each link (3 µs each on the
 * server). Files, other windows, other sites and `data-reload` go their normal way.
 */
export function followLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = ownLink(event.target);
    if (link === null) return;
    // Another is signed in by now, in another window: the page that follows is loaded whole, with whose it is in its head.
    if (!isForWhoIsSignedIn(router)) return;
    event.preventDefault();
    // A menu over the page goes with the page that it lay over.
    link.closest<HTMLElement>(':popover-open')?.hidePopover();
    void router.navigate(withoutPrefix(link.pathname) + link.search + link.hash);
  });
}

/** The link to a page of this site that this is in. */
export function ownLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && isOwnPage(link) ? link : null;
}

function isOwnPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return false;
  if (link.dataset['reload'] !== undefined || !link.hasAttribute('href')) return false;
  if (link.pathname.startsWith('//')) return false; // as a way of a router it would be another site
  if (isFileAddress(withoutPrefix(link.pathname))) return false;
  const onlyAnchor = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return !onlyAnchor;
}
