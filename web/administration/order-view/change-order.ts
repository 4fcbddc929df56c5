import { staffFulfilmentPaths } from '#shop/trade/fulfilment/staff-paths.ts';
import { staffMessagePaths } from '#shop/trade/messages/staff-paths.ts';
import { staffOrderPaths } from '#shop/trade/staff-orders/staff-paths.ts';
import { moveOrder } from './move-order.ts';
import { intentIn } from '../../forms/intent.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { readSentForm } from '../../forms/read-sent-form.ts';
import { keepPurchaseOrder } from '../../storefront/order/receive-purchase-order.ts';
import { staffDocumentPaths } from '#shop/trade/documents/staff-paths.ts';
import { correct } from './correct-order.ts';
import { fileDocument } from './file-document.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { decisionReasonForm, messageForm, noteForm } from './order-forms.ts';
import { takeReturn } from './take-return.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { answerSave, typedValues } from '../../forms/save-answer.ts';

const ORDER_ASKS = [
  'complete',
  'pending',
  'note',
  'message',
  'settle',
  'mail',
  'withdraw',
  'pay',
  'accept-request',
  'decline-request',
] as const;

/** Requests for an order; each has a separate form, and its answer names it. */
export type OrderAsk = (typeof ORDER_ASKS)[number];

/** Handles status, note, mail and purchase order. */
export async function changeOrder(args: PageActionArgs) {
  const { request, context } = args;
  const orderId = Number(new URL(request.url).searchParams.get('id'));
  if (request.headers.get('content-type')?.startsWith('multipart/') === true) {
    const sent = await readSentForm(request);
    if (sent === null) return keepPurchaseOrder(args, sent);
    const file = intentIn(sent, ['document', 'purchase-order']);
    return file === 'document' ? fileDocument(context, sent, orderId) : keepPurchaseOrder(args, sent);
  }
  const form = await request.formData();
  const onItsWay = await moveOrder({ request, context, form, orderId });
  if (onItsWay !== null) return onItsWay;
  const ask = intentIn(form, [...ORDER_ASKS, 'correct', 'return']);
  if (ask === 'correct') return correct(context, form, orderId);
  if (ask === 'return') return takeReturn(context, form, orderId);
  const seenMessageId = Number(form.get('seenMessageId'));
  if (ask === 'note') {
    const note = {
      path: staffOrderPaths.addNote,
      input: (values: { note: string }) => ({ orderId, ...values }),
      name: ask,
    };
    return answerOf(await saveForm(noteForm, form, context, note), ask);
  }
  if (ask === 'accept-request' || ask === 'decline-request') {
    const input = (values: { decisionReason: string }) => ({
      orderId,
      isAccepted: ask === 'accept-request',
      ...values,
    });
    const decision = { path: staffFulfilmentPaths.answerRequest, input, name: ask };
    return answerOf(await saveForm(decisionReasonForm, form, context, decision), ask);
  }
  if (ask === 'message') {
    const input = (values: { text: string }) => ({ orderId, seenMessageId, ...values });
    return answerOf(
      await saveForm(messageForm, form, context, { path: staffMessagePaths.answer, input, name: ask }),
      ask,
    );
  }
  if (ask === 'pay') {
    const payment = { documentId: Number(form.get('documentId')), paidOn: String(form.get('paidOn') ?? '') };
    const paid = await askAsStaff(context, form, staffDocumentPaths.pay, payment);
    return answerSave(paid, ['paidOn'], typedValues(form), ask);
  }
  const done = await perform(ask);
  return answerSave(done, [], typedValues(form), ask);

  function perform(known: Exclude<OrderAsk, 'note' | 'message' | 'pay' | 'accept-request' | 'decline-request'>) {
    switch (known) {
      case 'settle':
        return askAsStaff(context, form, staffMessagePaths.settle, { orderId, seenMessageId });
      case 'withdraw':
        return askAsStaff(context, form, staffDocumentPaths.withdraw, { documentId: Number(form.get('documentId')) });
      case 'mail':
        return askAsStaff(context, form, staffOrderPaths.resendMail, { orderId });
      case 'complete':
      case 'pending':
        return askAsStaff(context, form, staffOrderPaths.setStatus, { orderId, status: known });
    }
  }
}
