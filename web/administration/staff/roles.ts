import type { StaffRight } from '#shop/base/rights/staff-right.ts';

/** Rights that usually go together (P1); 'own': those that are ticked. */
export const ROLES = ['own', 'counter', 'catalogue', 'accounts'] as const;

export const ROLE_RIGHTS: Readonly<Record<Exclude<(typeof ROLES)[number], 'own'>, readonly StaffRight[]>> = {
  counter: ['orders', 'customers', 'documents'],
  catalogue: ['catalogue', 'prices', 'content'],
  accounts: ['orders', 'prices', 'documents'],
};
