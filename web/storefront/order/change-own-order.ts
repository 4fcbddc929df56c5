import { data, redirect } from 'react-router';
import { CANCEL_REASONS, ORDER_WISHES } from '#shop/fulfilment/change-request.ts';
import { fulfilmentPaths } from '#shop/fulfilment/paths.ts';
import { messagePaths } from '#shop/orders/messages/paths.ts';
import { verbIn } from '../../form-verb.ts';
import { withoutPrefix } from '../../language-address.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { type FormMessages, messagesOf, pageStatus, type UnknownOutcome, unknownOutcome } from '../../refused-form.ts';
import { receivePurchaseOrder } from './receive-purchase-order.ts';

/** Reason why a request was refused, with the input. */
export interface AskTrouble extends FormMessages<'wish' | 'wishText' | 'cancelReason'>, UnknownOutcome {
  typed: { wish: string; wishText: string; cancelReason: string };
}

/** Reason why a message was refused, with the input. */
export interface MessageTrouble extends FormMessages<'text'>, UnknownOutcome {
  typedMessage: string;
}

/** Handles the buyer's actions on the order page: upload of the purchase order, change request, its withdrawal, message. */
export async function changeOwnOrder(args: PageActionArgs) {
  const { request, context } = args;
  if (request.headers.get('content-type')?.startsWith('multipart/') === true) return receivePurchaseOrder(args);
  const { pathname, search, searchParams } = new URL(request.url);
  const here = withoutPrefix(pathname) + search;
  const orderId = Number(searchParams.get('id'));
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const step = verbIn(form, 'step', ['message', 'read', 'ask', 'withdraw']);
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
    const { refusal } = asked;
    const trouble = { ...messagesOf(refusal, ['text']), ...unknownOutcome(refusal), typedMessage: text('message') };
    return data<MessageTrouble>(trouble, pageStatus(refusal));
  }

  async function ask() {
    const typed = { wish: text('wish'), wishText: text('wishText'), cancelReason: text('cancelReason') };
    const asked =
      step === 'withdraw'
        ? await context.askOnce(form, fulfilmentPaths.withdrawRequest, { orderId })
        : await context.askOnce(form, fulfilmentPaths.askForChange, {
            orderId,
            wish: verbIn(form, 'wish', ORDER_WISHES),
            wishText: typed.wishText,
            cancelReason: CANCEL_REASONS.find((reason) => reason === typed.cancelReason),
          });
    if (asked.ok) return redirect(here);
    const messages = messagesOf(asked.refusal, ['wish', 'wishText', 'cancelReason']);
    return data<AskTrouble>({ ...messages, ...unknownOutcome(asked.refusal), typed }, pageStatus(asked.refusal));
  }
}
