import { inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { markArrived, tryAgainNow, tryAllAgainNow } from './outbox-queries.ts';

/** Retries a mail at once, with all its attempts again (D22). Returns 1; 0: already delivered, or unknown. */
export function retryMail({ mailId }: { mailId: number }, { shop, caller }: StaffContext): Promise<0 | 1> {
  const { staff } = caller;
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx): Promise<0 | 1> => {
    if (!(await tryAgainNow(tx, mailId, now))) return 0;
    await recordChange(tx, staff, now, auditEntry(mailId));
    return 1;
  });
}

/** Retries all mails that were given up, for example after a long failure of the mail server. Returns their number. */
export function retryFailedMails(_: object, { shop, caller }: StaffContext): Promise<number> {
  const { staff } = caller;
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx) => {
    const mailIds = await tryAllAgainNow(tx, now);
    for (const mailId of mailIds) await recordChange(tx, staff, now, auditEntry(mailId));
    return mailIds.length;
  });
}

/**
 * Records that staff found a mail of uncertain delivery to have arrived (D22). Returns 1; 0: its delivery is not
 * uncertain.
 */
export function markMailArrived({ mailId }: { mailId: number }, { shop, caller }: StaffContext): Promise<0 | 1> {
  const { staff } = caller;
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx): Promise<0 | 1> => {
    if (!(await markArrived(tx, mailId, now))) return 0;
    await recordChange(tx, staff, now, {
      action: 'noted as arrived',
      entity: 'mail',
      entityId: mailId,
      before: null,
      after: {},
    });
    return 1;
  });
}

function auditEntry(mailId: number) {
  return { action: 'tried again', entity: 'mail', entityId: mailId, before: null, after: {} } as const;
}
