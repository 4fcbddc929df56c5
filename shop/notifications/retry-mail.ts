import { inTransaction } from '#platform/database/database.ts';
import { recordChange } from '../audit/record-change.ts';
import type { StaffContext } from '../operations/operation.ts';
import { markArrived, tryAgainNow, tryAllAgainNow } from './outbox-queries.ts';

/** Tries a mail at once, with all its tries before it again (D22). Answers 1; 0: it is delivered already, or unknown. */
export function retryMail({ mailId }: { mailId: number }, { shop, caller }: StaffContext): Promise<0 | 1> {
  const { staff } = caller;
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx): Promise<0 | 1> => {
    if (!(await tryAgainNow(tx, mailId, now))) return 0;
    await recordChange(tx, staff, now, tried(mailId));
    return 1;
  });
}

/** The same for every mail that was given up, such as after a long trouble of the mail server. Answers how many. */
export function retryFailedMails(_: object, { shop, caller }: StaffContext): Promise<number> {
  const { staff } = caller;
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx) => {
    const mailIds = await tryAllAgainNow(tx, now);
    for (const mailId of mailIds) await recordChange(tx, staff, now, tried(mailId));
    return mailIds.length;
  });
}

/**
 * Staff found that a mail arrived of which the shop could not know it (D22). Answers 1; 0: there is nothing to know about it.
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

function tried(mailId: number) {
  return { action: 'tried again', entity: 'mail', entityId: mailId, before: null, after: {} } as const;
}
