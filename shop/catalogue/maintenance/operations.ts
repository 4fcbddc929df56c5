import { z } from 'zod';
import { localizeParts } from '../catalogue-texts/localize-catalogue.ts';
import { answerInternal, answerNumber, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { dueOfMachineSchema, machineMaintenanceSchema } from './answers.ts';
import { markDone, saveDueDay, setReminder } from './change-task.ts';
import { doneTask, dueDayDraft, hoursDraft, oneMaintenance, reminderDraft } from './input.ts';
import { maintenancePaths } from './paths.ts';
import { listDue, readMaintenance } from './read-maintenance.ts';
import { saveHours } from './save-hours.ts';

/** Maintenance of companies' presses (J10). Every member may enter hours and mark work as done: it is done by those at the press. */
export const maintenanceOperations = [
  operation(maintenancePaths.ofMachine, {
    tag: 'Press',
    summary: "Get what a press of the member's company needs by its hours, the most urgent first (J10).",
    who: { access: 'customer', scope: 'company:read' },
    input: oneMaintenance,
    answer: { format: answerInternal(machineMaintenanceSchema), localize: localizeParts },
    example: { path: { machineId: 1 }, ofOneCustomer: true },
    handle: readMaintenance,
  }),

  operation(maintenancePaths.due, {
    tag: 'Press',
    summary: "List the maintenance that is due on the presses of the member's company, the most urgent first (J10).",
    who: { access: 'customer', scope: 'company:read' },
    input: noInput,
    answer: { format: answerInternal(z.array(dueOfMachineSchema)), localize: localizeParts },
    handle: listDue,
  }),

  operation(maintenancePaths.saveHours, {
    tag: 'Press',
    summary:
      'Save the hours that the counter of a press showed on a day; fewer than before only if the counter is new. Returns 1 (J10).',
    who: { access: 'customer', scope: 'company:write' },
    input: hoursDraft,
    answer: { format: answerNumber, refuses: [404] },
    example: {
      body: { machineID: 1, counterHours: 12_400, readOn: '2026-11-02', isNewCounter: false },
      ofOneCustomer: true,
    },
    handle: saveHours,
  }),

  operation(maintenancePaths.markDone, {
    tag: 'Press',
    summary: 'Mark maintenance of a press as done today: the next one counts from its last hours. Returns 1 (J10).',
    who: { access: 'customer', scope: 'company:write' },
    input: doneTask,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { machineID: 1, taskID: 1 }, ofOneCustomer: true },
    handle: markDone,
  }),

  operation(maintenancePaths.saveDueDay, {
    tag: 'Press',
    summary: 'Set the day by which maintenance of a press is due, or null for its hours alone. Returns 1 (J10).',
    who: { access: 'customer', scope: 'company:write' },
    input: dueDayDraft,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { machineID: 1, taskID: 1, dueOn: '2099-01-05' }, ofOneCustomer: true },
    handle: saveDueDay,
  }),

  operation(maintenancePaths.setReminder, {
    tag: 'Press',
    summary: 'Turn the mail about due maintenance of a press on or off for the member. Returns 1 (J10).',
    who: { access: 'customer' },
    when: { repeatable: true },
    input: reminderDraft,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { machineID: 1, isReminded: true }, ofOneCustomer: true },
    unaudited: 'a personal setting',
    handle: setReminder,
  }),
];
