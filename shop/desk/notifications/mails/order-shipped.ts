import { findShippedOrder, type ShippedOrder } from '../../../trade/fulfilment/find-shipped-order.ts';
import { message, type Message } from '../../../base/messages/message.ts';
import type { Minor } from '../../../base/money/money.ts';
import { taxRows } from '../../../base/tax/tax-figures.ts';
import { itemTable } from './item-table.ts';
import type { Block, Fact, Letter } from './letter.ts';
import { amountIn } from './order-figures.ts';
import type { Mail } from '../mail.ts';

export const orderShipped: Mail<'order-shipped'> = {
  async write({ shipmentId }, { tx, localize, publicUrl }) {
    const shipped = await findShippedOrder(tx, shipmentId);
    if (shipped === undefined) throw new Error(`There is no shipment ${shipmentId}.`);
    return orderShippedMail(await localize(shipped), publicUrl);
  },
};

/** To the customer: the shipped lines, the carrier, and the tracking link (L3). */
function orderShippedMail({ order, shipment, isLast, advisedMinor }: ShippedOrder, publicUrl: string): Letter {
  const { reference, firstName, surname } = order;
  const { carrierName, trackingNumber, trackingLink, note } = shipment;
  const track: Block[] =
    trackingLink === null ? [] : [{ kind: 'button', label: message('letter.shipped.track'), url: trackingLink }];
  const advised: Block[] =
    advisedMinor === null ? [] : [{ kind: 'text', text: deliveryText(order, advisedMinor) }, ...taxFacts(order)];
  return {
    to: order.email,
    subject: message('letter.shipped.subject', { reference, isLast: isLast ? 'yes' : 'no' }),
    heading: message('letter.shipped.heading', { reference, isLast: isLast ? 'yes' : 'no' }),
    blocks: [
      { kind: 'text', text: message('letter.dear', { firstName, surname }) },
      { kind: 'text', text: message('letter.shipped.text', { isLast: isLast ? 'yes' : 'no' }) },
      ...advised,
      {
        kind: 'facts',
        facts: [
          [message('letter.shipped.day'), message('letter.day', { day: { day: shipment.shippedOn } })],
          [message('letter.order.po-number'), order.purchaseOrderNumber],
          [message('letter.shipped.carrier'), carrierName],
          [message('letter.shipped.tracking'), trackingNumber],
          [message('letter.order.delivery-address'), order.deliveryAddress],
          [message('letter.shipped.note'), note],
        ],
      },
      itemTable(message('letter.shipped.item'), shipment.lines),
      ...track,
      { kind: 'button', label: message('letter.shipped.button'), url: `${publicUrl}/Customer-Order?id=${order.id}` },
    ],
  };
}

/** The tax, and the total with it, that a charge has changed (O3). */
function taxFacts(order: ShippedOrder['order']): Block[] {
  const { tax } = order;
  if (tax === undefined) return [];
  return [{ kind: 'facts', facts: taxRows(tax).map(([label, minor]): Fact => [label, amountIn(order, minor)]) }];
}

function deliveryText({ currency, totalMinor }: ShippedOrder['order'], advisedMinor: Minor): Message {
  return message('letter.shipped.delivery', {
    amount: { minor: advisedMinor, currency },
    total: { minor: totalMinor, currency },
  });
}
