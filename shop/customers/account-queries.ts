import { and, asc, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { countries } from '../delivery/tables.ts';
import type { ListPage, PageRequest } from '../list-page.ts';
import { anywhere } from '../staff-list.ts';
import { listAddressesOf } from './address-queries.ts';
import { type CustomerKey, isCustomer } from './customer-key.ts';
import type { CustomerAccount } from './paths.ts';
import { customers, deliveryAddresses } from './tables.ts';

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
export async function searchAccounts(db: Db, keyword: string, page: PageRequest): Promise<ListPage<CustomerAccount>> {
  const pattern = anywhere(keyword);
  const inAddress = db
    .select({ customerId: deliveryAddresses.customerId })
    .from(deliveryAddresses)
    .innerJoin(countries, eq(countries.id, deliveryAddresses.countryId))
    .where(sql`${ADDRESS_TEXT} ilike ${pattern}`);
  const found = sql`(${ACCOUNT_TEXT} ilike ${pattern} or ${customers.id}::text = ${keyword} or ${customers.id} in (${inAddress}))`;
  return listPage(db, found, [asc(customers.company), asc(customers.surname), asc(customers.id)], page);
}

const ACCOUNT_TEXT = sql`concat_ws(' ', ${customers.firstName}, ${customers.surname}, ${customers.company}, ${customers.email},
  ${customers.line1}, ${customers.line2}, ${customers.town}, ${customers.postcode}, ${customers.telephone}, ${countries.name})`;

const ADDRESS_TEXT = sql`concat_ws(' ', ${deliveryAddresses.contactName}, ${deliveryAddresses.line1}, ${deliveryAddresses.line2},
  ${deliveryAddresses.region}, ${deliveryAddresses.postcode}, ${countries.name})`;

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

export async function findPasswordHash(db: Db, customerId: number): Promise<string | null> {
  const [row] = await db
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId));
  return row?.passwordHash ?? null;
}

async function listPage(
  db: Db,
  condition: SQL | undefined,
  order: SQL[],
  { page, pageSize }: PageRequest,
): Promise<ListPage<CustomerAccount>> {
  const [rows, [counted]] = await Promise.all([
    selectAccounts(db, condition)
      .orderBy(...order)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(customers)
      .innerJoin(countries, eq(countries.id, customers.countryId))
      .where(condition),
  ]);
  return { items: await withAddresses(db, rows), total: counted?.total ?? 0 };
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
