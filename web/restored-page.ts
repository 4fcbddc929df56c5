import type { DataRouter } from 'react-router';
import type { ShownScreen } from './page-context.ts';
import type { Shell } from './shell/shell.ts';
import { signedInId } from './signed-in-id.ts';

/**
 * A page that the browser kept and shows again on the way back is there at once, as it was left: place, typed text and all. What
 * it shows may be old by then: it is asked for again behind it. If somebody logged in or out meanwhile, in whatever window,
 * nothing of it is shown: prices are for the customer alone.
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
    history.scrollRestoration = 'manual'; // the router gave it back to the browser when the page was left
    void router.revalidate();
  });
}

/** Returns whether the screens of the shop show what they know of the very customer whose session the browser has. */
export function isForWhoIsSignedIn(router: DataRouter): boolean {
  return shellOf(router) === undefined || String(shownFor(router) ?? '') === signedInId('userID');
}

/** The customer whose screens of the shop are shown. */
function shownFor(router: DataRouter): number | undefined {
  return shellOf(router)?.me?.id;
}

/** The screen that is shown, unless somebody else is signed in by now. */
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
