import { findRequest, type OpenRequest } from '../../../trade/fulfilment/request-queries.ts';
import { message } from '../../../base/messages/message.ts';
import type { Order } from '../../../trade/orders/order.ts';
import type { Block, Letter } from './letter.ts';
import type { Mail } from '../mail.ts';
import { getOrder } from './find-subject.ts';

export const orderRequestAnswer: Mail<'order-request-answer'> = {
  async write({ orderId, requestId }, { tx, publicUrl }) {
    const [order, request] = [await getOrder(tx, orderId), await findRequest(tx, requestId)];
    return request === undefined ? null : orderRequestAnswerMail(order, request, publicUrl);
  },
};

/** To the customer: whether their request about an order is accepted, and if not, the reason (L5). */
function orderRequestAnswerMail(order: Order, request: OpenRequest, publicUrl: string): Letter {
  const { reference, firstName, surname } = order;
  const { wish, wishText, decisionReason } = request;
  const answer = request.state === 'accepted' ? 'accepted' : 'declined';
  const note: Block[] = decisionReason === '' ? [] : [{ kind: 'note', text: decisionReason }];
  return {
    to: order.email,
    subject: message('letter.request.subject', { answer, reference }),
    heading: message('letter.request.heading', { reference }),
    blocks: [
      { kind: 'text', text: message('letter.dear', { firstName, surname }) },
      { kind: 'text', text: message('letter.request.text', { answer }) },
      ...note,
      {
        kind: 'facts',
        facts: [
          [message('letter.request.wish'), wish === 'cancel' ? message('letter.request.cancel') : wishText],
          [message('letter.order.po-number'), order.purchaseOrderNumber],
        ],
      },
      { kind: 'button', label: message('letter.shipped.button'), url: `${publicUrl}/Customer-Order?id=${order.id}` },
    ],
  };
}
