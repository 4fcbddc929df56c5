import { createHash } from 'node:crypto';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { customers } from '../../people/accounts/tables.ts';
import { settings } from '../../base/settings/tables.ts';
import { copyWaitSeconds, endOfBooks } from './data-request.ts';
import type { Person } from '../../base/operations/personal-data.ts';
import { dataRequests, erasures } from './tables.ts';

/** A person with the name and address that a copy shows; '' if there is none. */
export interface NamedPerson extends Person {
  readonly email: string;
  readonly firstName: string;
  readonly surname: string;
}

/** A person with an account, and whether the account is erased. */
export interface AccountPerson extends NamedPerson {
  readonly customerId: number;
  readonly companyId: number;
  readonly guid: string;
  readonly company: string;
  readonly language: string | null;
  readonly erasedAt: Date | null;
}

const isAlone = sql<boolean>`not exists (
  select from customers as other
  where other.company_id = ${customers.companyId} and other.id <> ${customers.id}
    and not exists (select from erasures where erasures.customer_id = other.id)
)`;

/** Finds the person of an account. */
export async function findPerson(db: Db, customerId: number, now: Date): Promise<AccountPerson | undefined> {
  const [row] = await db
    .select({
      customerId: customers.id,
      guid: customers.guid,
      email: customers.email,
      firstName: customers.firstName,
      surname: customers.surname,
      company: customers.company,
      companyId: customers.companyId,
      language: customers.language,
      isAlone,
      erasedAt: erasures.erasedAt,
    })
    .from(customers)
    .leftJoin(erasures, eq(erasures.customerId, customers.id))
    .where(eq(customers.id, customerId));
  return row && { ...row, address: null, booksEnd: await readBooksEnd(db, now) };
}

/** Someone without a login: only what was sent to their address is about them. */
export async function personWithoutLogin(db: Db, email: string, now: Date): Promise<NamedPerson> {
  return {
    customerId: null,
    address: email,
    email,
    firstName: '',
    surname: '',
    companyId: null,
    isAlone: false,
    booksEnd: await readBooksEnd(db, now),
  };
}

/** Orders placed before it are no longer needed for tax. */
async function readBooksEnd(db: Db, now: Date): Promise<Date> {
  return endOfBooks(now, await readKeepBooksYears(db));
}

/** Years for which tax law requires the names on orders. */
export async function readKeepBooksYears(db: Db): Promise<number> {
  const [row] = await db.select({ years: settings.keepBooksYears }).from(settings);
  return row?.years ?? DEFAULT_BOOKS_YEARS;
}

/** The longest that a European country asks for. */
const DEFAULT_BOOKS_YEARS = 10;

/** Erased people with orders whose names are no longer needed. */
export async function listEndedBooks(db: Db, now: Date, atMost: number): Promise<number[]> {
  const end = await readBooksEnd(db, now);
  const { rows } = await db.execute<{ id: number }>(sql`
    select customer_id as id from orders join erasures using (customer_id)
    where placed_at < ${end.toISOString()}::timestamptz and surname not in ('–', '')
    union
    select customer_id from past_orders join erasures using (customer_id)
    where placed_on < ${end.toISOString()}::timestamptz
      and (delivery_address not in ('–', '') or purchase_order_number not in ('–', '') or note <> '')
    limit ${atMost}`);
  return rows.map(({ id }) => id);
}

/** A hash by which an erased address is recognised in a restored backup. */
export function emailHash(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}

/** Seconds until this member can have another copy; null: at once. */
export async function readCopyWait(db: Db, customerId: number, now: Date): Promise<number | null> {
  const rows = await db
    .select({ at: dataRequests.answeredAt })
    .from(dataRequests)
    .where(
      and(eq(dataRequests.customerId, customerId), eq(dataRequests.kind, 'copy'), isNotNull(dataRequests.answeredAt)),
    )
    .orderBy(desc(dataRequests.id))
    .limit(20);
  return copyWaitSeconds(
    rows.flatMap(({ at }) => at ?? []),
    now,
  );
}
