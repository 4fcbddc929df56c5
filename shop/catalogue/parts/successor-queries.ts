import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { prepareOnce } from '../../base/operations/prepared-queries.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { Product } from './product.ts';
import { productColumns } from './product-columns.ts';
import type { ReplacedNumbers } from '../categories/catalogue.ts';
import { products, replacementParts, replacements } from './tables.ts';

/** A part that replaces another, at the end of the chain (J5). */
export interface SuccessorRow {
  ofId: number;
  ofName: string;
  ofKey: string;
  /** True if the replaced part is still offered. */
  ofActive: boolean;
  fromOn: CalendarDay;
  note: string;
  /** Quantity that replaces one unit. */
  quantity: number;
  product: Product;
}

export interface SuccessorQuestion {
  /** Parts by id … */
  ids?: readonly number[];
  /** … or by the keys of their part numbers. */
  keys?: readonly string[];
  today: CalendarDay;
}

/**
 * Lists the replacements of these parts as of today, each chain followed to its end, in one statement. A part is left out unless
 * all of its replacements are on offer, because half of the advice would mislead.
 */
export async function listSuccessors(
  db: Db,
  { ids = [], keys = [], today }: SuccessorQuestion,
): Promise<SuccessorRow[]> {
  return ids.length + keys.length === 0 ? [] : prepared(db).execute({ ids, keys, today });
}

export async function readReplacedNumbers(db: Db): Promise<ReplacedNumbers> {
  const rows = await db
    .select({
      id: products.id,
      key: products.partKey,
      name: products.name,
      fromOn: replacements.fromOn,
      successorId: replacementParts.successorId,
    })
    .from(replacements)
    .innerJoin(products, eq(products.id, replacements.productId))
    .leftJoin(replacementParts, eq(replacementParts.productId, replacements.productId))
    .orderBy(products.partKey, replacementParts.successorId);
  return {
    ids: new Set(rows.map(({ id }) => id)),
    keys: new Set(rows.map(({ key }) => key)),
    bySuccessor: Map.groupBy(
      rows.flatMap(({ successorId, name, fromOn }) => (successorId === null ? [] : { successorId, name, fromOn })),
      ({ successorId }) => successorId,
    ),
  };
}

/** Longer than any chain in a catalogue; circles can't occur. */
const MAX_CHAIN_LENGTH = sql.raw('20');
const MAX_UNITS = sql.raw('100000');

const prepared = prepareOnce((db) => {
  const today = sql`${sql.placeholder('today')}::date`;
  return db
    .select({
      ofId: sql<number>`leaf.of_id`,
      ofName: sql<string>`leaf.of_name`,
      ofKey: sql<string>`leaf.of_key`,
      ofActive: sql<boolean>`leaf.of_active`,
      fromOn: sql<CalendarDay>`leaf.from_on::text`,
      note: sql<string>`leaf.note`,
      quantity: sql<number>`leaf.quantity`,
      product: productColumns,
    })
    .from(
      sql`(
        with recursive asked as (
          select part.id, part.name, part.part_key, part.active, replaced.from_on, replaced.note
          from replacements as replaced
          inner join products as part on part.id = replaced.product_id
          where replaced.from_on <= ${today}
            and (
              part.id = any(${sql.placeholder('ids')}::integer[])
              or part.part_key = any(${sql.placeholder('keys')}::text[])
            )
        ),
        step as (
          select asked.id as of_id, next.successor_id as id, next.quantity::bigint as quantity, array[next.position] as place
          from asked
          inner join replacement_parts as next on next.product_id = asked.id
          union all
          select step.of_id, next.successor_id, least(step.quantity * next.quantity, ${MAX_UNITS}),
            step.place || next.position
          from step
          inner join replacements as replaced on replaced.product_id = step.id and replaced.from_on <= ${today}
          inner join replacement_parts as next on next.product_id = step.id
          where cardinality(step.place) < ${MAX_CHAIN_LENGTH}
        ),
        last as (
          select step.of_id, step.id, least(sum(step.quantity), ${MAX_UNITS})::integer as quantity,
            min(step.place) as place
          from step
          where not exists (
            select from replacements as replaced
            inner join replacement_parts as next on next.product_id = replaced.product_id
            where replaced.product_id = step.id and replaced.from_on <= ${today}
          )
          group by step.of_id, step.id
        )
        select asked.id as of_id, asked.name as of_name, asked.part_key as of_key, asked.active as of_active,
          asked.from_on, asked.note, last.id, last.quantity, last.place,
          bool_and(successor.active) over (partition by last.of_id) as is_whole
        from last
        inner join asked on asked.id = last.of_id
        inner join products as successor on successor.id = last.id
      ) as leaf`,
    )
    .innerJoin(products, eq(products.id, sql`leaf.id`))
    .where(sql`leaf.is_whole`)
    .orderBy(sql`leaf.of_id`, sql`leaf.place`, products.id)
    .prepare('successors');
});
