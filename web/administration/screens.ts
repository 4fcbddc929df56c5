import { NEEDS, type StaffNeed } from '#shop/kernel/staff-right.ts';
import type { StaffTextKey } from './staff-text.ts';

/** Headings of the menu, in the order of daily use. */
export const MENU_GROUPS = ['sales', 'catalogue', 'terms', 'pictures', 'pages', 'records'] as const;
type MenuGroup = (typeof MENU_GROUPS)[number];

/** A screen of the administration: all the data for its route, the menu and the tests (E1, P1). */
export interface StaffScreen {
  /** Below /Administration, in the spelling of links; matched case-insensitively. */
  readonly path: string;
  /** Folder of its route.tsx, below web/administration. */
  readonly folder: string;
  /** Right that the screen needs. */
  readonly right: StaffNeed;
  /** Its entry in the menu; without one it is reached from another screen. */
  readonly menu?: readonly [group: MenuGroup, label: StaffTextKey];
  /** A list whose rows can be opened: a skip link leads past search and column heads to the first. */
  readonly isList?: true;
  /** Queries of its states, the default first; tests open them all. Empty if a test must create its object first. */
  readonly states: readonly string[];
}

/** All screens in the frame; the order within a group is that of the menu. */
export const STAFF_SCREENS: readonly StaffScreen[] = [
  {
    path: 'Dashboard',
    folder: 'dashboard',
    right: null,
    menu: ['sales', 'frame.dashboard'],
    states: [''],
  },
  {
    path: 'Queue',
    folder: 'queue',
    right: 'orders',
    menu: ['sales', 'queue.menu'],
    isList: true,
    states: ['', '?state=cancelled', '?search=nobody+of+that+name'],
  },
  {
    path: 'Orders',
    folder: 'orders',
    right: 'orders',
    menu: ['sales', 'frame.orders'],
    isList: true,
    states: [''],
  },
  {
    path: 'Pending-Orders',
    folder: 'pending-orders',
    right: 'orders',
    menu: ['sales', 'frame.pending-orders'],
    isList: true,
    states: [''],
  },
  {
    path: 'OrderView',
    folder: 'order-view',
    right: 'orders',
    states: ['?id=1136', '?id=1131&queue=1'],
  },
  {
    path: 'Order-Sheets',
    folder: 'order-sheets',
    right: 'orders',
    states: ['?id=1136&id=1135', ''],
  },
  {
    path: 'Returns',
    folder: 'returns',
    right: 'orders',
    menu: ['sales', 'returned.menu'],
    isList: true,
    states: ['', '?returnState=waiting', '?search=nobody+of+that+name'],
  },
  {
    path: 'Return',
    folder: 'return',
    right: 'orders',
    states: ['?id=1'],
  },
  {
    path: 'Customers',
    folder: 'customers',
    right: 'customers',
    menu: ['sales', 'frame.customers'],
    isList: true,
    states: ['', '?search=nobody+of+that+name'],
  },
  {
    path: 'CustomerEdit',
    folder: 'customer-edit',
    right: 'customers',
    states: ['', '?id=1', '?id=35'],
  },
  {
    path: 'Company',
    folder: 'company',
    right: 'customers',
    states: ['?id=1', '?id=5'],
  },
  {
    path: 'Merge-Companies',
    folder: 'merge-companies',
    right: 'customers',
    states: ['?into=1', '?into=1&which=2', '?into=1&which=1'],
  },
  {
    path: 'Stats',
    folder: 'stats',
    right: 'orders',
    menu: ['sales', 'frame.stats'],
    states: ['?year=2022'],
  },
  {
    path: 'Search',
    folder: 'search',
    right: null,
    states: ['?keyword=harbour'],
  },
  {
    path: 'Delete',
    folder: 'delete',
    right: { anyOf: ['catalogue', 'prices', 'customers'] },
    states: ['?what=product&id=101', '?what=category&id=28'],
  },
  {
    path: 'Products',
    folder: 'products',
    right: NEEDS.parts,
    menu: ['catalogue', 'frame.products'],
    isList: true,
    states: ['', '?search=NOTHING+LIKE+IT'],
  },
  {
    path: 'ProductEdit',
    folder: 'product-edit',
    right: NEEDS.parts,
    states: ['', '?id=101'],
  },
  {
    path: 'Stock',
    folder: 'stock',
    right: NEEDS.stock,
    states: ['?id=140'],
  },
  {
    path: 'Replacement',
    folder: 'replacement',
    right: NEEDS.parts,
    states: ['?id=159', '?id=140'],
  },
  {
    path: 'Specifications',
    folder: 'specifications',
    right: 'catalogue',
    states: ['?id=140', '?id=101'],
  },
  {
    path: 'RelatedProducts',
    folder: 'related-products',
    right: 'catalogue',
    states: ['?id=101&find=blade'],
  },
  {
    path: 'ProductVariant15',
    folder: 'variant-prices',
    right: NEEDS.parts,
    menu: ['catalogue', 'frame.variants-15'],
    states: [''],
  },
  {
    path: 'ProductVariant20',
    folder: 'variant-prices',
    right: NEEDS.parts,
    menu: ['catalogue', 'frame.variants-20'],
    states: [],
  },
  {
    path: 'ProductVariant15/Add-Width',
    folder: 'variant-prices/add-width',
    right: NEEDS.pricedParts,
    states: [''],
  },
  {
    path: 'ProductVariant20/Add-Width',
    folder: 'variant-prices/add-width',
    right: NEEDS.pricedParts,
    states: [],
  },
  {
    path: 'Categories',
    folder: 'categories',
    right: 'catalogue',
    menu: ['catalogue', 'frame.categories'],
    states: [''],
  },
  {
    path: 'Categories/Add-Category',
    folder: 'categories/add-category',
    right: 'catalogue',
    states: [''],
  },
  {
    path: 'SubCategories',
    folder: 'subcategories',
    right: 'catalogue',
    states: ['?id=23140838-5158-4B2F-93E5-850B7A7BD171'],
  },
  {
    path: 'SubCategories/Add-SubCategory',
    folder: 'subcategories/add-subcategory',
    right: 'catalogue',
    states: ['?id=23140838-5158-4B2F-93E5-850B7A7BD171'],
  },
  {
    path: 'Product-Types',
    folder: 'product-types',
    right: 'catalogue',
    menu: ['catalogue', 'types.menu'],
    isList: true,
    states: [''],
  },
  {
    path: 'Product-Type',
    folder: 'product-type',
    right: 'catalogue',
    states: ['', '?id=1'],
  },
  {
    path: 'Synonyms',
    folder: 'synonyms',
    right: 'catalogue',
    menu: ['catalogue', 'synonyms.menu'],
    isList: true,
    states: ['', '?search=nobody+of+that+name'],
  },
  {
    path: 'Synonym',
    folder: 'synonym',
    right: 'catalogue',
    states: ['', '?id=1'],
  },
  {
    path: 'Translations',
    folder: 'translations',
    right: NEEDS.texts,
    menu: ['catalogue', 'translations.menu'],
    isList: true,
    states: ['', '?missing=any', '?search=nobody+of+that+name'],
  },
  {
    path: 'Translation',
    folder: 'translation',
    right: NEEDS.texts,
    states: ['?of=product:101', '?of=news:1', '?text=e212a4187acf78039dcce62fd933686a'],
  },
  {
    path: 'Searches',
    folder: 'searches',
    right: 'catalogue',
    menu: ['catalogue', 'searches.menu'],
    states: ['', '?outcome=nothing', '?search=nobody+of+that+name'],
  },
  {
    path: 'Pinned-Parts',
    folder: 'pinned-parts',
    right: 'catalogue',
    states: ['?words=tape'],
  },
  {
    path: 'Import',
    folder: 'import',
    right: NEEDS.pricedParts,
    menu: ['catalogue', 'import.menu'],
    states: [''],
  },
  {
    path: 'ImportView',
    folder: 'import-view',
    right: NEEDS.pricedParts,
    states: [],
  },
  {
    path: 'Promo-Codes',
    folder: 'promo-codes',
    right: 'prices',
    menu: ['terms', 'frame.promo-codes'],
    isList: true,
    states: [''],
  },
  {
    path: 'Promo-Code-Edit',
    folder: 'promo-code-edit',
    right: 'prices',
    states: ['?id=1'],
  },
  {
    path: 'Exchange-Rates',
    folder: 'exchange-rates',
    right: 'prices',
    menu: ['terms', 'frame.exchange-rates'],
    states: [''],
  },
  {
    path: 'Costs',
    folder: 'costs',
    right: 'prices',
    menu: ['terms', 'costs.title'],
    isList: true,
    states: ['', '?cost=missing', '?search=nobody+of+that+name'],
  },
  {
    path: 'Price-Lists',
    folder: 'price-lists',
    right: 'prices',
    menu: ['terms', 'price-lists.menu'],
    isList: true,
    states: ['', '?state=archived', '?search=nobody+of+that+name'],
  },
  {
    path: 'Price-List',
    folder: 'price-list',
    right: 'prices',
    states: ['?id=1', ''],
  },
  {
    path: 'Company-Groups',
    folder: 'company-groups',
    right: 'prices',
    menu: ['terms', 'company-groups.menu'],
    isList: true,
    states: ['', '?search=nobody+of+that+name'],
  },
  {
    path: 'Company-Group',
    folder: 'company-group',
    right: 'prices',
    states: ['?id=1', ''],
  },
  {
    path: 'Why-This-Price',
    folder: 'why-this-price',
    right: 'prices',
    menu: ['terms', 'why-price.menu'],
    states: ['?company=1&part=DB-0150&quantity=10', '', '?company=1&part=NO-SUCH'],
  },
  {
    path: 'Carriers',
    folder: 'carriers',
    right: NEEDS.carriers,
    menu: ['terms', 'carriers.menu'],
    states: [''],
  },
  {
    path: 'Settings',
    folder: 'settings',
    right: 'settings',
    menu: ['terms', 'frame.settings'],
    states: [''],
  },
  {
    path: 'Homepage-Images',
    folder: 'homepage-images',
    right: 'content',
    menu: ['pictures', 'frame.homepage-images'],
    states: [''],
  },
  {
    path: 'Media-Images',
    folder: 'media-images',
    right: 'content',
    menu: ['pictures', 'frame.media-images'],
    states: [''],
  },
  {
    path: 'News',
    folder: 'news',
    right: 'content',
    menu: ['pages', 'news.menu'],
    isList: true,
    states: ['', '?search=nothing+like+it'],
  },
  {
    path: 'News-Edit',
    folder: 'news-edit',
    right: 'content',
    states: ['', '?id=1'],
  },
  {
    path: 'Manuals',
    folder: 'manuals',
    right: 'documents',
    menu: ['pages', 'manual.menu'],
    isList: true,
    states: [''],
  },
  {
    path: 'Manual-Edit',
    folder: 'manual-edit',
    right: 'documents',
    states: ['', '?id=1'],
  },
  {
    path: 'Audit',
    folder: 'audit',
    right: NEEDS.any,
    menu: ['records', 'frame.audit'],
    states: [''],
  },
  {
    path: 'Mailbox',
    folder: 'mailbox',
    right: NEEDS.accounts,
    menu: ['records', 'frame.mailbox'],
    isList: true,
    states: [''],
  },
  {
    path: 'Mail',
    folder: 'mailbox/mail',
    right: NEEDS.accounts,
    states: [],
  },
  {
    path: 'Staff',
    folder: 'staff',
    right: 'staff',
    menu: ['records', 'frame.staff'],
    states: ['', '?id=2'],
  },
  {
    path: 'My-Account',
    folder: 'my-account',
    right: null,
    states: [''],
  },
];
