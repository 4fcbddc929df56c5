import { data } from 'react-router';
import { fulfilmentPaths, type StepsTaken } from '#shop/fulfilment/paths.ts';
import { ORDER_STEPS, type OrderStep } from '#shop/orders/progress.ts';
import { orderReference } from '#shop/orders/reference.ts';
import { verbIn } from '../../form-verb.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { pageStatus } from '../../refused-form.ts';
import { askForForm } from '../forms/ask-for-form.ts';
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
  const ask = verbIn(form, 'ask', ['undo', 'take', 'lay-back', ...ORDER_STEPS]);
  const orderIds = form.getAll('id').map(Number).filter(Number.isInteger);
  if (ask === 'undo') return undo(context, form);
  if (orderIds.length === 0) return bad(t('queue.tick-first'), 400);
  if (ask === 'take' || ask === 'lay-back') {
    const asked = await askForForm(context, form, fulfilmentPaths.hold, { orderIds, isHeld: ask === 'take' });
    if (!asked.ok) return bad(asked.refusal.message, pageStatus(asked.refusal).status);
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
  const asked = await askForForm(context, form, fulfilmentPaths.step, request);
  if (!asked.ok) return bad(asked.refusal.message, pageStatus(asked.refusal).status);
  return good(saidOf(asked.output), asked.output.done);
}

export async function undo(context: PageContext, form: FormData) {
  const eventIds = form.getAll('event').map(Number);
  const asked = await askForForm(context, form, fulfilmentPaths.undo, { eventIds });
  return asked.ok ? good(t('queue.undone')) : bad(asked.refusal.message, pageStatus(asked.refusal).status);
}

function saidOf({ done, refused }: StepsTaken): string {
  const [first] = done;
  const took =
    first === undefined ? '' : t('queue.took', { count: done.length, state: t(`queue.state.${first.state}`) });
  if (refused.length === 0) return took;
  const references = refused.map(({ orderId }) => orderReference(orderId)).join(', ');
  return `${took} ${t('queue.stayed', { references })}`;
}

function good(said: string, done: StepsTaken['done'] = []): QueueAnswer {
  return {
    good: true,
    said,
    eventIds: done.map(({ eventId }) => eventId),
    orderIds: done.flatMap(({ orderId, state }) => (state === 'cancelled' ? [] : orderId)),
  };
}

function bad(said: string, status = 400) {
  return data({ good: false, said, eventIds: [], orderIds: [] } satisfies QueueAnswer, { status });
}
