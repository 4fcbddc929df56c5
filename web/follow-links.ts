import { matchRoutes, type createBrowserRouter } from 'react-router';
import { isFileAddress } from './file-address.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Plain links become quick ones: one listener for the whole document instead of a component for each link (3 µs each on the
 * server). Files, other windows, other sites and `data-reload` go their normal way.
 */
export function followLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isOwnPage(link)) return;
    event.preventDefault();
    // A menu over the page goes with the page that it lay over.
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    void router.navigate(link.pathname + link.search + link.hash);
  });
}

/** Whoever points at a link will soon follow it: its screen's files are loaded by then. The browser keeps what it has. */
export function prepareScreens(router: Router): void {
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || !isOwnPage(link)) return;
    for (const { route } of matchRoutes(router.routes, link.pathname) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined); // following the link says what is wrong
    }
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(intent, prepare, { passive: true });
}

function isOwnPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return false;
  if (link.dataset['reload'] !== undefined || !link.hasAttribute('href')) return false;
  if (link.pathname.startsWith('//')) return false; // as a way of a router it would be another site
  if (isFileAddress(link.pathname)) return false;
  const onlyAnchor = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  return !onlyAnchor;
}
