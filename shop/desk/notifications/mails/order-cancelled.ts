import { message } from '../../../base/messages/message.ts';
import type { Order } from '../../../trade/orders/order.ts';
import type { Letter } from './letter.ts';
import type { Mail } from '../mail.ts';
import { standsAsLastStep } from '../../../trade/fulfilment/progress-queries.ts';
import { getOrder } from './find-subject.ts';

export const orderCancelled: Mail<'order-cancelled'> = {
  write: async (step, { tx, publicUrl }) =>
    (await standsAsLastStep(tx, step)) ? orderCancelledMail(await getOrder(tx, step.orderId), publicUrl) : null,
};

/** To the customer: the order is cancelled (L1). */
function orderCancelledMail(order: Order, publicUrl: string): Letter {
  const { reference, firstName, surname } = order;
  return {
    to: order.email,
    subject: message('letter.cancelled.subject', { reference }),
    heading: message('letter.cancelled.heading', { reference }),
    blocks: [
      { kind: 'text', text: message('letter.dear', { firstName, surname }) },
      { kind: 'text', text: message('letter.cancelled.text') },
      { kind: 'facts', facts: [[message('letter.order.po-number'), order.purchaseOrderNumber]] },
      { kind: 'button', label: message('letter.shipped.button'), url: `${publicUrl}/Customer-Order?id=${order.id}` },
    ],
  };
}
