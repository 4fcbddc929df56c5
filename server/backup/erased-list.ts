import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { type Database, inTransaction, openDatabase } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { performWaiting } from '#shop/desk/notifications/perform-work.ts';
import { eraseAndRemember } from '#shop/desk/privacy/answer-request.ts';
import {
  type AccountPerson,
  findPerson,
  type NamedPerson,
  personWithoutLogin,
} from '#shop/desk/privacy/person-queries.ts';

// A backup does not know who was erased after it was taken (O4). The list of them is kept outside of the shop's database, without
// names: the guid of an account, or the hash of an email address. Numbers would not do, because a restored shop assigns them again.

const WHOM = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{64})$/;

/** Reads the output of the command `erased`, or a log with its events. @throws {OperatorError} */
export async function readErasedList(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new OperatorError(`The list ${file} can't be read.`, { cause: error });
  });
  return parseErased(text);
}

/** People in the lines of a list or a log. */
export function parseErased(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [first = ''] = line.split(' ');
    if (WHOM.test(first)) return [first];
    if (!line.includes('"person.erased"')) return [];
    const [, whom = ''] = /"(?:guid|emailHash)":"([\da-f-]+)"/.exec(line) ?? [];
    return WHOM.test(whom) ? [whom] : [];
  });
}

/** The list of a shop, oldest first: whom, and when. */
export async function listErased(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ whom: string; at: string }>(
    sql`select coalesce(customer_guid::text, email_hash) as whom, to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
        from erasures order by id`,
  );
  return rows.map(({ whom, at }) => `${whom} ${at}`);
}

/** Erases these people in a restored shop; with their files; those who are unknown or erased there are skipped. */
export async function eraseAgain(databaseUrl: string, files: Files, erased: readonly string[]): Promise<void> {
  if (erased.length === 0) return;
  const db = openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    const now = new Date();
    for (const whom of erased) {
      for (const person of await findErased(db, whom, now)) {
        await inTransaction(db, (tx) => eraseAndRemember(tx, person, now));
      }
    }
    await performWaiting({ db, files, clock: { now: () => now } }, 'unused-files');
  } finally {
    await db.$client.end();
  }
}

async function findErased(db: Database, whom: string, now: Date): Promise<(NamedPerson | AccountPerson)[]> {
  if (whom.length === 36) {
    const { rows } = await db.execute<{ id: number }>(sql`select id from customers where guid = ${whom}::uuid`);
    const people = await Promise.all(rows.map(({ id }) => findPerson(db, id, now)));
    return people.flatMap((person) => (person === undefined || person.erasedAt !== null ? [] : [person]));
  }
  const { rows } = await db.execute<{ email: string }>(sql`
    select distinct lower(email) as email
    from (select recipient as email from mails union select email from invitations union select email from data_requests) as known
    where encode(sha256(convert_to(lower(email), 'UTF8')), 'hex') = ${whom}`);
  return Promise.all(rows.map(({ email }) => personWithoutLogin(db, email, now)));
}
