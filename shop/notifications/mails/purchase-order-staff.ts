import type { Order } from '../../orders/order.ts';
import type { Letter } from './letter.ts';

/** To the shop's staff: a customer has sent their own purchase order (D32). */
export function purchaseOrderStaffMail(order: Order, to: string, publicUrl: string): Letter {
  return {
    to,
    subject: `Purchase order for ${order.reference}: ${order.company}`,
    heading: `The purchase order for ${order.reference} is there`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Company', order.company],
          ['Name', `${order.firstName} ${order.surname}`],
          ['PO number', order.purchaseOrderNumber],
        ],
      },
      { kind: 'button', label: 'Open the order', url: `${publicUrl}/Administration/OrderView?id=${order.id}` },
    ],
  };
}
