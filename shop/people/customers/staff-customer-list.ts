import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import { listAccountsBy } from './account-queries.ts';
import { isAbout } from './customer-search.ts';
import { customerDeclaration } from './staff-paths.ts';
import { companies, customers } from '../accounts/tables.ts';

/** The list of customers for staff (E10). */
export const customerList = staffList(customerDeclaration, {
  table: customers,
  id: customers.id,
  sorts: {
    ref: customers.id,
    name: customers.surname,
    company: customers.company,
    email: sql`lower(${customers.email})`, // its unique index uses this expression
    registered: customers.createdAt,
  },
  filters: {
    status: (status) => eq(customers.status, status),
    priceClass: (priceClass, { db }) => inArray(customers.companyId, companiesOfClass(db, priceClass)),
    subscribed: (subscribed) => eq(customers.subscribed, subscribed),
  },
  search: (words, shop) => isAbout(shop.db, words, shop.hot().countries),
  rows: (db, ids) => listAccountsBy(db, inArray(customers.id, ids)),
});

function companiesOfClass(db: Db, priceClass: number) {
  return db
    .select({ id: companies.id })
    .from(companies)
    .where(sql`${companies.priceClass} = ${priceClass}`);
}
