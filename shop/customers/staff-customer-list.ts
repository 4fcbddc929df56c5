import { and, eq, inArray, sql } from 'drizzle-orm';
import type { StaffList } from '../staff-list.ts';
import { listAccountsBy } from './account-queries.ts';
import { isAbout } from './customer-search.ts';
import type { CustomerAccount } from './paths.ts';
import type { CustomerQuestion, CustomerSort } from './staff-paths.ts';
import { customers } from './tables.ts';

/** The customers as staff list them (E10). */
export const customerList: StaffList<CustomerSort, CustomerQuestion, CustomerAccount> = {
  table: customers,
  id: customers.id,
  sorts: {
    ref: customers.id,
    name: customers.surname,
    company: customers.company,
    email: sql`lower(${customers.email})`, // its unique index is over this
    registered: customers.createdAt,
  },
  order: { sort: 'registered', direction: 'desc' },
  condition: ({ search, status, priceClass, subscribed }, shop) =>
    and(
      status === undefined ? undefined : eq(customers.status, status),
      priceClass === undefined ? undefined : sql`${customers.priceClass} = ${priceClass}`,
      subscribed === undefined ? undefined : eq(customers.subscribed, subscribed),
      search === undefined ? undefined : isAbout(shop.db, search, shop.hot().countries),
    ),
  rows: (db, ids) => listAccountsBy(db, inArray(customers.id, ids)),
};
