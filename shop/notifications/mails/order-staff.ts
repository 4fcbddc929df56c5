import { formatMoney } from '../../kernel/money.ts';
import type { Order } from '../../orders/order.ts';
import type { Letter } from './letter.ts';
import { orderFigures } from './order-figures.ts';

/** To the shop's staff: a new order (D22). */
export function orderStaffMail(order: Order, to: string, publicUrl: string): Letter {
  return {
    to,
    subject: `New order ${order.reference}: ${order.company}, ${formatMoney(order.totalMinor, order.currency)}`,
    heading: `New order ${order.reference}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Company', order.company],
          ['Name', `${order.firstName} ${order.surname}`],
          ['Email', order.email],
          ['PO number', order.purchaseOrderNumber],
          ['Delivery address', order.deliveryAddress],
        ],
      },
      ...orderFigures(order),
      { kind: 'button', label: 'Open the order', url: `${publicUrl}/Administration/OrderView?id=${order.id}` },
    ],
  };
}
