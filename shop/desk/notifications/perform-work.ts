import { and, eq, isNull } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { deleteUnusedFiles } from '../../base/files/unused-files.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { type EffectPayloads, readWorkEffect, type WaitingEffect, type WorkKind } from '../../base/outbox/effects.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { lockPendingRow, markDone } from './outbox-queries.ts';

/** Parts of the shop that work needs. */
export type WorkingShop = Pick<Shop, 'db' | 'clock' | 'files'>;

/** Performs one effect, in the transaction that marks it as done. It may be repeated, therefore repeating must change nothing. */
type Work<Kind extends WorkKind> = (payload: EffectPayloads[Kind], shop: WorkingShop, tx: Db) => Promise<void>;

/** The work of each kind of effect that is no mail. A kind without one does not compile. */
const WORK: { readonly [Kind in WorkKind]: Work<Kind> } = {
  'unused-files': deleteUnusedFiles,
};

/** Performs all waiting work of a kind, without waiting until it is due. */
export async function performWaiting(shop: WorkingShop, kind: WorkKind): Promise<void> {
  const waiting = await shop.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), isNull(outbox.doneAt)));
  for (const { id } of waiting) await performWork(shop, id);
}

/** Performs claimed work; nothing if it is done already. @throws whatever prevents it: it is due again later */
export function performWork(shop: WorkingShop, outboxId: number): Promise<void> {
  return inTransaction(shop.db, async (tx) => {
    const row = await lockPendingRow(tx, outboxId);
    if (row === undefined) return;
    await workOf(readWorkEffect(row.kind, row.payload), shop, tx);
    await markDone(tx, outboxId, shop.clock.now());
  });
}

function workOf<Kind extends WorkKind>(effect: WaitingEffect<Kind>, shop: WorkingShop, tx: Db): Promise<void> {
  const work: Work<Kind> = WORK[effect.kind];
  return work(effect.payload, shop, tx);
}
