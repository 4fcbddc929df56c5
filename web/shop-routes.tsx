import { redirectDocument, type RouteObject } from 'react-router';
import { Document } from './shell/document.tsx';
import { ErrorPage, ErrorScreen } from './shell/error-screen.tsx';
import { StorefrontLayout, storefrontLoader, storefrontShouldRevalidate } from './shell/storefront-layout.tsx';
import { guarded, screensFrom, type ScreenModules } from './screen.tsx';

const modules: ScreenModules = import.meta.glob('./storefront/**/route.tsx');
const screen = screensFrom(modules);

/** The route table of the specification: address, who may open it, the folder of its screen. */
const storefront: RouteObject[] = [
  screen('/', 'everyone', 'storefront/home'),
  screen('/search', 'everyone', 'storefront/search'),
  screen('/Part-Table', 'customer', 'storefront/part-table'),
  screen('/product', 'everyone', 'storefront/product'),
  screen('/Compare', 'everyone', 'storefront/compare'),
  screen('/LogIn', 'everyone', 'storefront/login'),
  screen('/Basket', 'everyone', 'storefront/basket'),
  screen('/Checkout', 'customer', 'storefront/checkout'),
  screen('/Sale-Complete', 'customer', 'storefront/order/sale-complete'),
  screen('/Customer-Order', 'customer', 'storefront/order/customer-order'),
  screen('/Order-Again', 'customer', 'storefront/order/order-again'),
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
  screen('/Company', 'customer', 'storefront/company/company'),
  screen('/Company/Members', 'customer', 'storefront/company/members'),
  screen('/Company/Part-Numbers', 'customer', 'storefront/company/part-numbers'),
  screen('/Approvals', 'customer', 'storefront/approvals/approvals'),
  screen('/Approval', 'customer', 'storefront/approvals/approval'),
  screen('/Company/Join', 'everyone', 'storefront/company/join'),
  screen('/Delivery-Addresses', 'customer', 'storefront/account/delivery-addresses'),
  screen('/Delivery-Address-Edit', 'customer', 'storefront/account/delivery-address-edit'),
  screen('/Quick-Order', 'customer', 'storefront/quick-order'),
  screen('/Bought-Before', 'customer', 'storefront/bought-before'),
  screen('/Lists', 'customer', 'storefront/lists/lists'),
  screen('/List', 'customer', 'storefront/lists/list'),
  screen('/List-Add', 'customer', 'storefront/lists/list-add'),
  screen('/Order-History', 'customer', 'storefront/account/order-history'),
  screen('/Documents', 'customer', 'storefront/documents'),
  screen('/Returns', 'customer', 'storefront/returns/returns'),
  screen('/Return', 'customer', 'storefront/returns/return'),
  screen('/Return-Parts', 'customer', 'storefront/returns/return-parts'),
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

interface Table {
  reduced: boolean;
  /** The administration's, where they are wanted; last, so that the places of all others stay as they are. */
  staff: readonly RouteObject[];
}

/** The tree of routes. Paths match in any letter case, with or without a slash at the end (A1). */
export function routeTree({ reduced, staff }: Table): RouteObject[] {
  const offered = reduced ? storefront.filter(({ path }) => !NOT_REDUCED.test(path ?? '')) : storefront;
  return [
    {
      Component: Document,
      ErrorBoundary: ErrorPage,
      // Within the document, so that what fails around the screens is still a page with styles.
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [...paper.map((route) => ({ ...route })), storefrontRoute(offered), ...staff],
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

/** A browser on the shop's pages does not know the administration's: the server says what is at an address. */
function notFound({ request }: { request: Request }): never {
  throw import.meta.env.SSR ? new Response(null, { status: 404 }) : redirectDocument(request.url);
}
