import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { type Database, type Db, inTransaction } from '#platform/database/database.ts';
import { DAY_MS, dayInZone } from '../../base/days/calendar-day.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { REMINDER_DAYS } from './quotation.ts';
import { quotations } from './tables.ts';

/** Reminds buyers once of each offer that ends within three days (K6). Returns their number, up to a limit. */
export function remindOfQuotations(
  db: Database,
  { now, timeZone }: { now: Date; timeZone: string },
  atMost: number,
): Promise<number> {
  const today = dayInZone(now, timeZone);
  const until = dayInZone(new Date(now.getTime() + REMINDER_DAYS * DAY_MS), timeZone);
  return inTransaction(db, async (tx: Db) => {
    const ending = await tx
      .select({ id: quotations.id, customerId: quotations.customerId, version: quotations.sentVersion })
      .from(quotations)
      .where(
        and(
          eq(quotations.state, 'sent'),
          gte(quotations.validUntil, today),
          lte(quotations.validUntil, until),
          sql`${quotations.remindedVersion} is distinct from ${quotations.sentVersion}`,
        ),
      )
      .orderBy(asc(quotations.validUntil), asc(quotations.id))
      .limit(atMost)
      .for('no key update', { skipLocked: true });
    const ids = ending.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx
      .update(quotations)
      .set({ remindedVersion: sql`${quotations.sentVersion}` })
      .where(inArray(quotations.id, ids));
    for (const { id: quotationId, customerId, version } of ending)
      await queueEffect(tx, now, 'quotation-reminder', { quotationId, customerId, version: version ?? 0 });
    return ids.length;
  });
}
