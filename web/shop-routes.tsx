import type { RouteObject } from 'react-router';
import type { Screens } from './route-tree.tsx';
import { screenAt, screensFrom, underItsAddress, type ScreenModules } from './screen.tsx';

const modules: ScreenModules = import.meta.glob('./storefront/**/route.tsx');
const screen = screensFrom(modules);

/** The route table of the specification: address, audience, folder of the screen. */
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
  screen('/Account-Data', 'customer', 'storefront/account/account-data'),
  screen('/Account-Edited', 'customer', 'storefront/account/account-edited'),
  screen('/Company', 'customer', 'storefront/company/company'),
  screen('/Company/Members', 'customer', 'storefront/company/members'),
  screen('/Company/Keys', 'customer', 'storefront/company/keys'),
  screen('/Company/Webhooks', 'customer', 'storefront/company/webhooks'),
  screen('/Company/Statement', 'customer', 'storefront/company/statement'),
  screen('/Company/Part-Numbers', 'customer', 'storefront/company/part-numbers'),
  screen('/Part-Requests', 'customer', 'storefront/part-requests/part-requests'),
  screen('/Part-Request', 'customer', 'storefront/part-requests/part-request'),
  screen('/Ask-For-Parts', 'customer', 'storefront/part-requests/ask'),
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
  screen('/Scan', 'customer', 'storefront/presses/scan'),
  screen('/My-Presses', 'customer', 'storefront/presses/my-presses'),
  screen('/My-Press', 'customer', 'storefront/presses/my-press'),
  screen('/Press/:token', 'everyone', 'storefront/presses/press'),
  screen('/Presses', 'everyone', 'storefront/presses/presses'),
  screen('/Presses/:model', 'everyone', 'storefront/presses/model'),
  screen('/Presses/:model/:assembly', 'everyone', 'storefront/presses/assembly'),
  screen('/Order-History', 'customer', 'storefront/account/order-history'),
  screen('/Earlier-Orders', 'customer', 'storefront/past-orders/past-orders'),
  screen('/Earlier-Order', 'customer', 'storefront/past-orders/past-order'),
  screen('/Documents', 'customer', 'storefront/documents'),
  screen('/Quotes', 'customer', 'storefront/quotes/quotes'),
  screen('/Quote', 'customer', 'storefront/quotes/quote'),
  screen('/Quote-Request', 'customer', 'storefront/quotes/quote-request'),
  screen('/Returns', 'customer', 'storefront/returns/returns'),
  screen('/Return', 'customer', 'storefront/returns/return'),
  screen('/Return-Parts', 'customer', 'storefront/returns/return-parts'),
  screen('/Manuals', 'customer', 'storefront/content/manuals'),
  screen('/TesaTape', 'everyone', 'storefront/content/tesa-tape'),
  screen('/Contact-Us', 'everyone', 'storefront/content/contact-us'),
  screen('/News', 'everyone', 'storefront/content/news'),
  screen('/News/:slug', 'everyone', 'storefront/content/news-entry'),
  screen('/Legal/:kind', 'everyone', 'storefront/content/legal-page'),
  screen('/Legal/:kind/:version', 'everyone', 'storefront/content/legal-version'),
  screen('/Confirm-Address', 'everyone', 'storefront/account/confirm-address'),
  screen('/Mailings', 'everyone', 'storefront/mailings'),
  screen('/log-out', 'everyone', 'storefront/log-out'),
  screen('/language', 'everyone', 'storefront/language'),
];

/** Pages without header and footer: printable ones (A28), and the one that a browser keeps (J9). */
const paper: RouteObject[] = [
  screen('/PDFOrder', 'customer', 'storefront/pdf-order'),
  screen('/Press-Labels', 'customer', 'storefront/presses/press-labels'),
  screen('/At-The-Press', 'customer', 'storefront/presses/at-the-press'),
];

/** Every part of web/design in its states: only in development (npm run dev), and in no build. */
const design: RouteObject[] =
  import.meta.env.MODE === 'development'
    ? [
        screenAt(
          '/design',
          { module: 'web/design/gallery/route.tsx', access: 'everyone' },
          () => import('./design/gallery/route.tsx'),
        ),
      ]
    : [];

/** Routes that the reduced route set leaves out (A32, D36), in addition to the administration. */
const NOT_REDUCED = /^\/search/i;

/** The shop's own screens. Their ids are the same in a browser without the administration's routes. */
export function shopScreens(reduced: boolean): Screens {
  const offered = reduced ? storefront.filter(({ path }) => !NOT_REDUCED.test(path ?? '')) : storefront;
  return { screens: offered.map(underItsAddress), alone: [...paper, ...design].map(underItsAddress) };
}
