import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { get, post } from '../../base/operations/path.ts';
import type { DueOfMachine, MachineMaintenance } from './answers.ts';

export type * from './answers.ts';

export interface HoursDraft {
  machineId: number;
  counterHours: number;
  readOn: CalendarDay;
  /** The counter was replaced: fewer hours than before are right. */
  isNewCounter: boolean;
}

interface OneTask {
  machineId: number;
  taskId: number;
}

/** Maintenance of the company's presses by hours and days (J10). */
export const maintenancePaths = {
  ofMachine: get<{ machineId: number }, MachineMaintenance>('/Press/GetMaintenance/{machineId}'),
  /** Due tasks of all presses of the company, the most urgent first. */
  due: get<Record<string, never>, readonly DueOfMachine[]>('/Press/GetDueMaintenance'),
  /** Returns 1. */
  saveHours: post<HoursDraft, number>('/Press/SaveHours'),
  markDone: post<OneTask, number>('/Press/MarkMaintenanceDone'),
  /** null: by hours alone. Returns 1. */
  saveDueDay: post<OneTask & { dueOn: CalendarDay | null }, number>('/Press/SaveMaintenanceDay'),
  setReminder: post<{ machineId: number; isReminded: boolean }, number>('/Press/SetMaintenanceReminder'),
};
