import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/primitives.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type HydrationState, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { LinkPrefix } from './design/page-link.tsx';
import { AfterHydration } from './after-hydration.tsx';
import { noteTyped } from './typed-before-hydration.ts';
import { prefixOfPath } from './language-address.ts';
import { followLinks } from './follow-links.ts';
import { PageContext } from './page-context.ts';
import { callOrTakePrefetched, prefetchLinks } from './prefetch.ts';
import { PublicUrlProvider } from './public-url.tsx';
import { type ShopFace, ShopFaceContext } from './shell/shop-face.ts';
import { shownScreen, watchRestoredPage } from './restored-page.ts';
import { routeTree } from './route-tree.tsx';
import type { Ask } from './server-page.ts';
import { rememberSession, type Shell } from './shell/shell.ts';
import { session } from './session.ts';
import { withMenu } from './shell/menu-in-page.ts';
import { shopScreens } from './shop-routes.tsx';
import { isStaffAddress } from './staff-address.ts';
import type { StaffRight } from '#shop/base/rights/staff-right.ts';
import type { Language } from '#texts/languages.ts';
import { TextsProvider } from './texts/texts.tsx';

interface Hydration {
  state: HydrationState;
  language: Language;
  publicUrl: string;
  face: ShopFace;
  staffRights?: StaffRight[];
  is: ('reduced' | 'signedIn' | 'staffSignedIn')[];
}

const hydration = JSON.parse(document.getElementById('hydration')?.textContent ?? '') as Hydration;
const { language } = hydration;
const reduced = hydration.is.includes('reduced');
session.signedIn = hydration.is.includes('signedIn');
session.staffSignedIn = hydration.is.includes('staffSignedIn');
session.staffRights = hydration.staffRights ?? null;
const shell: Shell | undefined = hydration.state.loaderData?.['storefront'];
if (shell !== undefined) rememberSession(shell);

const basename = prefixOfPath(location.pathname);
void start();

/** Not awaited by this module, because the files of screens import files that are built together with it. */
async function start(): Promise<void> {
  const routes = await readRoutes();
  await loadShownScreens(routes);
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: { ...hydration.state, loaderData: withMenu(hydration.state.loaderData ?? {}, document) },
    getContext: () => contextWith(callOrTakePrefetched),
  });
  const contextWith = (ask: Ask) => new PageContext({ ask, ...session, language, reduced }, () => shownScreen(router));
  noteTyped();
  hydrateRoot(
    document,
    <TextsProvider language={language}>
      <PublicUrlProvider url={hydration.publicUrl}>
        <ShopFaceContext value={hydration.face}>
          <LinkPrefix value={basename}>
            <AfterHydration>
              <RouterProvider router={router} />
            </AfterHydration>
          </LinkPrefix>
        </ShopFaceContext>
      </PublicUrlProvider>
    </TextsProvider>,
  );
  followLinks(router);
  prefetchLinks(routes, contextWith);
  watchRestoredPage(router);
}

/** The shop's pages omit the administration's routes. */
async function readRoutes(): Promise<RouteObject[]> {
  const { screens, alone } = shopScreens(reduced);
  if (reduced || !isStaffAddress(location.pathname)) return routeTree({ screens, alone });
  const { administrationRoutes } = await import('./administration/routes.tsx');
  return routeTree({ screens, alone: [...alone, ...administrationRoutes()] });
}

/** React hydrates the server-rendered page, so the code of its screens must be loaded first. */
async function loadShownScreens(all: RouteObject[]): Promise<void> {
  const shown = matchRoutes(all, location, basename) ?? [];
  await Promise.all(
    shown.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
