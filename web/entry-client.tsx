import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserAsk } from './browser-ask.ts';
import { followLinks, prepareScreens } from './follow-links.ts';
import { PageContext } from './page-context.ts';
import { PublicUrlProvider } from './public-url.tsx';
import { readyRoute, routesFor } from './routes.tsx';
import { session } from './session.ts';
import type { Language } from './texts/catalogues.ts';
import { TextsProvider } from './texts/texts.tsx';

interface Hydration {
  state: HydrationState;
  language: Language;
  reduced: boolean;
  publicUrl: string;
  signedIn: boolean;
  staffSignedIn: boolean;
}

const hydration: Hydration = JSON.parse(document.getElementById('hydration')?.textContent ?? '');
session.signedIn = hydration.signedIn;
session.staffSignedIn = hydration.staffSignedIn;

// The screens of this page are loaded before React takes over, so that it finds the page as the server drew it.
const routes = routesFor({ reduced: hydration.reduced });
await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => readyRoute(route)));

const router = createBrowserRouter(routes, {
  hydrationData: { ...hydration.state, errors: revived(hydration.state.errors) },
  getContext: () =>
    new PageContext({ ask: browserAsk, ...session, language: hydration.language, reduced: hydration.reduced }),
});

hydrateRoot(
  document,
  <TextsProvider language={hydration.language}>
    <PublicUrlProvider url={hydration.publicUrl}>
      <RouterProvider router={router} />
    </PublicUrlProvider>
  </TextsProvider>,
);
followLinks(router);
prepareScreens(router);

function revived(errors: HydrationState['errors']): NonNullable<HydrationState['errors']> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]: [string, { status: number; data: unknown }]) => [
      id,
      new ErrorResponse(error.status, '', error.data),
    ]),
  );
}
