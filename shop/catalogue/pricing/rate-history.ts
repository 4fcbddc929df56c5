import { eq, inArray, sql } from 'drizzle-orm';
import { staff } from '../../people/identity/tables.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import { type ExchangeRateChange, rateDeclaration } from './paths.ts';
import { exchangeRateChanges, exchangeRates } from './tables.ts';

/** Every rate that was ever valid, as staff see it next to the editor (E15). */
export const rateHistory = staffList(rateDeclaration, {
  table: exchangeRateChanges,
  id: exchangeRateChanges.id,
  sorts: { changed: exchangeRateChanges.changedAt },
  filters: {
    currencyId: (currencyId) =>
      sql`${exchangeRateChanges.exchangeRateId} in (select id from exchange_rates where currency_id = ${currencyId}::integer)`,
  },
  async rows(db, ids): Promise<ExchangeRateChange[]> {
    const rows = await db
      .select({
        id: exchangeRateChanges.id,
        currencyId: exchangeRates.currencyId,
        rateMicros: exchangeRateChanges.rateMicros,
        beforeMicros: sql<number | null>`(
          select earlier.rate_micros
          from exchange_rate_changes as earlier
          where earlier.exchange_rate_id = ${exchangeRateChanges.exchangeRateId}
            and (earlier.changed_at, earlier.id) < (${exchangeRateChanges.changedAt}, ${exchangeRateChanges.id})
          order by earlier.changed_at desc, earlier.id desc
          limit 1
        )`,
        changedAt: exchangeRateChanges.changedAt,
        staffName: staff.name,
      })
      .from(exchangeRateChanges)
      .innerJoin(exchangeRates, eq(exchangeRates.id, exchangeRateChanges.exchangeRateId))
      .leftJoin(staff, eq(staff.id, exchangeRateChanges.staffId))
      .where(inArray(exchangeRateChanges.id, ids));
    return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
  },
});
