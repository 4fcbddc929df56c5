import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { customers } from '../../people/accounts/tables.ts';
import type { OrderLimits, Shop, SignedInCustomer } from '../../base/operations/shop.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { dayStart } from '../../base/days/day-start.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import { limitsOf, LIMITS } from '../../people/accounts/order-limits.ts';
import { approvalNeed, type ApprovalNeed } from '../orders/approval-state.ts';
import { ApprovalNeededError, MemberMustAskError } from './refusals.ts';
import { currentOrders } from '../orders/current-orders.ts';

type Sums = Pick<Shop, 'clock' | 'store'>;

/** Returns whether this member currently needs an approval for an order of that value (H3). */
export async function needFor(
  db: Db,
  { id, limits }: Pick<SignedInCustomer, 'id' | 'limits'>,
  order: { totalMinor: Minor; currency: CurrencyId },
  shop: Sums,
): Promise<ApprovalNeed | null> {
  const monthMinor = limits === null ? 0 : await limitedThisMonth(db, id, limits, shop);
  return approvalNeed(limits, { ...order, monthMinor });
}

/**
 * Checks the limits of a member in the transaction that writes the order. Locks their row first, so that each of fifty
 * concurrent orders counts those before it.
 * @throws {ApprovalNeededError | MemberMustAskError} the second if staff order for the member, whose limits apply all
 * the same (H7)
 */
export async function requireWithinLimits(
  tx: Db,
  member: Pick<SignedInCustomer, 'id' | 'limits' | 'displayName' | 'actingStaff'>,
  order: { totalMinor: Minor; currencyId: CurrencyId },
  shop: Sums,
): Promise<void> {
  if (member.limits === null) return;
  const limits = await lockLimits(tx, member.id);
  const { totalMinor, currencyId: currency } = order;
  const need = await needFor(tx, { id: member.id, limits }, { totalMinor, currency }, shop);
  if (need === null) return;
  throw member.actingStaff === null ? new ApprovalNeededError(need) : new MemberMustAskError(member.displayName);
}

/**
 * Returns whether these orders, which count again, exceed a member's monthly limit because of orders placed since (H3).
 * An order that was approved above the limit can be restored.
 * @param since when the first of them stopped counting
 */
export async function passMonth(tx: Db, orderIds: readonly number[], since: Date, shop: Sums): Promise<boolean> {
  if (orderIds.length === 0) return false;
  const members = tx
    .select({ id: currentOrders.customerId })
    .from(currentOrders)
    .where(inArray(currentOrders.id, [...orderIds]));
  const meanwhile = await tx
    .selectDistinct({ id: currentOrders.customerId })
    .from(currentOrders)
    .where(and(inArray(currentOrders.customerId, members), gt(currentOrders.placedAt, since)))
    .orderBy(currentOrders.customerId);
  for (const { id } of meanwhile) {
    const limits = await lockLimits(tx, id);
    if (limits === null || limits.monthMinor === null) continue;
    if ((await limitedThisMonth(tx, id, limits, shop)) > limits.monthMinor) return true;
  }
  return false;
}

async function lockLimits(tx: Db, customerId: number): Promise<OrderLimits | null> {
  const [row] = await tx.select(LIMITS).from(customers).where(eq(customers.id, customerId)).for('no key update');
  if (row === undefined) throw new Error(`Customer ${customerId} is logged in and does not exist.`);
  return limitsOf(row);
}

/** Sums a month that has a limit; without one it runs no query. */
async function limitedThisMonth(db: Db, customerId: number, limits: OrderLimits, shop: Sums): Promise<Minor> {
  const { monthMinor, currency } = limits;
  return monthMinor === null || currency === null ? 0 : spentThisMonth(db, { customerId, currency }, shop);
}

interface Month {
  customerId: number;
  currency: CurrencyId;
  /** A request that is not counted. */
  exceptRequestId?: number;
}

/** Sums the member's orders and open requests of this month, in one currency; others at their own rates. */
export async function spentThisMonth(
  db: Db,
  { customerId, currency, exceptRequestId = 0 }: Month,
  { clock, store }: Sums,
): Promise<Minor> {
  const month = `${dayInZone(clock.now(), store.timeZone).slice(0, 8)}01`;
  const begin = dayStart(month, 0, store.timeZone);
  const rate = (of: unknown) =>
    sql`(case ${of} when 1 then 1000000 when 2 then gbp_rate_micros else eur_rate_micros end)`;
  const { rows } = await db.execute<{ sum: string }>(sql`
    select coalesce(sum(round(total_minor::numeric * ${rate(sql`${currency}::integer`)} / ${rate(sql`currency_id`)})), 0) as sum
    from (
      select total_minor, currency_id, gbp_rate_micros, eur_rate_micros
      from ${currentOrders}
      where customer_id = ${customerId}
        and placed_at >= ${begin}
        and state <> 'cancelled'
      union all
      select total_minor, currency_id, gbp_rate_micros, eur_rate_micros
      from approval_requests
      where customer_id = ${customerId}
        and asked_at >= ${begin}
        and state = 'open'
        and expires_at > ${clock.now().toISOString()}::timestamptz
        and id <> ${exceptRequestId}
    ) as bought`);
  return Number(rows[0]?.sum ?? 0);
}
