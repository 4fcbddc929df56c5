import { dayInZone } from '../../../base/days/calendar-day.ts';
import { message } from '../../../base/messages/message.ts';
import type { Order } from '../../../trade/orders/order.ts';
import type { OrderVersion } from '../../../trade/order-versions/order-version.ts';
import { describeChange } from '../../../trade/order-versions/describe-change.ts';
import type { Block, Letter } from './letter.ts';
import { orderFigures } from './order-figures.ts';
import type { Mail } from '../mail.ts';
import { readVersions } from '../../../trade/fulfilment/read-versions.ts';
import { getOrder } from './find-subject.ts';

export const orderChanged: Mail<'order-changed'> = {
  async write({ orderId, version: number }, { tx, localize, store, publicUrl }) {
    const [order, { versions }] = [await getOrder(tx, orderId), await readVersions(tx, { orderId, reader: null })];
    const version = versions.find((each) => each.number === number);
    return version === undefined ? null : orderChangedMail(await localize(order), version, publicUrl, store.timeZone);
  },
};

/** To the customer: a revision of their order, its changes, and the current order (L5). */
function orderChangedMail(order: Order, version: OrderVersion, publicUrl: string, timeZone: string): Letter {
  const { reference, firstName, surname } = order;
  const day = { day: dayInZone(new Date(version.madeAt), timeZone) };
  const why: Block[] = version.why === '' ? [] : [{ kind: 'note', text: version.why }];
  return {
    to: order.email,
    subject: message('letter.corrected.subject', { reference }),
    heading: message('letter.corrected.heading', { reference, number: version.number }),
    blocks: [
      { kind: 'text', text: message('letter.dear', { firstName, surname }) },
      { kind: 'text', text: message('letter.corrected.text', { day }) },
      ...version.changes.map((change): Block => ({ kind: 'text', text: describeChange(change, order) })),
      ...why,
      {
        kind: 'facts',
        facts: [
          [message('letter.order.po-number'), order.purchaseOrderNumber],
          [message('letter.order.delivery-address'), order.deliveryAddress],
        ],
      },
      ...orderFigures(order),
      { kind: 'button', label: message('letter.order.button'), url: `${publicUrl}/Customer-Order?id=${order.id}` },
    ],
  };
}
