import type { Order } from '../../../trade/orders/order.ts';
import type { Letter } from './letter.ts';
import { message } from '../../../base/messages/message.ts';
import type { Mail } from '../mail.ts';
import { getOrder } from './find-subject.ts';

export const purchaseOrderStaff: Mail<'purchase-order-staff'> = {
  write: async ({ orderId }, { tx, staffAddress, publicUrl }) =>
    purchaseOrderStaffMail(await getOrder(tx, orderId), staffAddress(), publicUrl),
};

/** To the shop's staff: a customer has uploaded a purchase order (D32). */
function purchaseOrderStaffMail(order: Order, to: string, publicUrl: string): Letter {
  const { reference, company } = order;
  return {
    to,
    subject: message('staff-letter.purchase-order.subject', { reference, company }),
    heading: message('staff-letter.purchase-order.heading', { reference }),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [message('staff-letter.company'), company],
          [message('staff-letter.name'), `${order.firstName} ${order.surname}`],
          [message('letter.order.po-number'), order.purchaseOrderNumber],
        ],
      },
      {
        kind: 'button',
        label: message('staff-letter.order.button'),
        url: `${publicUrl}/Administration/OrderView?id=${order.id}`,
      },
    ],
  };
}
