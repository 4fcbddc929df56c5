import type { DataRouter } from 'react-router';
import type { ShownScreen } from './page-context.ts';
import type { Shell } from './shell/shell.ts';
import { signedInId } from './signed-in-id.ts';

/**
 * A page restored from the browser's back/forward cache appears at once, as it was left, including scroll position and
 * input. Its data may be stale, so it is reloaded in the background. If another person logged in or out in the
 * meantime, in any window, nothing of it is shown, because prices are for the customer only.
 */
export function watchRestoredPage(router: DataRouter): void {
  let leftAs = '';
  window.addEventListener('pagehide', () => (leftAs = everybodySignedIn()));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (everybodySignedIn() !== leftAs || !isForWhoIsSignedIn(router)) {
      document.documentElement.hidden = true;
      location.reload();
      return;
    }
    history.scrollRestoration = 'manual'; // the router returned this to the browser when the page was left
    void router.revalidate();
  });
}

/** Returns whether the shop's screens show data of the customer whose session the browser has. */
export function isForWhoIsSignedIn(router: DataRouter): boolean {
  return shellOf(router) === undefined || String(customerOf(router) ?? '') === signedInId('userID');
}

/** The customer whose data the shop's screens show. */
function customerOf(router: DataRouter): number | undefined {
  return shellOf(router)?.me?.id;
}

/** The current screen, unless another person has logged in since. */
export function shownScreen(router: DataRouter): ShownScreen | null {
  const leaf = router.state.matches.at(-1)?.route.id;
  if (leaf === undefined || !isForWhoIsSignedIn(router)) return null;
  const { location: at, loaderData } = router.state;
  return { url: new URL(at.pathname + at.search, location.origin), data: loaderData[leaf] };
}

function shellOf(router: DataRouter): Shell | undefined {
  return router.state.loaderData['storefront'] as Shell | undefined;
}

function everybodySignedIn(): string {
  return `${signedInId('userID')} ${signedInId('adminuserID')}`;
}
