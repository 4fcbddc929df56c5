import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { staff } from '../../people/identity/tables.ts';
import { isAllowed } from '../../base/rights/staff-right.ts';
import type { StaffRow } from '../../people/staff/staff-queries.ts';
import { traitsOf } from '../../base/outbox/effects.ts';
import { queueEffects } from '../../base/outbox/queue-effect.ts';
import type { OutboxRow } from '../notifications/outbox-queries.ts';
import { needOf } from './notice-kinds.ts';
import { staffNotices, waitingNotices } from './tables.ts';

/**
 * Tells the colleagues who want to know of the news in a mail to the shop's address (P6): a mail at once, or an entry in their
 * digest. It runs in the transaction that writes that mail, therefore once. A colleague who reads the shop's address has it already.
 */
export async function notifyColleagues(
  tx: Db,
  { id: outboxId, kind: mailKind }: Pick<OutboxRow, 'id' | 'kind'>,
  { now, shopAddress }: { now: Date; shopAddress: string },
): Promise<void> {
  const { notice: kind } = traitsOf(mailKind);
  if (kind === undefined) return;
  const listed = await tx
    .select({ staffId: staff.id, rights: staff.rights, timing: staffNotices.timing })
    .from(staffNotices)
    .innerJoin(staff, eq(staff.id, staffNotices.staffId))
    .where(
      and(
        eq(staffNotices.kind, kind),
        eq(staff.disabled, false),
        ne(sql`lower(${staff.email})`, shopAddress.toLowerCase()),
      ),
    )
    .orderBy(staff.id);
  const recipients = listed.filter(({ rights }) => isAllowed(needOf(kind), rights));
  const [atOnce, inDigest] = [
    recipients.filter(({ timing }) => timing === 'atOnce'),
    recipients.filter(({ timing }) => timing === 'digest'),
  ];
  await queueEffects(
    tx,
    now,
    atOnce.map(({ staffId }) => ({ kind: 'colleague-notice', payload: { staffId, outboxId } })),
  );
  if (inDigest.length > 0)
    await tx.insert(waitingNotices).values(inDigest.map(({ staffId }) => ({ staffId, outboxId })));
}

/** Returns whether a colleague may still read the news of a mail: the account is open and has the right. */
export function mayKnow({ disabled, rights }: Pick<StaffRow, 'disabled' | 'rights'>, mail: string): boolean {
  const { notice, need } = traitsOf(mail);
  return notice !== undefined && !disabled && isAllowed(need, rights);
}
