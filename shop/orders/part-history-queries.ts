import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Product } from '../catalogue/product.ts';
import { productColumns } from '../catalogue/product-columns.ts';
import { products } from '../catalogue/tables.ts';
import { preparedOnce } from '../frame/prepared.ts';
import type { CalendarDay } from '../kernel/calendar-day.ts';
import type { BoughtSort } from './bought-part.ts';
import { isSeenByReader, type OrderReader, readerValues } from './order-reader.ts';

/** A part of the orders that a member sees. */
export interface HistoryRow {
  product: Product;
  variantId: number | null;
  /** As it was called when it was last ordered. */
  variantDetails: string | null;
  orders: number;
  days: number;
  firstOn: CalendarDay;
  lastOn: CalendarDay;
  lastQuantity: number;
  usualQuantity: number;
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

/** The last day, and as long after it as usually lies between two orders. */
const DUE = sql`case when days > 2 then last_on + (last_on - first_on) / (days - 1) end`;

const ORDER: Record<BoughtSort, ReturnType<typeof sql>> = {
  last: sql`last_on desc, orders desc`,
  number: sql`${products.name}`,
  often: sql`orders desc, last_on desc`,
  due: sql`${DUE} nulls last`,
};

const prepared = preparedOnce((db) => {
  const search = sql`${sql.placeholder('search')}::text`;
  const timeZone = sql`${sql.placeholder('timeZone')}::text`;
  const history = sql`(
    select line.product_id, line.variant_id, count(distinct line.order_id)::integer as orders,
      count(distinct (seen.placed_at at time zone ${timeZone})::date)::integer as days,
      min((seen.placed_at at time zone ${timeZone})::date) as first_on,
      max((seen.placed_at at time zone ${timeZone})::date) as last_on,
      (array_agg(coalesce(present.quantity, line.quantity) order by line.order_id desc, line.position))[1]::integer as last_quantity,
      mode() within group (order by coalesce(present.quantity, line.quantity))::integer as usual_quantity,
      (array_agg(line.variant_details order by line.order_id desc, line.position))[1] as variant_details
    from (select orders.id, orders.placed_at from orders where ${isSeenByReader()}) as seen
    inner join order_lines as line on line.order_id = seen.id
    left join order_line_quantities as present on present.order_line_id = line.id
    where coalesce(present.quantity, 1) > 0
    group by line.product_id, line.variant_id
  ) as history`;
  const list = (sort: BoughtSort) =>
    db
      .select({
        product: productColumns,
        variantId: sql<number | null>`history.variant_id`,
        variantDetails: sql<string | null>`history.variant_details`,
        orders: sql<number>`orders`,
        days: sql<number>`days`,
        firstOn: sql<string>`first_on::text`,
        lastOn: sql<string>`last_on::text`,
        lastQuantity: sql<number>`last_quantity`,
        usualQuantity: sql<number>`usual_quantity`,
        total: sql<number>`count(*) over ()::integer`,
      })
      .from(history)
      .innerJoin(products, eq(products.id, sql`history.product_id`))
      .where(
        sql`${search} = '' or strpos(lower(${products.name}), lower(${search})) > 0 or strpos(lower(${products.intro}), lower(${search})) > 0`,
      )
      .orderBy(ORDER[sort], products.id, sql`history.variant_id`)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`part_history_by_${sort}`);
  return { last: list('last'), number: list('number'), often: list('often'), due: list('due') };
});
