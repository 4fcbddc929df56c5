import {
  matchRoutes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type DataRouter,
  type HydrationState,
} from 'react-router';
import { AnswersAtHand } from './answers-at-hand.ts';
import { askInSession } from './ask-in-session.ts';
import { lookAhead } from './look-ahead.ts';
import { PageContext } from './page-context.ts';
import { readyRoute } from './ready-routes.ts';
import { routeTree } from './route-tree.tsx';
import type { Ask } from './server-page.ts';
import { session } from './session.ts';
import { shopScreens } from './shop-routes.tsx';
import type { Language } from '#texts/languages.ts';
import { keepingTyped } from './typed-again.ts';

// Loaded when there is a sign of somebody who may go on from this page (presence.ts); with the administration's pages at once.

interface Page {
  state: HydrationState;
  language: Language;
  reduced: boolean;
  /** Whether it is one of the administration's: only those know where its screens are. */
  isStaffs: boolean;
}

/** The router that goes on from a page as it is shown, and looks ahead. */
export async function movingRouter({ state, language, reduced, isStaffs }: Page): Promise<DataRouter> {
  const { screens, alone } = shopScreens(reduced);
  const staffs = isStaffs ? (await import('./administration/routes.tsx')).administrationRoutes() : [];
  const routes = routeTree({ screens, alone: [...alone, ...staffs] });
  await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => readyRoute(route)));

  const contextWith = (ask: Ask) => new PageContext({ ask, ...session, language, reduced }, () => answers.shown());
  const answers = new AnswersAtHand();
  const router = createRouter({
    routes,
    history: createBrowserHistory(),
    hydrationData: state,
    mapRouteProperties,
    hydrationRouteProperties,
    getContext: () => contextWith(askInSession),
    dataStrategy: keepingTyped(answers.load, () => answers.shownFor()),
  }).initialize();
  answers.watch(router);
  lookAhead({ router, answers, routes, contextWith });
  return router;
}
