import { NEEDS, type StaffNeed } from '../../base/rights/staff-right.ts';

/**
 * Lists of the administration whose views can be saved, by the last part of their address, with the right that opens them. The screens are
 * declared in `web/administration/screens.ts`; a test compares both.
 */
export const VIEW_LISTS = {
  queue: 'orders',
  orders: 'orders',
  'pending-orders': 'orders',
  returns: 'orders',
  'part-questions': 'orders',
  quotes: 'prices',
  customers: 'customers',
  'data-requests': 'customers',
  products: NEEDS.parts,
  'product-types': 'catalogue',
  redirects: 'content',
  'missed-addresses': 'content',
  synonyms: 'catalogue',
  translations: NEEDS.texts,
  'promo-codes': 'prices',
  'price-updates': 'prices',
  costs: 'prices',
  replenishment: NEEDS.stock,
  'price-lists': 'prices',
  'company-groups': 'prices',
  news: 'content',
  legal: 'content',
  manuals: 'documents',
  mailbox: NEEDS.accounts,
  'press-models': 'catalogue',
} as const satisfies Record<string, StaffNeed>;

export type ViewList = keyof typeof VIEW_LISTS;
export const VIEW_LIST_NAMES = Object.keys(VIEW_LISTS) as ViewList[];
