import { redirectDocument, type RouteObject } from 'react-router';
import { guardScreen } from './screen.tsx';
import { Document } from './shell/document.tsx';
import { ErrorPage, ErrorScreen } from './shell/error-screen.tsx';
import { storefrontLoader } from './shell/shell.ts';
import { StorefrontLayout, storefrontShouldRevalidate } from './shell/storefront-layout.tsx';

/** Parent of a screen, by route id: the shop's header and footer, or nothing. */
export type Surroundings = 'screens' | 'alone';

export type Screens = Readonly<Record<Surroundings, readonly RouteObject[]>>;

/** The tree of routes with these screens in it. Paths match in any letter case, with or without a slash at the end (A1). */
export function routeTree({ screens, alone }: Screens): RouteObject[] {
  return [
    {
      id: 'document',
      Component: Document,
      ErrorBoundary: ErrorPage,
      // Within the document, so that what fails around the screens is still a page with styles.
      children: [
        {
          id: 'alone' satisfies Surroundings,
          ErrorBoundary: ErrorPage,
          children: [...copied(alone), inShop(screens)],
        },
      ],
    },
  ];
}

function inShop(screens: readonly RouteObject[]): RouteObject {
  return {
    id: 'storefront',
    Component: StorefrontLayout,
    loader: guardScreen('everyone', storefrontLoader),
    shouldRevalidate: storefrontShouldRevalidate,
    children: [
      {
        id: 'screens' satisfies Surroundings,
        // An error in a screen keeps the header: the rest of the shop goes on (A1).
        ErrorBoundary: ErrorScreen,
        children: [...copied(screens), { id: 'elsewhere', path: '*', loader: notFound, Component: ErrorScreen }],
      },
    ],
  };
}

/** Copies routes, because a loaded screen is written into its route. */
function copied(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => ({ ...route }));
}

/** A browser on the shop's pages does not know the administration's: the server says what is at an address. */
function notFound({ request }: { request: Request }): never {
  throw import.meta.env.SSR ? new Response(null, { status: 404 }) : redirectDocument(request.url);
}
