import { bigint, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** Text in sorted lists for people: one collation on every server, whatever its default locale. */
export const sortedText = customType<{ data: string }>({ dataType: () => 'text collate "und-x-icu"' });

/** Text compared byte by byte, so that words with a common prefix are adjacent on every server. */
export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A PostgreSQL full-text document; only SQL reads and writes it. */
export const searchDocument = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Bytes of a small file that nearly every answer needs. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A JavaScript safe integer of minor units (1250 = 12.50). */
export const minor = () => bigint({ mode: 'number' });

/** A generated id, which can also be given (imports, sample data). */
export const identity = (startWith = 1) => integer().primaryKey().generatedByDefaultAsIdentity({ startWith });

/** The public GUID of a row: unguessable, lower case internally. */
export const guid = () =>
  uuid()
    .notNull()
    .unique()
    .default(sql`gen_random_uuid()`);

export const instant = () => timestamp({ withTimezone: true });

/** Incremented by every save, so that a save on top of another person's is detected. */
export const version = () => integer().notNull().default(1);

/** The id of the transaction that wrote a row: increasing, never reused. */
export const transactionId = () =>
  customType<{ data: string }>({ dataType: () => 'xid8' })().default(sql`pg_current_xact_id()`);
