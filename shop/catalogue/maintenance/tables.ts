import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../../platform/database/columns.ts';
import { customers } from '../../people/accounts/tables.ts';
import { products } from '../parts/tables.ts';
import { machines, pressModels } from '../presses/tables.ts';

/** A kit or part that presses of a model need every so many hours (J10). */
export const maintenanceTasks = pgTable(
  'maintenance_tasks',
  {
    id: identity(),
    modelId: integer()
      .notNull()
      .references(() => pressModels.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    everyHours: integer().notNull(),
    quantity: smallint().notNull().default(1), // pieces for one press, not packs
    note: text().notNull().default(''),
  },
  (t) => [
    unique('maintenance_tasks_once').on(t.modelId, t.productId),
    index('maintenance_tasks_of_part').on(t.productId),
    check('maintenance_tasks_hours', sql`${t.everyHours} between 1 and 100000`),
    check('maintenance_tasks_quantity', sql`${t.quantity} between 1 and 100`),
  ],
);

/**
 * The hours of a press as its counter showed them on a day. A press whose counter was replaced keeps its hours in `earlierHours`, so that
 * both together never fall.
 */
export const machineHours = pgTable(
  'machine_hours',
  {
    machineId: integer()
      .notNull()
      .references(() => machines.id, { onDelete: 'cascade' }),
    readOn: date().notNull(),
    hours: integer().notNull(),
    earlierHours: integer().notNull().default(0), // of replaced counters
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }), // who entered them
    enteredAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.machineId, t.readOn] }),
    index('machine_hours_of_member').on(t.customerId),
    check('machine_hours_figure', sql`${t.hours} between 0 and 1000000 and ${t.earlierHours} >= 0`),
  ],
);

/** State of a task on a press: last done, and the day by which it is due. No row: never done. */
export const machineTasks = pgTable(
  'machine_tasks',
  {
    machineId: integer()
      .notNull()
      .references(() => machines.id, { onDelete: 'cascade' }),
    taskId: integer()
      .notNull()
      .references(() => maintenanceTasks.id, { onDelete: 'cascade' }),
    doneOn: date(), // null: never
    doneHours: integer(), // with those of replaced counters; null: not known
    dueOn: date(), // null: by hours alone
  },
  (t) => [primaryKey({ columns: [t.machineId, t.taskId] }), index('machine_tasks_of_task').on(t.taskId)],
);

/** A member who wants a mail when something is due on a press. */
export const maintenanceReminders = pgTable(
  'maintenance_reminders',
  {
    machineId: integer()
      .notNull()
      .references(() => machines.id, { onDelete: 'cascade' }),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.machineId, t.customerId] }),
    index('maintenance_reminders_of_member').on(t.customerId),
  ],
);

/** A task of which the member was reminded; the row goes when the task is done or gets another day, so that the next due is another. */
export const remindedTasks = pgTable(
  'reminded_tasks',
  {
    machineId: integer()
      .notNull()
      .references(() => machines.id, { onDelete: 'cascade' }),
    taskId: integer()
      .notNull()
      .references(() => maintenanceTasks.id, { onDelete: 'cascade' }),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    remindedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.machineId, t.taskId, t.customerId] }),
    index('reminded_tasks_of_task').on(t.taskId),
    index('reminded_tasks_of_member').on(t.customerId),
  ],
);
