import { and, is, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, PgView } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { along, placeIn, readPage, type ReadingOrder } from './list-cursor.ts';
import { type ListPage, withPage } from './list-page.ts';
import {
  filterNames,
  type FilterName,
  type FiltersOf,
  type FilterValue,
  type ListDeclaration,
  type QuestionOf,
  type SortOf,
} from './list-declaration.ts';
import { type ListOrder, type ListQuestion, ROWS_A_PAGE } from './list-question.ts';
import type { Shop } from '../operations/shop.ts';

/**
 * A list of the administration: rows of one table in an order. The ids of the rows are found first, from indexes only,
 * and only visible rows are read in full. So a page of 25 costs the same among a hundred thousand, and an export is the
 * same list without an end.
 */
export interface StaffList<Sort extends string, Question extends ListQuestion<Sort>, Row extends { id: number }> {
  readonly table: PgTable | PgView;
  /** Breaks ties in the direction of the sort, so that an index on (column, id) serves both directions. */
  readonly id: PgColumn;
  /** Sort columns by their names in the address: indexed, and never null. */
  readonly sorts: Readonly<Record<Sort, PgColumn | SQL>>;
  /** The default order. */
  readonly order: ListOrder<Sort>;
  /** Over the table's own columns; conditions on other tables use `id in (…)`. */
  condition(this: void, question: Question, shop: Shop): Condition | Promise<Condition>;
  /** These rows, in any order. */
  rows(this: void, db: Db, ids: number[], shop: Shop, question?: Question): Promise<readonly Row[]>;
}

/** The SQL of a declared list (list-declaration.ts): an entry for each of its sorts and filters. */
interface ListSql<List extends ListDeclaration, Row extends { id: number }, Asker> {
  table: PgTable | PgView;
  id: PgColumn;
  sorts: Readonly<Record<SortOf<List>, PgColumn | SQL>>;
  /** Conditions over the table's own columns, by filter. */
  filters: {
    readonly [Name in FilterName<List>]: (value: FilterValue<List['filters'][Name]>, shop: Shop) => SQL | undefined;
  };
  /** Rows that contain these words; absent: the list has no search. */
  search?: (words: string, shop: Shop, question: QuestionOf<List> & Asker) => Condition | Promise<Condition>;
  /** Restricts the list in every query. */
  always?: (question: QuestionOf<List> & Asker, shop: Shop) => SQL | undefined;
  rows(this: void, db: Db, ids: number[], shop: Shop, question?: QuestionOf<List> & Asker): Promise<readonly Row[]>;
}

/** Builds a list from its declaration and its SQL. Its condition serves screen, export and neighbouring rows. */
export function staffList<List extends ListDeclaration, Row extends { id: number }, Asker = unknown>(
  list: List,
  { table, id, sorts, filters, search, always, rows }: ListSql<List, Row, Asker>,
): StaffList<SortOf<List>, QuestionOf<List> & Asker, Row> {
  return {
    table,
    id,
    sorts,
    order: list.order,
    rows,
    async condition(question, shop) {
      const asked: FiltersOf<List> = question;
      const conditions = filterNames(list).map((name) => {
        const value = asked[name];
        return value === undefined ? undefined : filters[name](value, shop);
      });
      const filtered = and(always?.(question, shop), ...conditions);
      if (question.search === undefined || search === undefined) return filtered;
      const found = asPair(await search(question.search, shop, question));
      if (found.ofEachRow === found.ofAllRows) return and(filtered, found.ofAllRows);
      return { ofEachRow: and(filtered, found.ofEachRow), ofAllRows: and(filtered, found.ofAllRows) };
    },
  };
}

/** undefined: all rows. */
type Condition = SQL | undefined | ConditionPair;

/**
 * Two forms of a condition that very many rows match, because no single plan suits both: a page is found by scanning
 * the order and checking each row, an export by looking up each part.
 */
export interface ConditionPair {
  ofEachRow: SQL | undefined;
  ofAllRows: SQL | undefined;
}

/** Limit for counting the rows of such a condition; a later page is counted up to its own end. */
const COUNTED = 2000;

/**
 * The requested page, by its number or after a cursor, and the total number of rows; for very many only that there are
 * more.
 */
