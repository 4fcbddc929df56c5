import { createHash } from 'node:crypto';
import { and, Column, is, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { isUnreadableValue } from '#platform/database/database.ts';
import { InvalidInputError } from '../messages/errors.ts';
import { message } from '../messages/message.ts';
import type { Direction } from './list-question.ts';

/**
 * The order in which a list is read on from one row to the next, whatever comes and goes meanwhile (M2): a cursor holds the values of the
 * last row, and the next page has what comes after them. A row whose values stay the same is read exactly once.
 */
export type ReadingOrder = readonly {
  /** Never null; those of an order are unique together, so that no two rows have the same place. */
  readonly by: PgColumn | SQL;
  readonly direction: Direction;
}[];

/** The values of a row's columns, as PostgreSQL writes them: exact, and readable for it again. */
type Place = readonly string[];

/** The place of each row, to be selected beside it. */
export function placeIn(order: ReadingOrder): SQL<string[]> {
  return sql<string[]>`array[${listOf(order.map(({ by }) => sql`(${by})::text`))}]`;
}

/** The `order by` of the list. */
export function along(order: ReadingOrder): SQL[] {
  return order.map(({ by, direction }) => (direction === 'asc' ? sql`${by} asc` : sql`${by} desc`));
}

/** A question that may name a cursor. Everything else in it belongs to the cursor: that of another question is refused. */
interface Asked {
  page: number;
  pageSize: number;
  after?: string | undefined;
}

/** The part of an ordered query that one page reads: one row more than it shows, which tells whether there is a next. */
export interface PageWindow {
  after: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

/**
 * Reads one page of a list, by its number or after a cursor, with the cursor of the next.
 * @param placeOf  the values of a row's columns; absent: the row was selected with `placeIn`
 * @throws {InvalidInputError} for a cursor that is mangled, made up, or of another question
 */
export async function readPage<Row>(
  order: ReadingOrder,
  asked: Asked,
  read: (window: PageWindow) => PromiseLike<readonly Row[]>,
  placeOf: (row: Row) => Place,
): Promise<{ shown: readonly Row[]; next?: string }> {
  const { page, pageSize } = asked;
  const window = {
    after: isAfter(order, asked),
    orderBy: along(order),
    limit: pageSize + 1,
    offset: (page - 1) * pageSize,
  };
  const rows = await readable(asked, read(window));
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  if (rows.length <= pageSize || last === undefined) return { shown };
  return { shown, next: writeCursor(placeOf(last), fingerprint(order, asked)) };
}

function isAfter(order: ReadingOrder, asked: Asked): SQL | undefined {
  if (asked.after === undefined) return undefined;
  if (asked.page > 1) throw refuse('refusal.list-cursor-page');
  const place = readCursor(asked.after, fingerprint(order, asked));
  if (place?.length !== order.length) throw refuse('refusal.list-cursor');
  return isBeyond(order, place);
}

function isBeyond(order: ReadingOrder, place: Place): SQL | undefined {
  const [first] = order;
  const beyond = (direction: Direction | undefined) => (direction === 'desc' ? sql`<` : sql`>`);
  // Compared as a whole, so that an index on the columns serves it.
  if (order.every(({ direction }) => direction === first?.direction))
    return sql`(${listOf(order.map(({ by }) => sql`${by}`))}) ${beyond(first?.direction)} (${listOf(place.map((value) => sql`${value}`))})`;
  return or(
    ...order.map(({ by, direction }, at) =>
      and(
        ...order.slice(0, at).map((earlier, index) => sql`${earlier.by} = ${place[index]}`),
        sql`${by} ${beyond(direction)} ${place[at]}`,
      ),
    ),
  );
}

const listOf = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

/** Refuses a cursor that somebody made up, with values that PostgreSQL can't read. */
async function readable<Rows>({ after }: Asked, rows: PromiseLike<Rows>): Promise<Rows> {
  try {
    return await rows;
  } catch (error) {
    if (after !== undefined && isUnreadableValue(error)) throw refuse('refusal.list-cursor');
    throw error;
  }
}

function refuse(reason: 'refusal.list-cursor' | 'refusal.list-cursor-page'): InvalidInputError {
  return new InvalidInputError([{ field: 'after', message: message(reason) }]);
}

/** Tells questions apart; the size may change from one page to the next. */
function fingerprint(order: ReadingOrder, asked: Asked): string {
  const { page: _page, pageSize: _size, after: _after, ...question } = asked as Asked & Record<string, unknown>;
  const names = order.map(({ by, direction }) => `${is(by, Column) ? by.name : ''} ${direction}`);
  return `${names.join()} ${JSON.stringify(question)}`;
}

const CHECK_BYTES = 6;

const checkOf = (values: string, of: string): Buffer =>
  createHash('sha256').update(`${of}\0${values}`).digest().subarray(0, CHECK_BYTES);

function writeCursor(place: Place, of: string): string {
  const values = JSON.stringify(place);
  return Buffer.concat([checkOf(values, of), Buffer.from(values)]).toString('base64url');
}

function readCursor(cursor: string, of: string): Place | undefined {
  const bytes = Buffer.from(cursor, 'base64url');
  const values = bytes.subarray(CHECK_BYTES).toString();
  if (!bytes.subarray(0, CHECK_BYTES).equals(checkOf(values, of))) return undefined;
  try {
    return placeSchema.safeParse(JSON.parse(values)).data;
  } catch {
    return undefined; // the check is no secret: whoever computes it can send any text
  }
}

const placeSchema = z.array(z.string());
