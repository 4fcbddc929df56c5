import { redirect } from 'react-router';
import { CANCEL_REASONS, ORDER_WISHES } from '#shop/trade/fulfilment/change-request.ts';
import { fulfilmentPaths } from '#shop/trade/fulfilment/paths.ts';
import { messagePaths } from '#shop/trade/messages/paths.ts';
import { choiceIn, intentIn } from '../../forms/intent.ts';
import { withoutPrefix } from '../../language-address.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { type RefusedForm, refuseForm } from '../../forms/refused-form.ts';
import { receivePurchaseOrder } from './receive-purchase-order.ts';

const ASK_FIELDS = ['wish', 'wishText', 'cancelReason'] as const;
type AskField = (typeof ASK_FIELDS)[number];

/** Reason why a request was refused, with the input. */
export type AskTrouble = RefusedForm<AskField, Record<AskField, string>>;

/** Reason why a message was refused, with the input. */
export type MessageTrouble = RefusedForm<'text', { text: string }>;

/** Handles the buyer's actions on the order page: upload of the purchase order, change request, its withdrawal, message. */
export async function changeOwnOrder(args: PageActionArgs) {
  const { request, context } = args;
  if (request.headers.get('content-type')?.startsWith('multipart/') === true) return receivePurchaseOrder(args);
  const { pathname, search, searchParams } = new URL(request.url);
  const here = withoutPrefix(pathname) + search;
  const orderId = Number(searchParams.get('id'));
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const step = intentIn(form, ['message', 'read', 'ask', 'withdraw']);
  switch (step) {
    case 'message':
    case 'read':
      return tell();
    case 'ask':
    case 'withdraw':
      return ask();
  }

  async function tell() {
    const seenMessageId = Number(form.get('seenMessageId'));
    const asked =
      step === 'read'
        ? await context.askOnce(form, messagePaths.read, { orderId, seenMessageId })
        : await context.askOnce(form, messagePaths.write, { orderId, seenMessageId, text: text('message') });
    if (asked.ok) return redirect(here);
    return refuseForm(asked.refusal, ['text'], { form: 'message' as const, values: { text: text('message') } });
  }

  async function ask() {
    const values = { wish: text('wish'), wishText: text('wishText'), cancelReason: text('cancelReason') };
    const asked =
      step === 'withdraw'
        ? await context.askOnce(form, fulfilmentPaths.withdrawRequest, { orderId })
        : await context.askOnce(form, fulfilmentPaths.askForChange, {
            orderId,
            wish: choiceIn(form, 'wish', ORDER_WISHES),
            wishText: values.wishText,
            cancelReason: CANCEL_REASONS.find((reason) => reason === values.cancelReason),
          });
    if (asked.ok) return redirect(here);
    return refuseForm(asked.refusal, ASK_FIELDS, { form: 'ask' as const, values });
  }
}
