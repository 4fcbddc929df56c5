import type { RouteObject } from 'react-router';
import { administrationRoutes } from '#web/administration/routes.tsx';

const [prefixed, ...others] = administrationRoutes();

/** What only takes a button's form, and shows nothing. */
const BUTTONS: ReadonlySet<string> = new Set(['sign-out', 'stop-ordering']);

/** Every address below /Administration that has a screen, as the route table has them; the sign-in aside. */
export const administrationScreens = screensOf(prefixed?.children ?? []).filter((path) => !BUTTONS.has(path));

/** The addresses that are also written without the prefix: '/orders'. */
export const unprefixedAddresses = others.map(({ path = '' }) => path);

function screensOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap((route) => [
    ...(route.handle === undefined || route.path === undefined ? [] : [route.path]),
    ...screensOf(route.children ?? []),
  ]);
}

const TAPES = '23140838-5158-4B2F-93E5-850B7A7BD171';

/** What is added to the address of each screen of the administration, for the states that it has; the usual one first. */
export const SCREEN_STATES: Record<string, readonly string[]> = {
  dashboard: [''],
  search: ['?keyword=harbour'],
  queue: ['', '?state=cancelled', '?search=nobody+of+that+name'],
  carriers: [''],
  returns: ['', '?returnState=waiting', '?search=nobody+of+that+name'],
  return: ['?id=1'],
  orders: [''],
  'pending-orders': [''],
  orderview: ['?id=1136', '?id=1131&queue=1'],
  'order-sheets': ['?id=1136&id=1135', ''],
  customers: ['', '?search=nobody+of+that+name'],
  company: ['?id=1', '?id=5'],
  'merge-companies': ['?into=1', '?into=1&which=2', '?into=1&which=1'],
  customeredit: ['', '?id=1', '?id=35'],
  delete: ['?what=product&id=101', '?what=category&id=28'],
  audit: [''],
  mailbox: [''],
  mail: [], // needs a mail: e2e/support/prepared-screens.ts
  products: ['', '?search=NOTHING+LIKE+IT'],
  productedit: ['', '?id=101'],
  stock: ['?id=140'],
  replacement: ['?id=159', '?id=140'],
  specifications: ['?id=140', '?id=101'],
  'product-types': [''],
  'product-type': ['', '?id=1'],
  relatedproducts: ['?id=101&find=blade'],
  productvariant15: [''],
  productvariant20: [], // the same screen
  'productvariant15/add-width': [''],
  'productvariant20/add-width': [], // the same screen
  import: [''],
  importview: [], // needs an import: the same
  categories: [''],
  'categories/add-category': [''],
  subcategories: [`?id=${TAPES}`],
  'subcategories/add-subcategory': [`?id=${TAPES}`],
  synonyms: ['', '?search=nobody+of+that+name'],
  synonym: ['', '?id=1'],
  translations: ['', '?missing=any', '?search=nobody+of+that+name'],
  translation: ['?of=product:101', '?of=news:1', '?text=e212a4187acf78039dcce62fd933686a'],
  searches: ['', '?outcome=nothing', '?search=nobody+of+that+name'],
  'pinned-parts': ['?words=tape'],
  'promo-codes': [''],
  'promo-code-edit': ['?id=1'],
  'exchange-rates': [''],
  settings: [''],
  staff: [''],
  'my-account': [''],
  stats: ['?year=2022'],
  'homepage-images': [''],
  'media-images': [''],
  news: ['', '?search=nothing+like+it'],
  'news-edit': ['', '?id=1'],
  manuals: [''],
  'manual-edit': ['', '?id=1'],
};
