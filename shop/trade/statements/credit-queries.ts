import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { companies } from '../../people/accounts/tables.ts';
import type { Rates } from '../../catalogue/pricing/price.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import { totalWithTax } from '../../base/tax/tax-figures.ts';
import { currentOrders } from '../orders/current-orders.ts';
import type { CreditHold } from '../orders/tables.ts';
import { convertWith, overLimit } from './credit.ts';

/** An order that is about to be placed. */
type NewOrder = Parameters<typeof totalWithTax>[0] & { currency: CurrencyId };

/** Locks the company of an order, so that its next order counts this one. */
export async function lockCompanyOf(tx: Db, companyId: number): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
}

/**
 * Returns why a new order waits: the company is above its credit limit with it; null: it does not, or there is no limit.
 * @param rates by which the order's total counts in another currency
 */
export async function creditHoldOf(
  db: Db,
  companyId: number,
  order: NewOrder,
  rates: Rates,
): Promise<CreditHold | null> {
  const limit = await findLimit(db, companyId);
  if (limit === null) return null;
  const newMinor = convertWith(rates, totalWithTax(order), order.currency, limit.currency);
  return overLimit(limit, (await owedIn(db, companyId, limit.currency)) + newMinor);
}

async function findLimit(db: Db, companyId: number) {
  const [row] = await db
    .select({ limitMinor: companies.creditLimitMinor, currency: companies.creditCurrencyId })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (row === undefined || row.limitMinor === null || row.currency === null) return null;
  return { limitMinor: row.limitMinor, currency: row.currency };
}

/**
 * Sums what a company owes in one currency, each order at its own rates: open invoices less open credit notes, and of
 * orders under way what is not invoiced yet.
 */
async function owedIn(db: Db, companyId: number, currency: CurrencyId): Promise<Minor> {
  const { rows } = await db.execute<{ owed: string }>(sql`
    select coalesce(sum(round(owed.minor * ${rateOf(sql`${currency}::integer`)} / ${rateOf(sql`owed.currency_id`)})), 0) as owed
    from (
      select
        orders.currency_id, orders.gbp_rate_micros, orders.eur_rate_micros,
        (coalesce(filed.open_minor, 0)
          + case when orders.state in ('closed', 'cancelled') then 0
            else greatest(orders.total_minor + coalesce(orders.tax_minor, 0) - coalesce(filed.invoiced_minor, 0), 0)
            end)::numeric as minor
      from ${currentOrders} as orders
      left join lateral (
        select
          sum(case kind when 'invoice' then amount_minor else -amount_minor end) filter (where paid_on is null) as open_minor,
          sum(amount_minor) filter (where kind = 'invoice') as invoiced_minor
        from order_documents
        where order_id = orders.id
          and kind <> 'certificate'
          and withdrawn_at is null
      ) as filed on true
      where orders.company_id = ${companyId}
    ) as owed`);
  return Number(rows[0]?.owed ?? 0);
}

/** Units of a currency for a dollar, times 1,000,000, at the rates of the order. */
function rateOf(currency: SQL): SQL {
  return sql`(case ${currency} when 1 then 1000000 when 2 then owed.gbp_rate_micros else owed.eur_rate_micros end)`;
}
