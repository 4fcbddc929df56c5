import type { RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { guarded, screensFrom, type ScreenModules } from '../screen.tsx';
import { ErrorPage } from '../shell/error-screen.tsx';

const modules: ScreenModules = import.meta.glob('./**/route.tsx');
const screen = screensFrom(modules, 'administration/');

/** The administration's route table; each address stands below /Administration (E1). */
const screens: RouteObject[] = [
  screen('dashboard', 'staff', 'administration/dashboard'),
  screen('search', 'staff', 'administration/search'),
  screen('queue', 'staff', 'administration/queue'),
  screen('carriers', 'staff', 'administration/carriers'),
  screen('returns', 'staff', 'administration/returns'),
  screen('return', 'staff', 'administration/return'),
  screen('orders', 'staff', 'administration/orders'),
  screen('pending-orders', 'staff', 'administration/pending-orders'),
  screen('orderview', 'staff', 'administration/order-view'),
  screen('order-sheets', 'staff', 'administration/order-sheets'),
  screen('customers', 'staff', 'administration/customers'),
  screen('customeredit', 'staff', 'administration/customer-edit'),
  screen('company', 'staff', 'administration/company'),
  screen('merge-companies', 'staff', 'administration/merge-companies'),
  screen('delete', 'staff', 'administration/delete'),
  screen('audit', 'staff', 'administration/audit'),
  screen('mailbox', 'staff', 'administration/mailbox'),
  screen('mail', 'staff', 'administration/mailbox/mail'),
  screen('products', 'staff', 'administration/products'),
  screen('productedit', 'staff', 'administration/product-edit'),
  screen('stock', 'staff', 'administration/stock'),
  screen('replacement', 'staff', 'administration/replacement'),
  screen('specifications', 'staff', 'administration/specifications'),
  screen('product-types', 'staff', 'administration/product-types'),
  screen('product-type', 'staff', 'administration/product-type'),
  screen('relatedproducts', 'staff', 'administration/related-products'),
  screen('productvariant15', 'staff', 'administration/variant-prices'),
  screen('productvariant20', 'staff', 'administration/variant-prices'),
  screen('productvariant15/add-width', 'staff', 'administration/variant-prices/add-width'),
  screen('productvariant20/add-width', 'staff', 'administration/variant-prices/add-width'),
  screen('import', 'staff', 'administration/import'),
  screen('importview', 'staff', 'administration/import-view'),
  screen('categories', 'staff', 'administration/categories'),
  screen('categories/add-category', 'staff', 'administration/categories/add-category'),
  screen('subcategories', 'staff', 'administration/subcategories'),
  screen('subcategories/add-subcategory', 'staff', 'administration/subcategories/add-subcategory'),
  screen('synonyms', 'staff', 'administration/synonyms'),
  screen('synonym', 'staff', 'administration/synonym'),
  screen('translations', 'staff', 'administration/translations'),
  screen('translation', 'staff', 'administration/translation'),
  screen('searches', 'staff', 'administration/searches'),
  screen('pinned-parts', 'staff', 'administration/pinned-parts'),
  screen('promo-codes', 'staff', 'administration/promo-codes'),
  screen('promo-code-edit', 'staff', 'administration/promo-code-edit'),
  screen('exchange-rates', 'staff', 'administration/exchange-rates'),
  screen('settings', 'staff', 'administration/settings'),
  screen('staff', 'staff', 'administration/staff'),
  screen('my-account', 'staff', 'administration/my-account'),
  screen('stats', 'staff', 'administration/stats'),
  screen('homepage-images', 'staff', 'administration/homepage-images'),
  screen('media-images', 'staff', 'administration/media-images'),
  screen('news', 'staff', 'administration/news'),
  screen('news-edit', 'staff', 'administration/news-edit'),
  screen('manuals', 'staff', 'administration/manuals'),
  screen('manual-edit', 'staff', 'administration/manual-edit'),
];

/** The shop itself has pages of these names: without the prefix they are the shop's (E1). */
const THE_SHOPS_OWN = new Set(['company', 'dashboard', 'search', 'my-account', 'news', 'manuals', 'returns', 'return']);

/** The addresses that are also written without the prefix. */
const ALSO_UNPREFIXED = screens.map(({ path }) => path ?? '').filter((path) => !THE_SHOPS_OWN.has(path));

/**
 * Sign-in stands alone; every other screen has the administration's own header and menu and needs the staff session. The
 * unprefixed spellings lead to the canonical ones, their query kept.
 */
export function administrationRoutes(): RouteObject[] {
  return [
    {
      path: '/administration',
      ErrorBoundary: ErrorPage,
      children: [
        {
          index: true,
          ...withoutPath(screen('', 'everyone', 'administration/sign-in')),
        },
        screen('sign-out', 'everyone', 'administration/sign-out'),
        screen('stop-ordering', 'staff', 'administration/stop-ordering'),
        {
          ...withoutPath(screen('', 'staff', 'administration/frame')),
          id: 'administration',
          children: [
            {
              lazy: async () => ({ ErrorBoundary: await errorScreen() }),
              children: [
                ...screens.map((route) => ({ ...route })),
                {
                  path: '*',
                  loader: guarded('staff', () => {
                    throw new Response(null, { status: 404 });
                  }),
                  lazy: async () => ({ Component: await errorScreen() }),
                },
              ],
            },
          ],
        },
      ],
    },
    ...ALSO_UNPREFIXED.map((path) => ({
      path: `/${path}`,
      loader: ({ request }: { request: Request }) => {
        const { pathname, search } = new URL(request.url);
        return redirect(`/Administration${pathname}${search}`);
      },
      element: null, // nothing is shown here, also not to what is sent
    })),
  ];
}

/** Loaded with the administration: the route table is every buyer's, the texts of staff are not. */
async function errorScreen() {
  return (await import('./frame/staff-error-screen.tsx')).StaffErrorScreen;
}

function withoutPath({ path: _, ...route }: RouteObject): Omit<RouteObject, 'path' | 'children' | 'index'> {
  const { children: _children, index: _index, ...rest } = route;
  return rest;
}
