import { formatDay } from '../../kernel/calendar-day.ts';
import type { Order } from '../../orders/order.ts';
import type { Letter } from './letter.ts';
import { orderFigures } from './order-figures.ts';

/** To the customer: what they ordered; the order sheet is attached (D22). */
export function orderCustomerMail(order: Order, publicUrl: string, timeZone: string): Letter {
  return {
    to: order.email,
    subject: `Your order ${order.reference}`,
    heading: `Thank you for your order ${order.reference}`,
    blocks: [
      { kind: 'text', text: `Dear ${order.firstName} ${order.surname},` },
      { kind: 'text', text: 'We have received your order. The order sheet is attached as a PDF.' },
      {
        kind: 'facts',
        facts: [
          ['Order', order.reference],
          ['Date', formatDay(new Date(order.placedAt), timeZone)],
          ['PO number', order.purchaseOrderNumber],
          ['Company', order.company],
          ['Delivery address', order.deliveryAddress],
        ],
      },
      ...orderFigures(order),
      { kind: 'button', label: 'See the order', url: `${publicUrl}/Customer-Order?id=${order.id}` },
    ],
  };
}