export async function listPage<Sort extends string, Question extends ListQuestion<Sort>, Row extends { id: number }>(
  shop: Shop,
  list: StaffList<Sort, Question, Row>,
  question: Question,
): Promise<ListPage<Row>> {
  const asked = withPage(question, ROWS_A_PAGE);
  const { page, pageSize } = asked;
  const { ofEachRow, ofAllRows } = asPair(await list.condition(question, shop));
  const read = (condition: SQL | undefined, total?: SQL<number>) =>
    readPage(
      readingOrder(list, question),
      asked,
      ({ after, limit, offset }) =>
        numbersOf(shop, list, question, and(condition, after), total).limit(limit).offset(offset),
      ({ place }) => place,
    );
  const inFull = async ({ shown, ...next }: Awaited<ReturnType<typeof read>>) => ({
    items: await rowsOf(shop, list, question, shown),
    ...next,
  });

  if (ofEachRow !== ofAllRows) {
    const upTo = Math.max(COUNTED, page * pageSize);
    const [found, counted] = await Promise.all([read(ofEachRow), countUpTo(shop, list, ofEachRow, upTo + 1)]);
    const items = await inFull(found);
    return counted > upTo ? { ...items, total: upTo, isMore: true } : { ...items, total: counted };
  }
  const count = () => shop.db.$count(list.table, ofAllRows);
  if (question.search === undefined || question.after !== undefined) {
    const [found, total] = await Promise.all([read(ofAllRows), count()]);
    return { ...(await inFull(found)), total };
  }
  // The search runs once and counts its hits; a page beyond the end has no row with the count.
  const found = await read(ofAllRows, sql<number>`(count(*) over ())::integer`);
  const total = found.shown[0]?.total ?? (page === 1 ? 0 : await count());
  return { ...(await inFull(found)), total };
}

/** The first rows of a list, without counting the others. */
export async function firstRows<Sort extends string, Question extends ListQuestion<Sort>, Row extends { id: number }>(
  shop: Shop,
  list: StaffList<Sort, Question, Row>,
  question: Question,
  rows: number,
): Promise<Row[]> {
  const { ofEachRow } = asPair(await list.condition(question, shop));
  return rowsOf(shop, list, question, await numbersOf(shop, list, question, ofEachRow).limit(rows));
}

/** All rows of the list, whatever page is requested, for an export. Rows deleted in the meantime are skipped. */
export async function* everyRow<Sort extends string, Question extends ListQuestion<Sort>, Row extends { id: number }>(
  shop: Shop,
  list: StaffList<Sort, Question, Row>,
  question: Question,
): AsyncGenerator<Row> {
  const listed = numbersOf(shop, list, question, await everyRowCondition(shop, list, question)).as('listed');
  // All ids in one value: parsing 200,000 rows would block other requests for 0.2 s.
  const [all] = await shop.db.select({ ids: sql<number[]>`coalesce(json_agg(${listed.id}), '[]')` }).from(listed);
  const found = (all?.ids ?? []).map((id) => ({ id }));
  for (let at = 0; at < found.length; at += BATCH)
    yield* await rowsOf(shop, list, question, found.slice(at, at + BATCH));
}

/** Condition of the rows of a list, for queries besides the list itself. */
export async function everyRowCondition<
  Sort extends string,
  Question extends ListQuestion<Sort>,
  Row extends { id: number },
>(shop: Shop, list: StaffList<Sort, Question, Row>, question: Question): Promise<SQL | undefined> {
  return asPair(await list.condition(question, shop)).ofAllRows;
}

const BATCH = 500;

function asPair(condition: Condition): ConditionPair {
  return condition !== undefined && 'ofEachRow' in condition
    ? condition
    : { ofEachRow: condition, ofAllRows: condition };
}

/** The SQL pattern of texts that contain these words anywhere; wildcards are escaped. */
export function containsPattern(words: string): string {
  return `%${words.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

function readingOrder<Sort extends string>(
  { id, sorts, order }: Pick<StaffList<Sort, ListQuestion<Sort>, { id: number }>, 'id' | 'sorts' | 'order'>,
  { sort = order.sort, direction = sort === order.sort ? order.direction : 'asc' }: ListQuestion<Sort>,
): ReadingOrder {
  return [sorts[sort], id].map((by) => ({ by, direction }));
}

/** The ids of the rows that match a condition, in the requested order. */
export function numbersOf<Sort extends string, Question extends ListQuestion<Sort>, Row extends { id: number }>(
  shop: Shop,
  list: StaffList<Sort, Question, Row>,
  question: Question,
  condition: SQL | undefined,
  total = sql<number>`0`,
) {
  const order = readingOrder(list, question);
  const [sorted] = order;
  return (
    shop.db
      .select({ id: sql<number>`${list.id}`.as('id'), total: total.as('total'), place: placeIn(order).as('place') })
      .from(list.table)
      // Sort columns are never null: with this condition a view's outer join becomes an inner one, which can use the
      // index of the sort.
      .where(is(list.table, PgView) && sorted !== undefined ? and(condition, isNotNull(sorted.by)) : condition)
      .orderBy(...along(order))
      .$dynamic()
  );
}

async function countUpTo(
  { db }: Shop,
  { table, id }: Pick<StaffList<string, ListQuestion, { id: number }>, 'table' | 'id'>,
  condition: SQL | undefined,
  most: number,
): Promise<number> {
  const some = db
    .select({ id: sql<number>`${id}`.as('id') })
    .from(table)
    .where(condition)
    .limit(most)
    .as('some');
  return db.$count(some);
}

async function rowsOf<Sort extends string, Question extends ListQuestion<Sort>, Row extends { id: number }>(
  shop: Shop,
  { rows }: StaffList<Sort, Question, Row>,
  question: Question,
  found: readonly { id: number }[],
): Promise<Row[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const byId = new Map((await rows(shop.db, ids, shop, question)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
