import type { RouteObject } from 'react-router';
import { administrationRoutes } from './administration/routes.tsx';
import { Document } from './shell/document.tsx';
import { ErrorPage, ErrorScreen } from './shell/error-screen.tsx';
import { StorefrontLayout, storefrontLoader, storefrontShouldRevalidate } from './shell/storefront-layout.tsx';
import { guarded, screen } from './screen.tsx';

/** The route table of the specification: address, who may open it, the folder of its screen. */
const storefront: RouteObject[] = [
  screen('/', 'everyone', 'storefront/home'),
  screen('/search', 'everyone', 'storefront/search'),
  screen('/product', 'everyone', 'storefront/product'),
  screen('/LogIn', 'everyone', 'storefront/login'),
  screen('/Basket', 'everyone', 'storefront/basket'),
  screen('/Checkout', 'customer', 'storefront/checkout'),
  screen('/Sale-Complete', 'customer', 'storefront/order/sale-complete'),
  screen('/Customer-Order', 'customer', 'storefront/order/customer-order'),
  screen('/Create-Account', 'everyone', 'storefront/account/create-account'),
  screen('/Account-Created', 'everyone', 'storefront/account/account-created'),
  screen('/Activate', 'everyone', 'storefront/account/activate'),
  screen('/Forgot-Password', 'everyone', 'storefront/account/forgot-password'),
  screen('/Password-Sent', 'everyone', 'storefront/account/password-sent'),
  screen('/Reset-Password', 'everyone', 'storefront/account/reset-password'),
  screen('/Dashboard', 'customer', 'storefront/account/dashboard'),
  screen('/My-Account', 'customer', 'storefront/account/my-account'),
  screen('/Edit-Account', 'customer', 'storefront/account/edit-account'),
  screen('/Account-Security', 'customer', 'storefront/account/account-security'),
  screen('/Account-Edited', 'customer', 'storefront/account/account-edited'),
  screen('/Delivery-Addresses', 'customer', 'storefront/account/delivery-addresses'),
  screen('/Delivery-Address-Edit', 'customer', 'storefront/account/delivery-address-edit'),
  screen('/Order-History', 'customer', 'storefront/account/order-history'),
  screen('/Manuals', 'customer', 'storefront/content/manuals'),
  screen('/TesaTape', 'everyone', 'storefront/content/tesa-tape'),
  screen('/Contact-Us', 'everyone', 'storefront/content/contact-us'),
  screen('/News', 'everyone', 'storefront/content/news'),
  screen('/News/:slug', 'everyone', 'storefront/content/news-entry'),
  screen('/log-out', 'everyone', 'storefront/log-out'),
  screen('/language', 'everyone', 'storefront/language'),
];

/** Pages that are paper: without header and footer (A28). */
const paper: RouteObject[] = [screen('/PDFOrder', 'customer', 'storefront/pdf-order')];

/** What the reduced route set leaves out (A32, D36), beside the administration. */
const NOT_REDUCED = /^\/search/i;

/** The whole tree of routes. Paths match in any letter case, with or without a slash at the end (A1). */
export function routesFor({ reduced }: { reduced: boolean }): RouteObject[] {
  const offered = reduced ? storefront.filter(({ path }) => !NOT_REDUCED.test(path ?? '')) : storefront;
  return [
    {
      Component: Document,
      ErrorBoundary: ErrorPage,
      // Within the document, so that what fails around the screens is still a page with styles.
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            ...(reduced ? [] : administrationRoutes()),
            ...paper.map((route) => ({ ...route })),
            storefrontRoute(offered),
          ],
        },
      ],
    },
  ];
}

function storefrontRoute(offered: readonly RouteObject[]): RouteObject {
  return {
    id: 'storefront',
    Component: StorefrontLayout,
    loader: guarded('everyone', storefrontLoader),
    shouldRevalidate: storefrontShouldRevalidate,
    children: [
      {
        // An error in a screen keeps the header: the rest of the shop goes on (A1).
        ErrorBoundary: ErrorScreen,
        children: [...offered.map((route) => ({ ...route })), { path: '*', loader: notFound, Component: ErrorScreen }],
      },
    ],
  };
}

function notFound(): never {
  throw new Response(null, { status: 404 });
}

/** Loads the screens of these routes and of all below them now, so that no later step waits for them. */
export async function readyRoutes(routes: RouteObject[]): Promise<RouteObject[]> {
  await Promise.all(
    routes.map(async (route) => {
      await readyRoute(route);
      if (route.children !== undefined) await readyRoutes(route.children);
    }),
  );
  return routes;
}

/** Loads what is shown for this very route. */
export async function readyRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}
