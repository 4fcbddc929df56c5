import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { CurrencyId } from '../../base/money/money.ts';
import { currentOrderLines, currentOrders } from '../../trade/orders/current-orders.ts';
import type { OwnerMonth, OwnerRow } from './answers.ts';
import { isSaleIn } from './sales-queries.ts';

/** The year up to today, and the year before up to the same day; ends are exclusive. */
export interface TwoYears {
  lastStart: Date;
  lastEnd: Date;
  start: Date;
  end: Date;
}

/** An order's subtotal in a currency, at the order's own rates of its day (D7); rounded once for each order. */
function valueIn(currency: CurrencyId): SQL {
  if (currency === 2) return sql`${currentOrders.subtotalGbpMinor}::numeric`;
  if (currency === 3) return sql`${currentOrders.subtotalEurMinor}::numeric`;
  return sql`(case ${currentOrders.currencyId}
    when 1 then ${currentOrders.subtotalMinor}::numeric
    when 2 then round(${currentOrders.subtotalMinor} * 1000000::numeric / ${currentOrders.gbpRateMicros})
    else round(${currentOrders.subtotalMinor} * 1000000::numeric / ${currentOrders.eurRateMicros}) end)`;
}

/** A dollar in a currency, at the order's own rates. */
function dollarIn(currency: CurrencyId): SQL {
  if (currency === 1) return sql`1::numeric`;
  const rate = currency === 2 ? currentOrders.gbpRateMicros : currentOrders.eurRateMicros;
  return sql`(${rate} / 1000000::numeric)`;
}

const isThis = ({ start }: TwoYears) => sql`${currentOrders.placedAt} >= ${start.toISOString()}`;
const isLast = ({ lastEnd }: TwoYears) => sql`${currentOrders.placedAt} < ${lastEnd.toISOString()}`;
const isEither = ({ lastStart, end }: TwoYears) => isSaleIn({ from: lastStart, until: end });

const sumOf = (amount: SQL, when: SQL) => sql`coalesce(round(sum(${amount}) filter (where ${when})), 0)`;

/** Sums both years by month; a month of this year that has not begun has none. */
export async function listOwnerMonths(
  db: Db,
  years: TwoYears,
  currency: CurrencyId,
  timeZone: string,
): Promise<OwnerMonth[]> {
  const value = valueIn(currency);
  const { rows } = await db.execute<{ month: number; value: string; before: string; orders: number }>(sql`
    select extract(month from ${currentOrders.placedAt} at time zone ${timeZone})::integer as month,
      ${sumOf(value, isThis(years))} as value, ${sumOf(value, isLast(years))} as before,
      count(*) filter (where ${isThis(years)})::integer as orders
    from ${currentOrders}
    where ${isEither(years)}
    group by 1`);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return Array.from({ length: 12 }, (_, index) => {
    const row = byMonth.get(index + 1);
    return {
      month: index + 1,
      valueMinor: Number(row?.value ?? 0),
      beforeMinor: Number(row?.before ?? 0),
      orders: row?.orders ?? 0,
    };
  });
}

/** The groups by which an owner compares sales: an order line belongs to exactly one of each. */
export type OwnerGroup = 'company' | 'category' | 'press';

/** The group of a line, by id. 0: none; -1: several, because a part may be in several categories, or fit several presses. */
const GROUP_OF: Readonly<Record<OwnerGroup, SQL>> = {
  company: sql`${currentOrders.companyId}`,
  category: onlyOne(
    sql`select category_id as id from product_categories where product_id = ${currentOrderLines.productId}`,
  ),
  press: onlyOne(sql`select distinct model_id as id from part_fits where product_id = ${currentOrderLines.productId}`),
};

function onlyOne(ids: SQL): SQL {
  return sql`(select case count(*) when 0 then 0 when 1 then min(id) else -1 end from (${ids}) as each)::integer`;
}

const NAMES: Readonly<Record<OwnerGroup, SQL>> = {
  company: sql`select name from companies where id = grouped.id`,
  category: sql`select name from categories where id = grouped.id`,
  press: sql`select name from press_models where id = grouped.id`,
};

/**
 * Sums both years by a group, the highest of this year first. A line's value is its share of the order's subtotal, after
 * discount. The cost is that of the lines whose part has one today, at the order's rates.
 */
export async function listOwnerRows(
  db: Db,
  years: TwoYears,
  { group, currency, limit }: { group: OwnerGroup; currency: CurrencyId; limit: number },
): Promise<OwnerRow[]> {
  const share = sql`(${currentOrderLines.lineTotalMinor} * ${valueIn(currency)} / nullif(${currentOrders.goodsMinor}, 0))`;
  const cost = sql`(${currentOrderLines.quantity} * part_costs.cost_minor * ${dollarIn(currency)})`;
  const isCosted = sql`${isThis(years)} and part_costs.cost_minor is not null`;
  const { rows } = await db.execute<OwnerSums>(sql`
    select grouped.*, (${NAMES[group]}) as name
    from (
      select ${GROUP_OF[group]} as id, ${sumOf(share, isThis(years))} as value, ${sumOf(share, isLast(years))} as before,
        ${sumOf(share, isCosted)} as costed, ${sumOf(cost, isCosted)} as cost
      from ${currentOrders}
      join ${currentOrderLines} on ${eq(currentOrderLines.orderId, currentOrders.id)}
      left join part_costs on part_costs.product_id = ${currentOrderLines.productId}
      where ${isEither(years)}
      group by 1
    ) as grouped
    order by value desc, before desc, grouped.id
    limit ${limit}`);
  return rows.map(({ id, name, value, before, costed, cost: costs }) => ({
    id,
    name,
    valueMinor: Number(value),
    beforeMinor: Number(before),
    costedMinor: Number(costed),
    costMinor: Number(costs),
  }));
}

interface OwnerSums extends Record<string, unknown> {
  id: number;
  name: string | null;
  value: string;
  before: string;
  costed: string;
  cost: string;
}
