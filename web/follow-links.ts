import type { DataRouter } from 'react-router';
import { isFileAddress } from './file-address.ts';
import { withoutPrefix } from './language-address.ts';
import { isForWhoIsSignedIn } from './restored-page.ts';

/**
 * Turns plain links into client-side navigation with one listener for the whole document, instead of a component for
 * each link (3 µs each on the server). Files, other windows, other sites and `data-reload` work as usual.
 */
export function followLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = ownLink(event.target);
    if (link === null) return;
    // Another person has logged in, in another window: the next page is loaded as a document, with their header.
    if (!isForWhoIsSignedIn(router)) return;
    event.preventDefault();
    // A menu popover closes together with the page below it.
    link.closest<HTMLElement>(':popover-open')?.hidePopover();
    void router.navigate(withoutPrefix(link.pathname) + link.search + link.hash);
  });
}

/** The link to a page of this site that contains the target. */
export function ownLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && isOwnPage(link) ? link : null;
}

function isOwnPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return false;
  if (link.dataset['reload'] !== undefined || !link.hasAttribute('href')) return false;
  if (link.pathname.startsWith('//')) return false; // the router would treat it as another site
  if (isFileAddress(withoutPrefix(link.pathname))) return false;
  const onlyAnchor = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return !onlyAnchor;
}
