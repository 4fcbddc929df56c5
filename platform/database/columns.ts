import { bigint, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** Text that people read in sorted lists: one collation on every server, whatever locale it was made with. */
export const sortedText = customType<{ data: string }>({ dataType: () => 'text collate "und-x-icu"' });

/** Text that is compared byte by byte: the words with one beginning lie together on every server. */
export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A PostgreSQL full-text document; only SQL reads and writes it. */
export const searchDocument = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A JavaScript safe integer of minor units (1250 = 12.50). */
export const minor = () => bigint({ mode: 'number' });

/** A number that the database gives, which may also be given (imports, sample data). */
export const identity = (startWith = 1) => integer().primaryKey().generatedByDefaultAsIdentity({ startWith });

/** The public name of a row: unguessable, lower case inside. */
export const guid = () =>
  uuid()
    .notNull()
    .unique()
    .default(sql`gen_random_uuid()`);

export const instant = () => timestamp({ withTimezone: true });

/** Raised by one at every save, so that a save on top of somebody else's is noticed. */
export const version = () => integer().notNull().default(1);

/** The number of the transaction that wrote a row: never reused, and growing. */
export const transactionId = () =>
  customType<{ data: string }>({ dataType: () => 'xid8' })().default(sql`pg_current_xact_id()`);
