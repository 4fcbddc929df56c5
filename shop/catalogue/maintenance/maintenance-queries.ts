import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { machines, pressModels } from '../presses/tables.ts';
import type { DueOfMachine, DueTask } from './answers.ts';
import { compareDue, judgeTask, type Reading } from './due.ts';
import { machineHours, machineTasks, maintenanceReminders } from './tables.ts';
import { listTasks } from './task-queries.ts';

/** A press with its readings, oldest first, and its tasks, the most urgent first. */
export interface Maintained {
  machineId: number;
  modelName: string;
  serial: string;
  machineName: string;
  readings: readonly Reading[];
  tasks: readonly DueTask[];
}

/** Reads the maintenance of the presses that satisfy a condition, by their names; without tasks for options that a press does not have. */
export async function readMaintained(db: Db, condition: SQL | undefined, today: CalendarDay): Promise<Maintained[]> {
  const presses = await db
    .select({
      machineId: machines.id,
      modelId: pressModels.id,
      modelName: pressModels.name,
      serial: machines.serial,
      machineName: machines.name,
      missingOptions: machines.missingOptions,
    })
    .from(machines)
    .innerJoin(pressModels, eq(pressModels.id, machines.modelId))
    .where(condition)
    .orderBy(asc(machines.name), asc(pressModels.name), asc(machines.serialKey), asc(machines.id));
  if (presses.length === 0) return [];
  const ids = presses.map(({ machineId }) => machineId);
  const [tasks, readings, states] = await Promise.all([
    listTasks(db, [...new Set(presses.map(({ modelId }) => modelId))]),
    listReadings(db, ids),
    db.select().from(machineTasks).where(inArray(machineTasks.machineId, ids)),
  ]);
  const [tasksOf, readingsOf] = [
    Map.groupBy(tasks, ({ modelId }) => modelId),
    Map.groupBy(readings, ({ machineId }) => machineId),
  ];
  const stateOf = new Map(states.map((state) => [`${state.machineId} ${state.taskId}`, state]));
  return presses.map(({ modelId, missingOptions, ...press }) => {
    const own = readingsOf.get(press.machineId) ?? [];
    const needed = (tasksOf.get(modelId) ?? []).filter(
      ({ needs }) => needs.length === 0 || !needs.every((option) => missingOptions.includes(option)),
    );
    const judged = needed.map(({ modelId: _, needs: __, ...task }): DueTask => {
      const { doneOn = null, doneHours = null, dueOn = null } = stateOf.get(`${press.machineId} ${task.taskId}`) ?? {};
      return { ...task, doneOn, dueOn, ...judgeTask(task.everyHours, { doneHours, dueOn }, own, today) };
    });
    return { ...press, readings: own, tasks: judged.toSorted(compareDue) };
  });
}

/** The tasks of presses that are due or likely so, the most urgent first. */
export function dueOf(presses: readonly Maintained[]): DueOfMachine[] {
  return presses
    .flatMap(({ machineId, modelName, serial, machineName, tasks }) =>
      tasks.map((task) => ({ ...task, machineId, modelName, serial, machineName })),
    )
    .filter(({ dueState }) => dueState === 'due' || dueState === 'likely')
    .toSorted(compareDue);
}

/** The hours of presses, oldest first. */
export function listReadings(db: Db, machineIds: readonly number[]) {
  return db
    .select({
      machineId: machineHours.machineId,
      readOn: machineHours.readOn,
      hours: machineHours.hours,
      earlierHours: machineHours.earlierHours,
    })
    .from(machineHours)
    .where(inArray(machineHours.machineId, [...machineIds]))
    .orderBy(asc(machineHours.machineId), asc(machineHours.readOn));
}

/** Returns whether the member wants a mail when something is due on the press. */
export async function isReminded(db: Db, machineId: number, customerId: number): Promise<boolean> {
  const isTheirs = and(eq(maintenanceReminders.machineId, machineId), eq(maintenanceReminders.customerId, customerId));
  return (await db.$count(maintenanceReminders, isTheirs)) > 0;
}
