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
import { CHECKED_BEFORE } from './queue-href.ts';

/** Result of an action: its message, and the steps that can be undone. */
export interface QueueAnswer {
  good: boolean;
  message: string;
  done: StepsTaken['done'];
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
    return good(describeHold(orderIds, ask === 'take'));
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
  if (!asked.ok) return bad(asked.refusal);
  if (eventIds.length > 1) return good(t('queue.undone-many', { count: asked.output }));
  return good(t('queue.undone', { reference: orderReference(Number(form.get('order'))) }));
}

/** Names the order, or counts the orders, that were assigned or released. */
export function describeHold(orderIds: readonly number[], isHeld: boolean): string {
  const values = { count: orderIds.length, reference: orderReference(orderIds[0] ?? 0) };
  return t(isHeld ? 'queue.taken' : 'queue.laid-back', values);
}

function describeSteps({ done, refused }: StepsTaken): string {
  const [first] = done;
  const waiting = Map.groupBy(refused, ({ openQuestion }) => openQuestion);
  const stayed = [...waiting].map(([question, orders]) =>
    t(`queue.stayed-${question ?? 'status'}`, {
      count: orders.length,
      references: orders.map(({ orderId }) => orderReference(orderId)).join(', '),
    }),
  );
  if (first === undefined) return stayed.join(' ');
  const values = { count: done.length, reference: orderReference(first.orderId), state: first.state };
  return [t('queue.took', values), ...stayed].join(' ');
}

/** @param done  the steps that were taken */
export function good(message: string, done: StepsTaken['done'] = []): QueueAnswer {
  return { good: true, message, done };
}

/** Reports the order that was checked before this page was opened; undefined: none. @param query of the page's address */
export function checkedBefore(query: URLSearchParams): QueueAnswer | undefined {
  const before = Number(query.get(CHECKED_BEFORE));
  if (!Number.isInteger(before) || before <= 0) return undefined;
  const here = Number(query.get('id'));
  const checked = t('queue.checked-now', { reference: orderReference(before) });
  return good(here === 0 ? checked : `${checked} ${t('queue.now', { reference: orderReference(here) })}`);
}

export function bad(refusal: Pick<Refusal, 'message' | 'status'>) {
  const answer: QueueAnswer = { good: false, message: refusal.message, done: [] };
  return data(answer, pageStatus(refusal));
}
