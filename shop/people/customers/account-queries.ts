import { and, eq, sql, type SQL } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { Country } from '../../base/reference-data/country.ts';
import { countries } from '../../base/reference-data/tables.ts';
import { placeIn, type ReadingOrder, readPage } from '../../base/paged-lists/list-cursor.ts';
import type { GrowingPageRequest, ListPage } from '../../base/paged-lists/list-page.ts';
import { listAddressesOf } from './address-queries.ts';
import { accountFieldNames, accountFields, type AccountNames, type ColumnOf } from '../accounts/account-fields.ts';
import { type CustomerKey, isCustomer } from '../accounts/customer-key.ts';
import { isAbout } from './customer-search.ts';
import type { CustomerAccount } from './paths.ts';
import { companies, customers } from '../accounts/tables.ts';

/** A member with the terms of their company, without the password, which no answer and no audit entry may contain. */
const ACCOUNT = {
  id: customers.id,
  guid: customers.guid,
  companyId: customers.companyId,
  role: customers.role,
  status: customers.status,
  createdAt: customers.createdAt,
  version: customers.version,
  ...fieldColumns(),
};

/** The column of each field, in its owner's table. */
function fieldColumns() {
  const columns = accountFieldNames.map((name) => {
    const { of, column = name }: { of: 'member' | 'company'; column?: string } = accountFields[name];
    return [name, of === 'member' ? customers[column as never] : companies[column as never]];
  });
  return Object.fromEntries(columns) as {
    [Name in AccountNames<{ of: 'member' }>]: (typeof customers)[Extract<ColumnOf<Name>, keyof typeof customers>];
  } & {
    [Name in AccountNames<{ of: 'company' }>]: (typeof companies)[Extract<ColumnOf<Name>, keyof typeof companies>];
  };
}

type Member = typeof customers.$inferInsert;
type Company = typeof companies.$inferInsert;

/** Writable values of a member. */
export type MemberValues = Pick<
  Member,
  'firstName' | 'surname' | 'email' | 'telephone' | 'subscribed' | 'language' | 'status' | 'passwordHash'
>;
/** Values of a company that an account may write. */
export type CompanyValues = Omit<Company, 'id' | 'buyersSeeAll' | 'createdAt' | 'version'>;

/** One account with its addresses. The caller checks ownership: customers pass their own id. */
export async function findAccount(db: Db, key: CustomerKey): Promise<CustomerAccount | undefined> {
  const [account] = await withAddresses(db, await selectAccounts(db, isCustomer(key)));
  return account;
}

const NEWEST_FIRST: ReadingOrder = [
  { by: customers.createdAt, direction: 'desc' },
  { by: customers.id, direction: 'desc' },
];
const BY_COMPANY: ReadingOrder = [customers.company, customers.surname, customers.id].map((by) => ({
  by,
  direction: 'asc',
}));

/** All accounts, newest first (E2). */
export async function listAccounts(db: Db, asked: GrowingPageRequest): Promise<ListPage<CustomerAccount>> {
  return listPage(db, undefined, NEWEST_FIRST, asked);
}

/** The accounts whose own data or delivery addresses contain the keyword, by company (E10). */
export async function searchAccounts(
  db: Db,
  allCountries: readonly Country[],
  asked: GrowingPageRequest & { keyword: string },
): Promise<ListPage<CustomerAccount>> {
  const { ofAllRows } = await isAbout(db, asked.keyword, allCountries);
  return listPage(db, ofAllRows, BY_COMPANY, asked);
}

/** The accounts that match a condition, in no particular order. */
export async function listAccountsBy(db: Db, condition: SQL): Promise<CustomerAccount[]> {
  return withAddresses(db, await selectAccounts(db, condition));
}

/**
 * Locks an account until the transaction ends, so that concurrent changes run one after the other. The company is
 * always locked before its member, because a change of the company writes copies to its members.
 */
