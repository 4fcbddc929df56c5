import { inTransaction } from '#platform/database/database.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';

/** Sends a mail to the caller's own address, to see whether mail leaves the shop (Q6). Returns 1. */
export function sendTestMail(_: object, { shop, caller }: StaffContext): Promise<1> {
  return inTransaction(shop.db, async (tx): Promise<1> => {
    await queueEffect(tx, shop.clock.now(), 'test-mail', { staffId: caller.staff.id });
    return 1;
  });
}
