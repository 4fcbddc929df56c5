import { data } from 'react-router';
import { staffOrderPaths } from '#shop/orders/staff-paths.ts';
import { messagesOf, pageStatus } from '../../refused-form.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { receivePurchaseOrder } from '../../storefront/order/receive-purchase-order.ts';

/** What was asked of an order, and what came of it. */
export interface OrderAnswer {
  asked: 'complete' | 'pending' | 'note' | 'mail';
  /** Why it was refused; null: done. */
  refusal: string | null;
  /** The note that could not be written. */
  note?: string;
}

/** Status, note, mail and purchase order: each button of the page is a form of its own. */
export async function changeOrder(args: PageActionArgs) {
  const { request, context } = args;
  if (request.headers.get('content-type')?.startsWith('multipart/') === true) return receivePurchaseOrder(args);
  const orderId = Number(new URL(request.url).searchParams.get('id'));
  const form = await request.formData();
  const asked = String(form.get('ask') ?? '') as OrderAnswer['asked'];
  const note = String(form.get('note') ?? '');
  const done = await perform();
  if (done.ok) return { asked, refusal: null } satisfies OrderAnswer;
  const { errors, notice } = messagesOf(done.refusal, ['note']);
  const answer: OrderAnswer = { asked, refusal: errors.note ?? notice, note };
  return data(answer, pageStatus(done.refusal));

  function perform() {
    switch (asked) {
      case 'note':
        return context.ask(staffOrderPaths.addNote, { orderId, note });
      case 'mail':
        return context.ask(staffOrderPaths.resendMail, { orderId });
      default:
        return context.ask(staffOrderPaths.setStatus, { orderId, status: asked });
    }
  }
}
