import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Database, type Db, inTransaction } from '#platform/database/database.ts';
import { type CalendarDay, dayInZone } from '../../base/days/calendar-day.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { customers } from '../../people/accounts/tables.ts';
import { machines } from '../presses/tables.ts';
import { dueOf, readMaintained } from './maintenance-queries.ts';
import type { DueOfMachine } from './answers.ts';
import { maintenanceReminders, remindedTasks } from './tables.ts';

/**
 * Queues a mail for each press and member who asked for it, with the tasks that are due and of which they were not reminded yet: once for
 * each due, however many processes run. A member who can't log in or left the company gets none. Returns the number of mails, up to a limit.
 */
export function sendMaintenanceReminders(
  db: Database,
  { now, timeZone }: { now: Date; timeZone: Shop['store']['timeZone'] },
  atMost: number,
): Promise<number> {
  const today = dayInZone(now, timeZone);
  return inTransaction(db, async (tx) => {
    let sent = 0;
    for (const { machineId, customerId, due } of await listRemindable(tx, today)) {
      if (sent >= atMost) break;
      const rows = due.map(({ taskId }) => ({ machineId, taskId, customerId, remindedAt: now }));
      const added = await tx
        .insert(remindedTasks)
        .values(rows)
        .onConflictDoNothing() // of which they were reminded, or another process reminds them now
        .returning({ taskId: remindedTasks.taskId });
      if (added.length === 0) continue;
      const taskIds = added.map(({ taskId }) => taskId);
      await queueEffect(tx, now, 'maintenance-due', { machineId, customerId, taskIds });
      sent += 1;
    }
    return sent;
  });
}

/** The reminders of presses on which something is due. */
async function listRemindable(tx: Db, today: CalendarDay) {
  const wanted = await tx
    .select({ machineId: machines.id, customerId: customers.id })
    .from(maintenanceReminders)
    .innerJoin(machines, eq(machines.id, maintenanceReminders.machineId))
    .innerJoin(
      customers,
      and(eq(customers.id, maintenanceReminders.customerId), eq(customers.companyId, machines.companyId)),
    )
    .where(eq(customers.status, 'active'))
    .orderBy(asc(machines.id), asc(customers.id));
  const ids = [...new Set(wanted.map(({ machineId }) => machineId))];
  const due = Map.groupBy(
    dueOf(await readMaintained(tx, inArray(machines.id, ids), today)),
    ({ machineId }) => machineId,
  );
  return wanted.flatMap((reminder) => {
    const tasks = due.get(reminder.machineId) ?? [];
    return tasks.length === 0 ? [] : { ...reminder, due: tasks };
  });
}

/** The tasks of which a mail to the member should still tell: wanted, due, and of a press of their company. */
export async function readReminder(
  db: Db,
  { machineId, customerId, taskIds }: { machineId: number; customerId: number; taskIds: readonly number[] },
  today: CalendarDay,
): Promise<readonly DueOfMachine[]> {
  const [wanted] = await db
    .select({ machineId: machines.id })
    .from(maintenanceReminders)
    .innerJoin(machines, eq(machines.id, maintenanceReminders.machineId))
    .innerJoin(
      customers,
      and(eq(customers.id, maintenanceReminders.customerId), eq(customers.companyId, machines.companyId)),
    )
    .where(
      and(
        eq(maintenanceReminders.machineId, machineId),
        eq(maintenanceReminders.customerId, customerId),
        eq(customers.status, 'active'),
      ),
    );
  if (wanted === undefined) return [];
  const due = dueOf(await readMaintained(db, eq(machines.id, machineId), today));
  return due.filter(({ taskId }) => taskIds.includes(taskId));
}
