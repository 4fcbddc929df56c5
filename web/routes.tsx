import type { RouteObject } from 'react-router';
import { administrationRoutes } from './administration/routes.tsx';
import { Document } from './shell/document.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { StorefrontLayout, storefrontLoader, storefrontShouldRevalidate } from './shell/storefront-layout.tsx';
import { guarded, screen } from './screen.tsx';

/** The route table of the specification: address, who may open it, the folder of its screen. */
const storefront: RouteObject[] = [
  screen('/', 'everyone', 'storefront/home', () => import('./storefront/home/route.tsx')),
  screen('/search', 'everyone', 'storefront/search', () => import('./storefront/search/route.tsx')),
  screen('/product', 'everyone', 'storefront/product', () => import('./storefront/product/route.tsx')),
  screen('/login', 'everyone', 'storefront/login', () => import('./storefront/login/route.tsx')),
  screen('/basket', 'everyone', 'storefront/basket', () => import('./storefront/basket/route.tsx')),
  screen('/checkout', 'customer', 'storefront/checkout', () => import('./storefront/checkout/route.tsx')),
  screen(
    '/sale-complete',
    'customer',
    'storefront/order/sale-complete',
    () => import('./storefront/order/sale-complete/route.tsx'),
  ),
  screen(
    '/customer-order',
    'customer',
    'storefront/order/customer-order',
    () => import('./storefront/order/customer-order/route.tsx'),
  ),
  screen(
    '/create-account',
    'everyone',
    'storefront/account/create-account',
    () => import('./storefront/account/create-account/route.tsx'),
  ),
  screen(
    '/account-created',
    'everyone',
    'storefront/account/account-created',
    () => import('./storefront/account/account-created/route.tsx'),
  ),
  screen(
    '/activate',
    'everyone',
    'storefront/account/activate',
    () => import('./storefront/account/activate/route.tsx'),
  ),
  screen(
    '/forgot-password',
    'everyone',
    'storefront/account/forgot-password',
    () => import('./storefront/account/forgot-password/route.tsx'),
  ),
  screen(
    '/password-sent',
    'everyone',
    'storefront/account/password-sent',
    () => import('./storefront/account/password-sent/route.tsx'),
  ),
  screen(
    '/reset-password',
    'everyone',
    'storefront/account/reset-password',
    () => import('./storefront/account/reset-password/route.tsx'),
  ),
  screen(
    '/dashboard',
    'customer',
    'storefront/account/dashboard',
    () => import('./storefront/account/dashboard/route.tsx'),
  ),
  screen(
    '/my-account',
    'customer',
    'storefront/account/my-account',
    () => import('./storefront/account/my-account/route.tsx'),
  ),
  screen(
    '/edit-account',
    'customer',
    'storefront/account/edit-account',
    () => import('./storefront/account/edit-account/route.tsx'),
  ),
  screen(
    '/account-edited',
    'customer',
    'storefront/account/account-edited',
    () => import('./storefront/account/account-edited/route.tsx'),
  ),
  screen(
    '/delivery-addresses',
    'customer',
    'storefront/account/delivery-addresses',
    () => import('./storefront/account/delivery-addresses/route.tsx'),
  ),
  screen(
    '/delivery-address-edit',
    'customer',
    'storefront/account/delivery-address-edit',
    () => import('./storefront/account/delivery-address-edit/route.tsx'),
  ),
  screen(
    '/order-history',
    'customer',
    'storefront/account/order-history',
    () => import('./storefront/account/order-history/route.tsx'),
  screen('/manuals', 'customer', 'storefront/content/manuals', () => import('./storefront/content/manuals/route.tsx')),
  screen(
    '/tesatape',
    'everyone',
    'storefront/content/tesa-tape',
    () => import('./storefront/content/tesa-tape/route.tsx'),
  ),
  screen(
    '/contact-us',
    'everyone',
    'storefront/content/contact-us',
    () => import('./storefront/content/contact-us/route.tsx'),
  ),
  screen('/news', 'everyone', 'storefront/content/news', () => import('./storefront/content/news/route.tsx')),
  screen(
    '/news/:slug',
    'everyone',
    'storefront/content/news-entry',
    () => import('./storefront/content/news-entry/route.tsx'),
  ),
  screen('/log-out', 'everyone', 'storefront/log-out', () => import('./storefront/log-out/route.tsx')),
  screen('/language', 'everyone', 'storefront/language', () => import('./storefront/language/route.tsx')),
];

/** Pages that are paper: without header and footer (A28). */
const paper: RouteObject[] = [
  screen('/pdforder', 'customer', 'storefront/pdf-order', () => import('./storefront/pdf-order/route.tsx')),
];

/** What the reduced route set leaves out (A32, D36), beside the administration. */
const NOT_REDUCED = /^\/search/i;

/** The whole tree of routes. Paths match in any letter case, with or without a slash at the end (A1). */
export function routesFor({ reduced }: { reduced: boolean }): RouteObject[] {
  const offered = reduced ? storefront.filter(({ path }) => !NOT_REDUCED.test(path ?? '')) : storefront;
  return [
    {
      Component: Document,
      ErrorBoundary: ErrorScreen,
      children: [
        ...(reduced ? [] : administrationRoutes()),
        { ErrorBoundary: ErrorScreen, children: paper.map((route) => ({ ...route })) },
        {
          id: 'storefront',
          Component: StorefrontLayout,
          loader: guarded('everyone', storefrontLoader),
          shouldRevalidate: storefrontShouldRevalidate,
          children: [
            {
              // An error in a screen keeps the header: the rest of the shop goes on (A1).
              ErrorBoundary: ErrorScreen,
              children: [
                ...offered.map((route) => ({ ...route })),
                { path: '*', loader: notFound, Component: ErrorScreen },
              ],
            },
          ],
        },
      ],
    },
  ];
}

function notFound(): never {
  throw new Response(null, { status: 404 });
}

/** Loads the screens of these routes now, so that no later step waits for them. */
export async function readyRoutes(routes: RouteObject[]): Promise<RouteObject[]> {
  await Promise.all(
    routes.map(async (route) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
      if (route.children !== undefined) await readyRoutes(route.children);
    }),
  );
  return routes;
}
