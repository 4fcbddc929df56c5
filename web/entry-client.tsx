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
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AnswersAtHand } from './answers-at-hand.ts';
import { askInSession } from './ask-in-session.ts';
import { forgetLanguageInAddress } from './language-address.ts';
import { followLinks } from './follow-links.ts';
import { KnownRoutes, type FirstScreen } from './known-routes.ts';
import { readyOnDemand } from './on-demand.tsx';
import { PageContext } from './page-context.ts';
import { unpacked } from './page-data.ts';
import { atFirstSign } from './presence.ts';
import { PublicUrlProvider } from './public-url.tsx';
import { watchRestoredPage } from './restored-page.ts';
import { readyRoute } from './ready-routes.ts';
import type { Ask } from './server-page.ts';
import { session } from './session.ts';
import { withMenu } from './shell/menu-in-page.ts';
import type { Language } from '#texts/languages.ts';
import { TextsProvider } from './texts/texts.tsx';
import { keepingTyped } from './typed-again.ts';

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
const reduced = hydration.is.includes('reduced');

forgetLanguageInAddress();
// The screens of this page are loaded before React takes over, so that it finds the page as the server drew it.
const known = new KnownRoutes(reduced);
const routes = await known.atFirst(hydration.screen);
await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => readyRoute(route)));
await readyOnDemand();

const contextWith = (ask: Ask) =>
  new PageContext({ ask, ...session, language: hydration.language, reduced }, () => answers.shown());
const answers = new AnswersAtHand();
const router = createBrowserRouter(routes, {
  hydrationData: {
    ...hydration.state,
    loaderData: withMenu(hydration.state.loaderData ?? {}, document),
    errors: revived(hydration.state.errors),
  },
  getContext: () => contextWith(askInSession),
  patchRoutesOnNavigation: async ({ patch }) => {
    const { screens, alone } = await known.screens();
    patch('screens', [...screens]);
    patch('alone', [...alone]);
  },
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
atFirstSign(() => void getReady().catch(() => undefined)); // following a link says what is wrong
watchRestoredPage(router);

async function getReady() {
  const [routes, { lookAhead }] = await Promise.all([known.tree(), import('./look-ahead.ts')]);
  lookAhead({ router, answers, routes, contextWith });
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
