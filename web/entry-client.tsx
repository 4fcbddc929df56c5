import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/primitives.css';
import { hydrateRoot } from 'react-dom/client';
import {
  matchRoutes,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type DataRouter,
  type HydrationState,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { forgetLanguageInAddress } from './language-address.ts';
import { followLinks } from './follow-links.ts';
import { ownRoute, type FirstScreen } from './own-route.ts';
import { lateRouter } from './late-router.ts';
import { unpacked } from './page-data.ts';
import { atFirstSign } from './presence.ts';
import { PublicUrlProvider } from './public-url.tsx';
import { watchRestoredPage } from './restored-page.ts';
import { readyRoute } from './ready-routes.ts';
import { session } from './session.ts';
import { withMenu } from './shell/menu-in-page.ts';
import { isStaffAddress } from './staff-address.ts';
import type { Language } from '#texts/languages.ts';
import { TextsProvider } from './texts/texts.tsx';

interface Hydration {
  state: HydrationState;
  screen: FirstScreen | null;
  language: Language;
  publicUrl: string;
  is: ('reduced' | 'signedIn' | 'staffSignedIn')[];
}

const hydration = unpacked(JSON.parse(document.getElementById('hydration')?.textContent ?? '')) as Hydration;
session.signedIn = hydration.is.includes('signedIn');
session.staffSignedIn = hydration.is.includes('staffSignedIn');
const state: HydrationState = {
  ...hydration.state,
  loaderData: withMenu(hydration.state.loaderData ?? {}, document),
  errors: revived(hydration.state.errors),
};

forgetLanguageInAddress();
// The screens of this page are loaded before React takes over, so that it finds the page as the server drew it.
const isStaffs = isStaffAddress(location.pathname);
const router = isStaffs ? await goOn() : await waitForSign();

hydrateRoot(
  document,
  <TextsProvider language={hydration.language}>
    <PublicUrlProvider url={hydration.publicUrl}>
      <RouterProvider router={router} />
    </PublicUrlProvider>
  </TextsProvider>,
);
followLinks(router);
watchRestoredPage(router);

/** The router that goes on from this page. */
async function goOn(): Promise<DataRouter> {
  const { movingRouter } = await import('./moving-router.ts');
  const reduced = hydration.is.includes('reduced');
  return movingRouter({ state, language: hydration.language, reduced, isStaffs });
}

/** Until somebody is there the page's own route will do. */
async function waitForSign(): Promise<DataRouter> {
  const routes = ownRoute(hydration.screen);
  await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => readyRoute(route)));
  const { router, getReady } = lateRouter(routes, state, goOn);
  atFirstSign(getReady);
  return router;
}

function revived(errors: HydrationState['errors']): NonNullable<HydrationState['errors']> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]: [string, { status: number; data: unknown }]) => [
      id,
      new ErrorResponse(error.status, '', error.data),
    ]),
  );
}
