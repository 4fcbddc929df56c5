import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Product } from '../catalogue/product.ts';
import { productColumns } from '../catalogue/product-columns.ts';
import { products } from '../catalogue/tables.ts';
import { prepareOnce } from '../operations/prepared-queries.ts';
import type { CalendarDay } from '../kernel/calendar-day.ts';
import type { BoughtSort } from './bought-part.ts';
import { type OrderReader, readerValues } from './order-reader.ts';
import { boughtParts } from './tables.ts';

/** A part of the orders that a member sees. */
export interface HistoryRow {
  product: Product;
  variantId: number | null;
  /** As it was called when it was last ordered. */
  variantDetails: string | null;
  /** All of them. */
  orders: number;
  /** Of the last twelve orders, the newest first. */
  days: readonly [CalendarDay, ...CalendarDay[]];
  quantities: readonly [number, ...number[]];
  /** Of the whole list. */
  total: number;
}

interface Question {
  reader: OrderReader;
  search: string;
  sort: BoughtSort;
  timeZone: string;
  limit: number;
  offset: number;
}

/** The parts of all orders that the member sees, each width by itself, a page of them. */
export function listPartHistory(db: Database, { reader, sort, ...asked }: Question): Promise<HistoryRow[]> {
  return prepared(db)[sort].execute({ ...readerValues(reader), ...asked });
}

const prepared = prepareOnce((db) => {
  const search = sql`${sql.placeholder('search')}::text`;
  const timeZone = sql`${sql.placeholder('timeZone')}::text`;
  const onlyOf = sql`${sql.placeholder('onlyOf')}::integer`;
  const lastOn = sql`(${boughtParts.placedAt}[1] at time zone ${timeZone})::date`;
  // As usualInterval has it, for sorting by it.
  const due = sql`(
    select case when count(*) > 2 then max(day) + round((max(day) - min(day))::numeric / (count(*) - 1))::integer end
    from (select distinct (at at time zone ${timeZone})::date as day from unnest(${boughtParts.placedAt}) as at) as days
  )`;
  const order: Record<BoughtSort, ReturnType<typeof sql>> = {
    last: sql`${lastOn} desc, ${boughtParts.orders} desc`,
    number: sql`${products.name}`,
    often: sql`${boughtParts.orders} desc, ${lastOn} desc`,
    due: sql`${due} nulls last`,
  };
  const list = (sort: BoughtSort) =>
    db
      .select({
        product: productColumns,
        variantId: boughtParts.variantId,
        variantDetails: boughtParts.variantDetails,
        orders: boughtParts.orders,
        days: sql<HistoryRow['days']>`array(
          select (at at time zone ${timeZone})::date::text
          from unnest(${boughtParts.placedAt}) with ordinality as placed (at, place)
          order by place
        )`,
        quantities: sql<HistoryRow['quantities']>`${boughtParts.quantities}`,
        total: sql<number>`count(*) over ()::integer`,
      })
      .from(boughtParts)
      .innerJoin(products, eq(products.id, boughtParts.productId))
      .where(
        and(
          eq(boughtParts.companyId, sql.placeholder('companyId')),
          sql`${boughtParts.customerId} is not distinct from ${onlyOf}`,
          sql`(${search} = '' or strpos(lower(${products.name}), lower(${search})) > 0 or strpos(lower(${products.intro}), lower(${search})) > 0)`,
        ),
      )
      .orderBy(order[sort], products.id, boughtParts.variantId)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`part_history_by_${sort}`);
  return { last: list('last'), number: list('number'), often: list('often'), due: list('due') };
});
