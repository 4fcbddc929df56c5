import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { StaffList } from '../../operations/staff-list.ts';
import { listAccountsBy } from './account-queries.ts';
import { isAbout } from './customer-search.ts';
import type { CustomerAccount } from './paths.ts';
import type { CustomerQuestion, CustomerSort } from './staff-paths.ts';
import { companies, customers } from '../../accounts/tables.ts';

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
  async condition({ search, status, priceClass, subscribed }, shop) {
    const filters = [
      status === undefined ? undefined : eq(customers.status, status),
      priceClass === undefined ? undefined : inArray(customers.companyId, companiesOfClass(shop.db, priceClass)),
      subscribed === undefined ? undefined : eq(customers.subscribed, subscribed),
    ];
    if (search === undefined) return and(...filters);
    const { ofEachRow, ofAllRows } = await isAbout(shop.db, search, shop.hot().countries);
    if (ofEachRow === ofAllRows) return and(...filters, ofAllRows);
    return { ofEachRow: and(...filters, ofEachRow), ofAllRows: and(...filters, ofAllRows) };
  },
  rows: (db, ids) => listAccountsBy(db, inArray(customers.id, ids)),
};

function companiesOfClass(db: Db, priceClass: number) {
  return db
    .select({ id: companies.id })
    .from(companies)
    .where(sql`${companies.priceClass} = ${priceClass}`);
}
