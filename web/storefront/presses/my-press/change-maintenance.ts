import { redirect } from 'react-router';
import { maintenancePaths } from '#shop/catalogue/maintenance/paths.ts';
import { unitsFor } from '#shop/catalogue/parts/sales-unit.ts';
import { pressPaths } from '#shop/catalogue/presses/paths.ts';
import { cartPaths } from '#shop/trade/cart/paths.ts';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import { type RefusedForm, refuseForm } from '../../../forms/refused-form.ts';
import { text, textsIn, type TextsOf, tick } from '../../../forms/typed-form.ts';
import type { PageContext } from '../../../page-context.ts';
import { markOf } from '../machine-mark.ts';
import { machineAddress } from '../machine-name.ts';

/** Forms of the maintenance, by their intents. */
export const MAINTENANCE_INTENTS = ['save-hours', 'mark-done', 'set-day', 'add-part', 'remind'] as const;
type MaintenanceIntent = (typeof MAINTENANCE_INTENTS)[number];

/** Hours of a press, or the day of a task, as typed. */
export const maintenanceForm = { counterHours: text, readOn: text, isNewCounter: tick, dueOn: text };
const FIELDS = ['counterHours', 'readOn', 'dueOn'] as const;

/** Answer to a refused form of the maintenance. */
export interface MaintenanceAnswer extends RefusedForm<(typeof FIELDS)[number], TextsOf<typeof maintenanceForm>> {
  form: MaintenanceIntent;
  /** The task of the form; 0: none. */
  taskId: number;
}

/** News of the page after a change, by the parameter of its address. */
export const MAINTENANCE_NEWS = { hours: 'hours-saved', done: 'was-done', day: 'day-saved', added: 'added' } as const;

/** The row of a task on the page. */
export const taskAnchor = (taskId: number) => `task-${taskId}`;

function newsOf(news: keyof typeof MAINTENANCE_NEWS | undefined, taskId: number): string {
  if (news === undefined) return '';
  return taskId === 0 ? `&did=${news}` : `&did=${news}&task=${taskId}`;
}

/** Saves hours, marks a task as done, sets its day, puts its part into the basket, or turns the reminder on or off. */
export async function changeMaintenance(
  intent: MaintenanceIntent,
  form: FormData,
  { context, machineId }: { context: PageContext; machineId: number },
) {
  const values = textsIn(maintenanceForm, form);
  const taskId = Number(form.get('taskId') ?? 0);
  const leave = (asked: CallResult<unknown>, news?: keyof typeof MAINTENANCE_NEWS) =>
    asked.ok
      ? redirect(
          `${machineAddress(machineId)}${newsOf(news, taskId)}#${taskId === 0 ? 'maintenance' : taskAnchor(taskId)}`,
        )
      : refuseForm(asked.refusal, FIELDS, { values, form: intent, taskId });
  switch (intent) {
    case 'save-hours': {
      const { counterHours, readOn, isNewCounter } = values;
      const hours = /^\d+$/.test(counterHours) ? Number(counterHours) : Number.NaN; // which the call refuses in its own words
      const draft = { machineId, counterHours: hours, readOn, isNewCounter: isNewCounter === 'on' };
      return leave(await context.askOnce(form, maintenancePaths.saveHours, draft), 'hours');
    }
    case 'mark-done':
      return leave(await context.askOnce(form, maintenancePaths.markDone, { machineId, taskId }), 'done');
    case 'set-day': {
      const dueOn = values.dueOn === '' ? null : values.dueOn;
      return leave(await context.askOnce(form, maintenancePaths.saveDueDay, { machineId, taskId, dueOn }), 'day');
    }
    case 'remind': {
      const isReminded = form.get('isReminded') === 'on';
      return leave(await context.askOnce(form, maintenancePaths.setReminder, { machineId, isReminded }));
    }
    case 'add-part': {
      const added = await addPart(context, form, { machineId, taskId });
      return leave(added, 'added');
    }
  }
}

/** Puts the part of a task into the basket, marked with the press. */
async function addPart(
  context: PageContext,
  form: FormData,
  { machineId, taskId }: { machineId: number; taskId: number },
): Promise<CallResult<unknown>> {
  const [machine, { maintenance }, { guid: cartGuid }] = await Promise.all([
    context.call(pressPaths.machine, { machineId }),
    context.call(maintenancePaths.ofMachine, { machineId }),
    context.call(cartPaths.current, {}),
  ]);
  const task = maintenance.find((each) => each.taskId === taskId);
  if (task === undefined) throw new Response(null, { status: 404 });
  const { productId, quantity, unitPieces } = task;
  return context.askOnce(form, cartPaths.addLine, {
    ...markOf(machine),
    cartGuid,
    productId,
    variantId: null,
    quantity: unitsFor(quantity, unitPieces),
  });
}
