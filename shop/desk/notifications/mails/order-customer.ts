import { dayInZone } from '../../../base/days/calendar-day.ts';
import type { Order } from '../../../trade/orders/order.ts';
import type { Fact, Letter } from './letter.ts';
import { fieldFacts, orderFigures } from './order-figures.ts';
import { message } from '../../../base/messages/message.ts';
import { quotationNumber } from '../../../base/kernel/quotation-number.ts';
import type { Mail } from '../mail.ts';
import { getOrder } from './find-subject.ts';

export const orderCustomer: Mail<'order-customer'> = {
  write: async ({ orderId }, { tx, localize, store, publicUrl }) =>
    orderCustomerMail(await localize(await getOrder(tx, orderId)), publicUrl, store.timeZone),
};

/** The terms of payment as agreed with the order (L6). */
function paymentFacts({ paymentDays, paymentTerms }: Order): Fact[] {
  return [
    ...(paymentDays === null
      ? []
      : [[message('letter.order.payment'), message('sheet.payment-days', { days: paymentDays })] satisfies Fact]),
    ...(paymentTerms === null ? [] : [[message('letter.order.payment'), paymentTerms] satisfies Fact]),
  ];
}

/** To the customer: the order; the order sheet is attached (D22). */
function orderCustomerMail(order: Order, publicUrl: string, timeZone: string): Letter {
  const { reference, firstName, surname } = order;
  return {
    to: order.email,
    subject: message('letter.order.subject', { reference }),
    heading: message('letter.order.heading', { reference }),
    blocks: [
      { kind: 'text', text: message('letter.dear', { firstName, surname }) },
      { kind: 'text', text: message('letter.order.text') },
      ...(order.placedByStaff === null
        ? []
        : [{ kind: 'text', text: message('letter.order.placed-by', { staff: order.placedByStaff }) } as const]),
      ...(order.waitsForCredit ? [{ kind: 'text', text: message('letter.order.waits-for-credit') } as const] : []),
      {
        kind: 'facts',
        facts: [
          [message('letter.order.order'), reference],
          [
            message('letter.order.date'),
            message('letter.day', { day: { day: dayInZone(new Date(order.placedAt), timeZone) } }),
          ],
          [message('letter.order.po-number'), order.purchaseOrderNumber],
          ...(order.quotationId === undefined
            ? []
            : [[message('letter.order.quotation'), quotationNumber(order.quotationId)] satisfies Fact]),
          ...fieldFacts(order),
          [message('letter.order.company'), order.company],
          ...paymentFacts(order),
          [message('letter.order.delivery-address'), order.deliveryAddress],
        ],
      },
      ...orderFigures(order),
      { kind: 'button', label: message('letter.order.button'), url: `${publicUrl}/Customer-Order?id=${order.id}` },
      { kind: 'button', label: message('letter.order.again'), url: `${publicUrl}/Order-Again?id=${order.id}` },
    ],
  };
}
