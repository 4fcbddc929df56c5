import { message } from '../../../base/messages/message.ts';
import { quotationNumber } from '../../../base/kernel/quotation-number.ts';
import type { Order } from '../../../trade/orders/order.ts';
import type { Fact, Letter } from './letter.ts';
import { fieldFacts, orderFigures } from './order-figures.ts';
import type { Mail } from '../mail.ts';
import { getOrder } from './find-subject.ts';

export const orderStaff: Mail<'order-staff'> = {
  write: async ({ orderId }, { tx, localize, staffAddress, publicUrl }) =>
    orderStaffMail(await localize(await getOrder(tx, orderId)), staffAddress(), publicUrl),
};

/** To the shop's staff: a new order (D22). */
function orderStaffMail(order: Order, to: string, publicUrl: string): Letter {
  const { reference, company, currency } = order;
  return {
    to,
    subject: message('staff-letter.order.subject', {
      reference,
      company,
      total: { minor: order.totalMinor, currency },
    }),
    heading: message('staff-letter.order.heading', { reference }),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [message('staff-letter.company'), company],
          [message('staff-letter.name'), `${order.firstName} ${order.surname}`],
          [message('staff-letter.email'), order.email],
          ...(order.placedByStaff === null
            ? []
            : [[message('staff-letter.placed-by'), order.placedByStaff] satisfies Fact]),
          [message('letter.order.po-number'), order.purchaseOrderNumber],
          ...(order.quotationId === undefined
            ? []
            : [[message('letter.order.quotation'), quotationNumber(order.quotationId)] satisfies Fact]),
          ...fieldFacts(order),
          [message('letter.order.delivery-address'), order.deliveryAddress],
        ],
      },
      ...orderFigures(order),
      {
        kind: 'button',
        label: message('staff-letter.order.button'),
        url: `${publicUrl}/Administration/OrderView?id=${order.id}`,
      },
    ],
  };
}
