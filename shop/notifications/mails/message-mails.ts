import type { CustomerAccount } from '../../companies/accounts/paths.ts';
import { message } from '../../kernel/message.ts';
import type { OrderMessage } from '../../orders/messages/order-message.ts';
import type { Order } from '../../orders/order.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';

/** To the member who placed the order: a message from the shop (L8). */
export function messageCustomerMail(
  order: Order,
  { text }: OrderMessage,
  account: CustomerAccount,
  publicUrl: string,
): Letter {
  const { reference } = order;
  return {
    to: account.email,
    subject: message('letter.message.subject', { reference }),
    heading: message('letter.message.subject', { reference }),
    blocks: [
      { kind: 'text', text: greeting(account) },
      { kind: 'note', text },
      { kind: 'facts', facts: [[message('letter.order.po-number'), order.purchaseOrderNumber]] },
      {
        kind: 'button',
        label: message('letter.message.button'),
        url: `${publicUrl}/Customer-Order?id=${order.id}#messages`,
      },
    ],
  };
}

/** To the shop's staff: a message from the buyer of an order (L8). */
export function messageStaffMail(order: Order, { text, byName }: OrderMessage, to: string, publicUrl: string): Letter {
  const { reference, company } = order;
  return {
    to,
    subject: message('staff-letter.message.subject', { reference, company }),
    heading: message('staff-letter.message.subject', { reference, company }),
    blocks: [
      { kind: 'note', text },
      {
        kind: 'facts',
        facts: [
          [message('staff-letter.company'), company],
          [message('staff-letter.name'), byName],
          [message('letter.order.po-number'), order.purchaseOrderNumber],
        ],
      },
      {
        kind: 'button',
        label: message('staff-letter.order.button'),
        url: `${publicUrl}/Administration/OrderView?id=${order.id}#messages`,
      },
    ],
  };
}
