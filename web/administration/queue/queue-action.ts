import { data } from 'react-router';
import type { StepsTaken } from '#shop/trade/fulfilment/paths.ts';
import { staffFulfilmentPaths } from '#shop/trade/fulfilment/staff-paths.ts';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { ORDER_STEPS, type OrderStep } from '#shop/trade/orders/progress.ts';
import { orderReference } from '#shop/trade/orders/reference.ts';
import { intentIn } from '../../forms/intent.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { pageStatus } from '../../forms/refused-form.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { t } from '../staff-text.ts';

/** Result of an action: its message, the steps that can be undone, and their orders. */
export interface QueueAnswer {
  good: boolean;
  said: string;
  eventIds: readonly number[];
  orderIds: readonly number[];
}

/** Handles the buttons of the queue: a step for all selected orders, assigning, releasing, undoing. */
export async function queueAction({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const ask = intentIn(form, ['undo', 'take', 'lay-back', ...ORDER_STEPS]);
  const orderIds = form.getAll('id').map(Number).filter(Number.isInteger);
  if (ask === 'undo') return undo(context, form);
  if (orderIds.length === 0) return bad({ message: t('queue.tick-first'), status: 400 });
  if (ask === 'take' || ask === 'lay-back') {
    const asked = await askAsStaff(context, form, staffFulfilmentPaths.hold, { orderIds, isHeld: ask === 'take' });
    if (!asked.ok) return bad(asked.refusal);
    return good(t(ask === 'take' ? 'queue.taken' : 'queue.laid-back'));
  }
  return takeStep(context, form, { orderIds, step: ask });
}

/** @param request the orders, the step, and the reason */
export async function takeStep(
  context: PageContext,
  form: FormData,
  request: { orderIds: readonly number[]; step: OrderStep; why?: string },
) {
  const asked = await askAsStaff(context, form, staffFulfilmentPaths.step, request);
  if (!asked.ok) return bad(asked.refusal);
  return good(describeSteps(asked.output), asked.output.done);
}

export async function undo(context: PageContext, form: FormData) {
  const eventIds = form.getAll('event').map(Number);
  const asked = await askAsStaff(context, form, staffFulfilmentPaths.undo, { eventIds });
  return asked.ok ? good(t('queue.undone')) : bad(asked.refusal);
}

function describeSteps({ done, refused }: StepsTaken): string {
  const [first] = done;
  const took =
    first === undefined ? '' : t('queue.took', { count: done.length, state: t(`queue.state.${first.state}`) });
  if (refused.length === 0) return took;
  const references = refused.map(({ orderId }) => orderReference(orderId)).join(', ');
  return `${took} ${t('queue.stayed', { references })}`;
}

/** @param done  the steps that were taken */
export function good(said: string, done: StepsTaken['done'] = []): QueueAnswer {
  return {
    good: true,
    said,
    eventIds: done.map(({ eventId }) => eventId),
    orderIds: done.flatMap(({ orderId, state }) => (state === 'cancelled' ? [] : orderId)),
  };
}

export function bad(refusal: Pick<Refusal, 'message' | 'status'>) {
  const answer: QueueAnswer = { good: false, said: refusal.message, eventIds: [], orderIds: [] };
  return data(answer, pageStatus(refusal));
}
