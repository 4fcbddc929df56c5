import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { customerAsAuthor, recordChange } from '../../base/audit/record-change.ts';
import { type CalendarDay, dayInZone } from '../../base/days/calendar-day.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { lockMachine } from '../presses/machine-queries.ts';
import { maintainedEntry, lastRunHours } from './save-hours.ts';
import { machineTasks, maintenanceReminders, remindedTasks } from './tables.ts';
import { listTasks } from './task-queries.ts';
interface OneTask {
  machineId: number;
  taskId: number;
}

interface Change {
  action: string;
  values: Partial<Omit<typeof machineTasks.$inferInsert, 'machineId' | 'taskId'>>;
}

/** Marks a task as done today, at the last hours of the press: the next one counts from them (J10). Returns 1. @throws {NotFoundError} */
export function markDone(task: OneTask, context: CustomerContext): Promise<1> {
  return change(task, context, async (tx, today) => ({
    action: 'did maintenance of',
    values: { doneOn: today, doneHours: await lastRunHours(tx, task.machineId), dueOn: null },
  }));
}

/**
 * Sets the day by which a task is due, or none. Returns 1.
 * @throws {NotFoundError}
 * @throws {InvalidInputError} the day is in the past
 */
export function saveDueDay(
  { dueOn, ...task }: OneTask & { dueOn: CalendarDay | null },
  context: CustomerContext,
): Promise<1> {
  return change(task, context, async (_, today) => {
    if (dueOn !== null && dueOn < today)
      throw new InvalidInputError([{ field: 'dueOn', message: message('refusal.wanted-by-past') }]);
    return { action: 'planned maintenance of', values: { dueOn } };
  });
}

function change(
  { machineId, taskId }: OneTask,
  { shop, caller: { customer } }: CustomerContext,
  decide: (tx: Db, today: CalendarDay) => Promise<Change>,
): Promise<1> {
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx): Promise<1> => {
    const machine = await lockMachine(tx, machineId, customer.companyId);
    if (machine === undefined) throw new NotFoundError('machine');
    const task = (await listTasks(tx, [machine.modelId])).find((each) => each.taskId === taskId);
    if (task === undefined) throw new NotFoundError('entry');
    const { action, values } = await decide(tx, dayInZone(now, shop.store.timeZone));
    const isOne = and(eq(machineTasks.machineId, machineId), eq(machineTasks.taskId, taskId));
    const [before] = await tx.select().from(machineTasks).where(isOne);
    const [after] = await tx
      .insert(machineTasks)
      .values({ machineId, taskId, ...values })
      .onConflictDoUpdate({ target: [machineTasks.machineId, machineTasks.taskId], set: values })
      .returning();
    await tx.delete(remindedTasks).where(and(eq(remindedTasks.machineId, machineId), eq(remindedTasks.taskId, taskId)));
    const entry = { ...(await maintainedEntry(tx, machine)), part: task.productName };
    await recordChange(tx, customerAsAuthor(customer), now, {
      action,
      entity: 'machine',
      entityId: machineId,
      before: { ...entry, doneOn: before?.doneOn ?? null, dueOn: before?.dueOn ?? null },
      after: { ...entry, doneOn: after?.doneOn ?? null, dueOn: after?.dueOn ?? null },
    });
    return 1;
  });
}

/** Turns the member's own reminder of a press on or off. Returns 1. @throws {NotFoundError} */
export function setReminder(
  { machineId, isReminded }: { machineId: number; isReminded: boolean },
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  return inTransaction(shop.db, async (tx): Promise<1> => {
    const machine = await lockMachine(tx, machineId, customer.companyId);
    if (machine === undefined) throw new NotFoundError('machine');
    const own = { machineId, customerId: customer.id };
    if (isReminded) {
      await tx.insert(maintenanceReminders).values(own).onConflictDoNothing();
      return 1;
    }
    await tx
      .delete(maintenanceReminders)
      .where(and(eq(maintenanceReminders.machineId, machineId), eq(maintenanceReminders.customerId, customer.id)));
    await tx
      .delete(remindedTasks)
      .where(and(eq(remindedTasks.machineId, machineId), eq(remindedTasks.customerId, customer.id)));
    return 1;
  });
}
