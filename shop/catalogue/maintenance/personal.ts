import { sql } from 'drizzle-orm';
import { KEPT, personalTable } from '../../base/operations/personal-data.ts';
import { machines } from '../presses/tables.ts';
import { machineHours, machineTasks, maintenanceReminders, remindedTasks } from './tables.ts';

/** Personal data of maintenance (O4). */
export const maintenancePersonal = [
  personalTable(machineHours, {
    parts: [
      {
        group: 'company',
        purpose: "Hours of the company's presses",
        kept: 'until the press is deleted',
        rows: ({ companyId }) =>
          sql`${machineHours.machineId} in (select ${machines.id} from ${machines} where ${machines.companyId} = ${companyId})`,
        erasedWith: 'company',
        isDeleted: true,
        erases: {},
        shows: [],
      },
      {
        group: 'company',
        purpose: 'Hours that the person entered, of presses that colleagues continue to use',
        kept: 'until the press is deleted; they then name a person without a name',
        rows: ({ customerId }) => sql`${machineHours.customerId} = ${customerId}`,
        erasedWith: 'person',
        erases: {},
        shows: ['machineId', 'readOn', 'hours', 'enteredAt'],
      },
    ],
  }),
  personalTable(machineTasks, {
    parts: [
      {
        group: 'company',
        purpose: "Maintenance of the company's presses: last done, due next",
        kept: 'until the press is deleted',
        rows: ({ companyId }) =>
          sql`${machineTasks.machineId} in (select ${machines.id} from ${machines} where ${machines.companyId} = ${companyId})`,
        erasedWith: 'company',
        isDeleted: true,
        erases: {},
        shows: ['machineId', 'taskId', 'doneOn', 'dueOn'],
      },
    ],
  }),
  personalTable(maintenanceReminders, {
    parts: [
      {
        group: 'company',
        purpose: 'Reminders of due maintenance',
        kept: KEPT.withAccount,
        rows: ({ customerId }) => sql`${maintenanceReminders.customerId} = ${customerId}`,
        erasedWith: 'person',
        isDeleted: true,
        erases: {},
        shows: ['machineId'],
      },
    ],
  }),
  personalTable(remindedTasks, {
    parts: [
      {
        group: 'company',
        purpose: 'Maintenance of which the person was reminded',
        kept: KEPT.withAccount,
        rows: ({ customerId }) => sql`${remindedTasks.customerId} = ${customerId}`,
        erasedWith: 'person',
        isDeleted: true,
        erases: {},
        shows: ['machineId', 'taskId', 'remindedAt'],
      },
    ],
  }),
];
