import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { companies } from '../../people/accounts/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { currentOrderLines, currentOrders } from '../../trade/orders/current-orders.ts';
import type { CompanyChange, PartChange, RecentSales } from './answers.ts';
import { isSaleIn, shareOfSubtotal, type TimeSpan } from './sales-queries.ts';

/** Two adjacent periods. */
export interface TwoPeriods extends TimeSpan {
  /** End of the first, beginning of the second. */
  middle: Date;
}

/** Number of entries in each list. */
const SHOWN = 5;
const LAPSED_SHOWN = 10;

/** Number of orders in a year that make a habit. */
const ORDERS_OF_HABIT = 4;

/** Lists the parts whose value changed most between two periods: from the greatest rise to the greatest fall. */
export async function listPartChanges(db: Db, periods: TwoPeriods): Promise<PartChange[]> {
  const sold = sql`
    select ${currentOrderLines.productId} as id, max(${currentOrderLines.productName}) as name,
      ${sumsOf(shareOfSubtotal, periods)}
    from ${currentOrders} join ${currentOrderLines} on ${eq(currentOrderLines.orderId, currentOrders.id)}
    where ${isSaleIn(periods)}
    group by 1`;
  const { rows } = await db.execute<ChangeRow>(sql`
    select changed.id, coalesce(${products.name}, changed.name) as name, value, earlier
    from (${greatestChanges(sold)}) changed left join ${products} on ${products.id} = changed.id
    order by value - earlier desc, changed.id`);
  return rows.map(({ id, ...row }) => ({ productId: id, ...changeOf(row) }));
}

/** Lists the companies whose purchases changed most between two periods, in the same order. */
export async function listCompanyChanges(db: Db, periods: TwoPeriods): Promise<CompanyChange[]> {
  const bought = sql`
    select ${currentOrders.companyId} as id, ${sumsOf(sql`${currentOrders.subtotalGbpMinor}`, periods)}
    from ${currentOrders}
    where ${isSaleIn(periods)}
    group by 1`;
  const { rows } = await db.execute<ChangeRow>(sql`
    select changed.id, ${companies.name} as name, value, earlier
    from (${greatestChanges(bought)}) changed join ${companies} on ${companies.id} = changed.id
    order by value - earlier desc, changed.id`);
  return rows.map(({ id, ...row }) => ({ companyId: id, ...changeOf(row) }));
}

/** Lists companies that ordered often in the first period and not at all in the second, most orders first. */
export async function listLapsedCompanies(
  db: Db,
  { from, middle, until }: TwoPeriods,
  timeZone: string,
): Promise<RecentSales['lapsedCompanies']> {
  const { rows } = await db.execute<{ id: number; name: string; orders: number; lastOn: string }>(sql`
    select lapsed.id, ${companies.name} as name, orders, last_on as "lastOn"
    from (
      select ${currentOrders.companyId} as id, count(*)::integer as orders,
        (max(${currentOrders.placedAt}) at time zone ${timeZone})::date::text as last_on
      from ${currentOrders}
      where ${isSaleIn({ from, until })}
      group by 1
      having count(*) >= ${ORDERS_OF_HABIT} and max(${currentOrders.placedAt}) < ${middle.toISOString()}
      order by 2 desc, 1
      limit ${LAPSED_SHOWN}
    ) lapsed join ${companies} on ${companies.id} = lapsed.id
    order by orders desc, lapsed.id`);
  return rows.map(({ id, name, orders, lastOn }) => ({ companyId: id, name, orders, lastOrderOn: lastOn }));
}

interface ChangeRow extends Record<string, unknown> {
  id: number;
  name: string;
  value: string;
  earlier: string;
}

function changeOf({ name, value, earlier }: Omit<ChangeRow, 'id'>) {
  return { name: String(name), valueGbpMinor: Number(value), earlierGbpMinor: Number(earlier) };
}

/** Sums an amount in the second period as `value`, in the first as `earlier`. */
function sumsOf(amount: SQL, { middle }: TwoPeriods): SQL {
  const isRecent = sql`${currentOrders.placedAt} >= ${middle.toISOString()}`;
  return sql`
    coalesce(round(sum(${amount}) filter (where ${isRecent})), 0) as value,
    coalesce(round(sum(${amount}) filter (where not ${isRecent})), 0) as earlier`;
}

/** Selects the greatest rises and the greatest falls. */
function greatestChanges(sums: SQL): SQL {
  const best = (direction: SQL, order: SQL) =>
    sql`(select * from sums where ${direction} order by ${order}, id limit ${SHOWN})`;
  return sql`
    with sums as materialized (${sums})
    ${best(sql`value > earlier`, sql`value - earlier desc`)}
    union all
    ${best(sql`value < earlier`, sql`value - earlier`)}`;
}