export async function lockCustomer(tx: Db, condition: SQL | undefined): Promise<CustomerRow | undefined> {
  const [row] = await tx
    .select(ACCOUNT)
    .from(companies)
    .innerJoin(customers, eq(customers.companyId, companies.id))
    .where(condition)
    .for('no key update');
  return row;
}
export type CustomerRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Selects a customer by id, GUID, or both. */
export function isNamed({ id, guid }: { id?: number; guid?: string }): SQL | undefined {
  return and(
    id === undefined || id === 0 ? undefined : eq(customers.id, id),
    guid === undefined ? undefined : eq(customers.guid, guid),
  );
}

/**
 * Adds a company and its first manager (H1); returns the member's id. @throws if the e-mail address already has an
 * account: see `isEmailTaken`
 */
export async function insertCustomer(
  tx: Db,
  { member, company, createdAt }: { member: MemberValues; company: CompanyValues; createdAt: Date },
): Promise<number> {
  const [founded] = await tx
    .insert(companies)
    .values({ ...company, createdAt })
    .returning({ id: companies.id });
  if (founded === undefined) throw new Error('A company was inserted, but not returned.');
  const [row] = await tx
    .insert(customers)
    .values({ ...member, createdAt, companyId: founded.id, role: 'manager' })
    .returning({ id: customers.id });
  if (row === undefined) throw new Error('A member was inserted, but not returned.');
  return row.id;
}

/**
 * Changes a locked account: first its company's terms, which raises the version of all members, then the member.
 * @throws if the e-mail address has another account: see `isEmailTaken`
 */
export async function updateCustomer(
  tx: Db,
  before: Pick<CustomerRow, 'id' | 'companyId' | 'version'>,
  { member, company }: { member: Partial<MemberValues>; company?: Partial<CompanyValues> },
): Promise<CustomerRow> {
  if (await isErased(tx, before.id)) throw new NotFoundError('customer');
  if (company !== undefined) {
    await tx
      .update(companies)
      .set({ ...company, version: sql`${companies.version} + 1` })
      .where(eq(companies.id, before.companyId));
  }
  await tx
    .update(customers)
    .set({ ...member, version: before.version + 1 })
    .where(eq(customers.id, before.id));
  const [row] = await selectRows(tx, eq(customers.id, before.id));
  if (row === undefined) throw new Error('A locked customer does not exist.');
  return row;
}

/** Returns whether the person's data was erased (O4): nothing is written about them any more, and the account stays closed. */
export async function isErased(tx: Db, customerId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from erasures where customer_id = ${customerId}`);
  return rowCount !== 0;
}

/** Returns whether a write failed because the e-mail address has another account (D17). */
export function isEmailTaken(error: unknown): boolean {
  return violatedConstraint(error) === 'customers_email';
}

async function listPage(
  db: Db,
  condition: SQL | undefined,
  order: ReadingOrder,
  asked: GrowingPageRequest,
): Promise<ListPage<CustomerAccount>> {
  const [{ shown, ...next }, total] = await Promise.all([
    readPage(
      order,
      asked,
      ({ after, orderBy, limit, offset }) =>
        selectAccounts(db, and(condition, after), { place: placeIn(order) })
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ({ place }) => place,
    ),
    db.$count(customers, condition),
  ]);
  const accounts = shown.map(({ place: _place, ...account }) => account);
  return { items: await withAddresses(db, accounts), total, ...next };
}

function selectRows(db: Db, condition: SQL | undefined) {
  return db
    .select(ACCOUNT)
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(condition);
}

/** @param also  further columns */
function selectAccounts<Further extends Record<string, SQL>>(db: Db, condition: SQL | undefined, also?: Further) {
  return db
    .select({ ...ACCOUNT, countryName: countries.name, ...(also as Further) })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .innerJoin(countries, eq(countries.id, companies.countryId))
    .where(condition)
    .$dynamic();
}

/** Adds the delivery addresses of all these members' companies in one query. */
async function withAddresses(db: Db, rows: (CustomerRow & { countryName: string })[]): Promise<CustomerAccount[]> {
  if (rows.length === 0) return [];
  const addresses = Map.groupBy(
    await listAddressesOf(
      db,
      rows.map((row) => row.companyId),
    ),
    ({ companyId }) => companyId,
  );
  return rows.map((row) => ({
    ...row,
    addresses: (addresses.get(row.companyId) ?? []).map(({ address }) => address),
  }));
}
