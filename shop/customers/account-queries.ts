import { and, asc, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import type { Country } from '../reference-data/country.ts';
import { countries } from '../reference-data/tables.ts';
import type { ListPage, PageRequest } from '../frame/list-page.ts';
import { listAddressesOf } from './address-queries.ts';
import { type CustomerKey, isCustomer } from '../accounts/customer-key.ts';
import { isAbout } from './customer-search.ts';
import type { CustomerAccount } from './paths.ts';
import { customers } from '../accounts/tables.ts';

/** A customer's row without the password, which no answer and no audit entry may hold. */
const { passwordHash: _neverRead, ...readable } = getTableColumns(customers);

type Row = typeof customers.$inferSelect;
export type CustomerRow = Omit<Row, 'passwordHash'>;
/** What may be written of an account; the database gives number, guid and version. */
export type CustomerValues = Omit<typeof customers.$inferInsert, 'id' | 'guid' | 'version'>;

/** One account with its addresses. Whose it may be is the caller's question: customers ask for their own number. */
export async function findAccount(db: Db, key: CustomerKey): Promise<CustomerAccount | undefined> {
  const [account] = await withAddresses(db, await selectAccounts(db, isCustomer(key)));
  return account;
}

/** Every account, the newest first (E2). */
export async function listAccounts(db: Db, page: PageRequest): Promise<ListPage<CustomerAccount>> {
  return listPage(db, undefined, [desc(customers.createdAt), desc(customers.id)], page);
}

/** The accounts whose own data or delivery addresses hold the keyword, by company (E10). */
export async function searchAccounts(
  db: Db,
  keyword: string,
  allCountries: readonly Country[],
  page: PageRequest,
): Promise<ListPage<CustomerAccount>> {
  const order = [asc(customers.company), asc(customers.surname), asc(customers.id)];
  const { ofAllRows } = await isAbout(db, keyword, allCountries);
  return listPage(db, ofAllRows, order, page);
}

/** The accounts that meet a condition, in no order. */
export async function listAccountsBy(db: Db, condition: SQL): Promise<CustomerAccount[]> {
  return withAddresses(db, await selectAccounts(db, condition));
}

/** The customer's row, held until the transaction ends, so that two changes of one account come one after the other. */
export async function lockCustomer(tx: Db, condition: SQL | undefined): Promise<CustomerRow | undefined> {
  const [row] = await tx.select(readable).from(customers).where(condition).for('no key update');
  return row;
}

/** The condition that names a customer by number, guid, or both. */
export function isNamed({ id, guid }: { id?: number; guid?: string }): SQL | undefined {
  return and(
    id === undefined || id === 0 ? undefined : eq(customers.id, id),
    guid === undefined ? undefined : eq(customers.guid, guid),
  );
}

/** Answers the new account's number, or undefined when the e-mail address has one already (D17). */
export async function insertCustomer(tx: Db, customer: CustomerValues): Promise<number | undefined> {
  const [row] = await tx.insert(customers).values(customer).onConflictDoNothing().returning({ id: customers.id });
  return row?.id;
}

/** @throws when the e-mail address has another account: see `isEmailTaken` */
export async function updateCustomer(
  tx: Db,
  customerId: number,
  change: Partial<CustomerValues>,
): Promise<CustomerRow> {
  const [row] = await tx
    .update(customers)
    .set({ ...change, version: sql`${customers.version} + 1` })
    .where(eq(customers.id, customerId))
    .returning(readable);
  if (row === undefined) throw new Error('A locked customer was gone.');
  return row;
}

/** Whether a write failed because the e-mail address has another account (D17). */
export function isEmailTaken(error: unknown): boolean {
  return violatedConstraint(error) === 'customers_email';
}

async function listPage(
  db: Db,
  condition: SQL | undefined,
  order: SQL[],
  { page, pageSize }: PageRequest,
): Promise<ListPage<CustomerAccount>> {
  const [rows, total] = await Promise.all([
    selectAccounts(db, condition)
      .orderBy(...order)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(customers, condition),
  ]);
  return { items: await withAddresses(db, rows), total };
}

function selectAccounts(db: Db, condition: SQL | undefined) {
  return db
    .select({ ...readable, countryName: countries.name })
    .from(customers)
    .innerJoin(countries, eq(countries.id, customers.countryId))
    .where(condition)
    .$dynamic();
}

/** Adds the delivery addresses of all these customers in one query. */
async function withAddresses(db: Db, rows: (CustomerRow & { countryName: string })[]): Promise<CustomerAccount[]> {
  if (rows.length === 0) return [];
  const addresses = Map.groupBy(
    await listAddressesOf(
      db,
      rows.map((row) => row.id),
    ),
    (address) => address.customerId,
  );
  return rows.map(({ currencyId, ...row }) => ({
    ...row,
    currency: currencyId,
    addresses: addresses.get(row.id) ?? [],
  }));
}
