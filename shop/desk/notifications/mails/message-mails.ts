import type { CustomerAccount } from '../../../people/customers/paths.ts';
import { message } from '../../../base/messages/message.ts';
import type { OrderMessage } from '../../../trade/messages/order-message.ts';
import type { Order } from '../../../trade/orders/order.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import type { Mail } from '../mail.ts';
import { findMessage } from '../../../trade/messages/message-queries.ts';
import type { Db } from '#platform/database/database.ts';
import { findActiveAccount, getOrder } from './find-subject.ts';

export const messageCustomer: Mail<'message-customer'> = {
  async write({ orderId, messageId }, { tx, publicUrl }) {
    const order = await getOrder(tx, orderId);
    const account = await findActiveAccount(tx, order.customerId);
    return account === null ? null : messageCustomerMail(order, await getMessage(tx, messageId), account, publicUrl);
  },
};

export const messageStaff: Mail<'message-staff'> = {
  async write({ orderId, messageId }, { tx, staffAddress, publicUrl }) {
    const [order, orderMessage] = [await getOrder(tx, orderId), await getMessage(tx, messageId)];
    return messageStaffMail(order, orderMessage, staffAddress(), publicUrl);
  },
};

async function getMessage(tx: Db, messageId: number): Promise<OrderMessage> {
  const found = await findMessage(tx, messageId);
  if (found === undefined) throw new Error(`There is no message ${messageId}.`);
  return found;
}

/** To the member who placed the order: a message from the shop (L8). */
function messageCustomerMail(
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
function messageStaffMail(order: Order, { text, byName }: OrderMessage, to: string, publicUrl: string): Letter {
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
