import { redirectDocument, type RouteObject } from 'react-router';
import { guardScreen } from './screen.tsx';
import { Document } from './shell/document.tsx';
import { ErrorPage, ErrorScreen } from './shell/error-screen.tsx';
import { storefrontLoader } from './shell/shell.ts';
import { StorefrontLayout, storefrontShouldRevalidate } from './shell/storefront-layout.tsx';

/** Parent of a screen, by route id: the shop's header and footer, or nothing. */
export type Surroundings = 'screens' | 'alone';

export type Screens = Readonly<Record<Surroundings, readonly RouteObject[]>>;

/** The route tree with these screens. Paths match case-insensitively, with or without a trailing slash (A1). */
export function routeTree({ screens, alone }: Screens): RouteObject[] {
  return [
    {
      id: 'document',
      Component: Document,
      ErrorBoundary: ErrorPage,
      // Inside the document, so that an error around the screens still renders a page with styles.
      children: [
        {
          id: 'alone' satisfies Surroundings,
          ErrorBoundary: ErrorPage,
          children: [...copyRoutes(alone), inShop(screens)],
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
        // An error in a screen keeps the header, so that the rest of the shop still works (A1).
        ErrorBoundary: ErrorScreen,
        children: [...copyRoutes(screens), { id: 'elsewhere', path: '*', loader: notFound, Component: ErrorScreen }],
      },
    ],
  };
}

/** Copies routes, because a loaded screen is written into its route. */
function copyRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => ({ ...route }));
}

/**
 * The browser on the shop's pages does not know the administration's routes, so the server decides about an unknown
 * address.
 */
function notFound({ request }: { request: Request }): never {
  throw import.meta.env.SSR ? new Response(null, { status: 404 }) : redirectDocument(request.url);
}
