import { and, inArray, isNotNull, lt, notExists, eq } from 'drizzle-orm';
import { inTransaction, type Database } from '#platform/database/database.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { mails } from './tables.ts';

/**
 * Deletes mails completed before then, with their causes. Waiting mails and failed ones that need staff stay. Returns
 * the number of causes.
 */
export function clearOldMails(db: Database, before: Date, atMost: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const old = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNotNull(outbox.doneAt), lt(outbox.doneAt, before)))
      .limit(atMost)
      .for('update', { skipLocked: true });
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    await tx.delete(mails).where(inArray(mails.outboxId, ids));
    const left = tx.select().from(mails).where(eq(mails.outboxId, outbox.id));
    await tx.delete(outbox).where(and(inArray(outbox.id, ids), notExists(left)));
    return old.length;
  });
}
