import { type Database, inTransaction } from '#platform/database/database.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { DAY_MS, type CalendarDay, dayInZone } from '../../base/days/calendar-day.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { findList, lockDue, putReminder, removeReminder } from './list-queries.ts';

/** The date whole intervals of weeks after a day: after a pause the same weekday, and always after `today`. */
export function nextReminder(from: CalendarDay, everyWeeks: number, today: CalendarDay): CalendarDay {
  const step = everyWeeks * 7;
  const passed = Math.floor((Date.parse(today) - Date.parse(from)) / DAY_MS / step);
  const steps = Math.max(passed, 0) + 1;
  return new Date(Date.parse(from) + steps * step * DAY_MS).toISOString().slice(0, 10);
}

/** Sets the interval of a member's reminder of a list that they see (G4). @throws {NotFoundError} */
export async function setReminder(
  { listId, everyWeeks, nextOn }: { listId: number; everyWeeks: number | null; nextOn?: string | undefined },
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  if ((await findList(shop.db, listId, customer)) === undefined) throw new NotFoundError('list');
  if (everyWeeks === null) {
    await removeReminder(shop.db, listId, customer.id);
    return 1;
  }
  const today = dayInZone(shop.clock.now(), shop.store.timeZone);
  if (nextOn !== undefined && nextOn < today) {
    throw new InvalidInputError([{ field: 'nextOn', message: message('refusal.wanted-by-past') }]);
  }
  await putReminder(shop.db, {
    listId,
    customerId: customer.id,
    everyWeeks,
    nextOn: nextOn ?? nextReminder(today, everyWeeks, today),
  });
  return 1;
}

/**
 * Queues the mails of due reminders and sets each to its next date, in one transaction: once each, however many
 * processes run. Members who can no longer log in get none; the reminder continues when they return. Returns their
 * number, up to a limit.
 */
export function sendListReminders(
  db: Database,
  { now, timeZone }: { now: Date; timeZone: Shop['store']['timeZone'] },
  atMost: number,
): Promise<number> {
  const today = dayInZone(now, timeZone);
  return inTransaction(db, async (tx) => {
    const due = await lockDue(tx, today, atMost);
    for (const { listId, customerId, everyWeeks, nextOn, isHeard } of due) {
      await putReminder(tx, { listId, customerId, everyWeeks, nextOn: nextReminder(nextOn, everyWeeks, today) });
      if (isHeard) await queueEffect(tx, now, 'list-reminder', { listId, customerId });
    }
    return due.length;
  });
}
