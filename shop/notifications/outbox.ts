import type { Db } from '#platform/database/database.ts';
import { outbox } from './tables.ts';

/** What somebody is to be told of, and what the telling is made from. Whoever sends it reads the rest then. */
export type Notice =
  | { kind: 'order-mail-customer'; payload: { orderId: number } }
  | { kind: 'order-mail-staff'; payload: { orderId: number } }
  | { kind: 'purchase-order-mail-staff'; payload: { orderId: number } };

/** Notes what is to be sent, in the transaction of its cause: both happen, or neither (D22). Nothing is sent from here. */
export async function writeNotices(tx: Db, notices: readonly Notice[], now: Date): Promise<void> {
  await tx.insert(outbox).values(notices.map((notice) => ({ ...notice, createdAt: now, dueAt: now })));
}
