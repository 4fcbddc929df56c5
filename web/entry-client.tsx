import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/primitives.css';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
  type RouteObject,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AnswersAtHand } from './answers-at-hand.ts';
import { askInSession } from './ask-in-session.ts';
import { forgetLanguageInAddress } from './language-address.ts';
import { followLinks, prepareScreens } from './follow-links.ts';
import { PageContext } from './page-context.ts';
import { unpacked } from './page-data.ts';
import { PublicUrlProvider } from './public-url.tsx';
import { watchRestoredPage } from './restored-page.ts';
import { readyRoute } from './ready-routes.ts';
import { routeTree } from './shop-routes.tsx';
import type { Ask } from './server-page.ts';
import { session } from './session.ts';
import { withMenu } from './shell/menu-in-page.ts';
import type { Language } from '#texts/languages.ts';
import { TextsProvider } from './texts/texts.tsx';
import { keepingTyped } from './typed-again.ts';

interface Hydration {
  state: HydrationState;
  language: Language;
  reduced: boolean;
  publicUrl: string;
  signedIn: boolean;
  staffSignedIn: boolean;
}

const hydration = unpacked(JSON.parse(document.getElementById('hydration')?.textContent ?? '')) as Hydration;
session.signedIn = hydration.signedIn;
session.staffSignedIn = hydration.staffSignedIn;

forgetLanguageInAddress();
// The screens of this page are loaded before React takes over, so that it finds the page as the server drew it.
const routes = routeTree({ reduced: hydration.reduced, staff: await staffRoutes() });
await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => readyRoute(route)));

const contextWith = (ask: Ask) =>
  new PageContext({ ask, ...session, language: hydration.language, reduced: hydration.reduced }, () => answers.shown());
const answers = new AnswersAtHand(contextWith);
const router = createBrowserRouter(routes, {
  hydrationData: {
    ...hydration.state,
    loaderData: withMenu(hydration.state.loaderData ?? {}, document),
    errors: revived(hydration.state.errors),
  },
  getContext: () => contextWith(askInSession),
  dataStrategy: keepingTyped(answers.load, () => answers.shownFor()),
});
answers.watch(router);

hydrateRoot(
  document,
  <TextsProvider language={hydration.language}>
    <PublicUrlProvider url={hydration.publicUrl}>
      <RouterProvider router={router} />
    </PublicUrlProvider>
  </TextsProvider>,
);
followLinks(router);
prepareScreens(router, answers);
watchRestoredPage(router);

/** The administration's table is for its own pages: a third of what this file would be, for every buyer. */
async function staffRoutes(): Promise<RouteObject[]> {
  if (!/^\/administration(\/|$)/i.test(location.pathname)) return [];
  return (await import('./administration/routes.tsx')).administrationRoutes();
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
