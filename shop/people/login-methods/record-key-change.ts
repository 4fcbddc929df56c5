import type { Db } from '#platform/database/database.ts';
import type { Language } from '#texts/languages.ts';
import { type ChangedBy, recordChange } from '../../base/audit/record-change.ts';
import type { KeyChange } from '../../base/outbox/effects.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import type { AccountOwner } from '../identity/account-owner.ts';

/**
 * Records that an account gained or lost a login method other than its password: notifies its owner by mail, because
 * another person may have done it, and writes the account's history.
 * @param language language of the owner's page; absent: another person did it
 */
export async function recordKeyChange(
  tx: Db,
  owner: AccountOwner,
  action: KeyChange,
  { by, now, language }: { by: ChangedBy; now: Date; language?: Language },
): Promise<void> {
  const thing =
    'staffId' in owner
      ? ({ entity: 'staff', entityId: owner.staffId } as const)
      : ({ entity: 'customer', entityId: owner.customerId } as const);
  await recordChange(tx, by, now, { action, ...thing, before: null, after: null });
  const ofPage = language === undefined ? {} : { language };
  if ('customerId' in owner)
    await queueEffect(tx, now, 'customer-key-change', { ...owner, changed: action, ...ofPage });
  else await queueEffect(tx, now, 'staff-account-change', { ...owner, changed: action, by: by.name });
}
