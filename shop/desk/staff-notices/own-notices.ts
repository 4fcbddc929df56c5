import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/database.ts';
import { staff } from '../../people/identity/tables.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { isAllowed } from '../../base/rights/staff-right.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { NOTICE_KINDS } from '../../base/outbox/effects.ts';
import { needOf } from './notice-kinds.ts';
import type { OwnNotices } from './paths.ts';
import { staffNotices } from './tables.ts';

type Context = Pick<StaffContext, 'shop' | 'caller'>;

/** Lists the kinds for which the caller has the right, with their timing. */
export async function readOwnNotices({ shop: { db }, caller }: Context): Promise<OwnNotices> {
  const { id, rights } = caller.staff;
  const [[account], chosen] = await Promise.all([
    db.select({ digestHour: staff.digestHour }).from(staff).where(eq(staff.id, id)),
    db.select().from(staffNotices).where(eq(staffNotices.staffId, id)),
  ]);
  if (account === undefined) throw new Error(`Staff member ${id} is signed in, but has no row.`);
  const timings = new Map(chosen.map(({ kind, timing }) => [kind, timing]));
  const kinds = NOTICE_KINDS.filter((kind) => isAllowed(needOf(kind), rights));
  return {
    digestHour: account.digestHour,
    notices: kinds.map((kind) => ({ noticeKind: kind, noticeTiming: timings.get(kind) ?? 'never' })),
  };
}

/** Replaces the caller's choice. News that already wait for the digest are still in it. @throws {InvalidInputError} */
export async function setOwnNotices({ digestHour, notices }: OwnNotices, { shop, caller }: Context): Promise<1> {
  const { id, rights } = caller.staff;
  const chosen = new Map(notices.map(({ noticeKind, noticeTiming }) => [noticeKind, noticeTiming]));
  for (const [kind, timing] of chosen)
    if (timing !== 'never' && !isAllowed(needOf(kind), rights))
      throw new InvalidInputError([{ field: 'notices', message: message('staff-refusal.notice-right', { kind }) }]);
  const rows = [...chosen].flatMap(([kind, timing]) => (timing === 'never' ? [] : [{ staffId: id, kind, timing }]));
  await inTransaction(shop.db, async (tx) => {
    await tx.update(staff).set({ digestHour }).where(eq(staff.id, id)); // locks the row: the last save wins as a whole
    await tx.delete(staffNotices).where(eq(staffNotices.staffId, id));
    if (rows.length > 0) await tx.insert(staffNotices).values(rows);
  });
  return 1;
}
