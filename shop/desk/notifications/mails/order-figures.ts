import { kitPartTexts } from '../../../catalogue/kits/kit-part.ts';
import { DELIVERY_TO_BE_ADVISED, DELIVERY_TO_BE_ADVISED_NOTE } from '../../../trade/delivery/charge.ts';
import { ORDER_FIELD_NAMES, orderFields, type OrderFields } from '../../../people/accounts/order-fields.ts';
import { message, type Message } from '../../../base/messages/message.ts';
import { taxNote } from '../../../base/kernel/tax-note.ts';
import { totalRows } from '../../../base/money/adjustments.ts';
import { taxNotes, taxRows } from '../../../base/tax/tax-figures.ts';
import type { Minor } from '../../../base/money/money.ts';
import type { FrozenOrder } from '../../../trade/orders/approval-state.ts';
import type { Order, OrderLine } from '../../../trade/orders/order.ts';
import type { Block, Fact } from './letter.ts';

/** Parts of an order, or of one that awaits approval, that a mail shows. */
type FiguresOfMail = Omit<FrozenOrder, 'deliveryAddress' | keyof OrderFields> & Pick<Order, 'currency' | 'couponCode'>;

/** Lines and totals in the order of every page (D7), from the order's own snapshot (B9). */
export function orderFigures(order: FiguresOfMail): Block[] {
  const money = (minor: Minor) => amountIn(order, minor);
  const { tax } = order;
  return [
    {
      kind: 'lines',
      heads: {
        item: message('letter.figures.item'),
        price: message('letter.figures.price'),
        quantity: message('letter.figures.quantity'),
        total: message('letter.figures.total'),
      },
      lines: order.lines.map((line) => ({
        name: line.productName,
        details: [
          line.variantDetails ?? '',
          ...ownNumberOf(line),
          line.productIntro ?? '',
          line.productDetails,
          ...kitPartTexts(line.kitParts, line.quantity),
          ...marksOf(line),
        ],
        quantity: line.quantity,
        unitPrice: money(line.unitPriceMinor),
        per: line.unit == null ? null : message(`unit.per.${line.unit}`),
        lineTotal: money(line.lineTotalMinor),
      })),
      totals: [
        ...totalRows(order, order.couponCode).map(({ label, amountMinor }): Fact => {
          return [label, amountMinor === null ? DELIVERY_TO_BE_ADVISED : money(amountMinor)];
        }),
        ...(tax === undefined ? [] : taxRows(tax).map(([label, minor]): Fact => [label, money(minor)])),
      ],
      taxNote: tax === undefined ? message(taxNote(order.currency)) : null,
    },
    ...(tax === undefined ? [] : taxNotes(tax).map((text) => ({ kind: 'note', text }) as const)),
    ...(order.deliveryMinor === null ? [{ kind: 'note', text: DELIVERY_TO_BE_ADVISED_NOTE } as const] : []),
  ];
}

/** Order fields of the company (H4). */
export function fieldFacts(fields: Partial<OrderFields>): Fact[] {
  return ORDER_FIELD_NAMES.flatMap((name): Fact[] => {
    const { key, kind } = orderFields[name];
    const value = fields[name];
    if (value == null) return [];
    const text =
      kind === 'day'
        ? message('letter.day', { day: { day: value } })
        : kind === 'shipping'
          ? message('promise.ship-complete')
          : value;
    return [[message(`letter.order.${key}`), text]];
  });
}

/** An amount in the order's currency. */
export function amountIn({ currency }: Pick<Order, 'currency'>, minor: Minor): Message {
  return message('letter.amount', { amount: { minor, currency } });
}

/** Customer part number (H6); old approval requests have none. */
function ownNumberOf({ ownNumber }: Partial<Pick<OrderLine, 'ownNumber'>>): Message[] {
  return ownNumber == null ? [] : [message('letter.figures.own-number', { number: ownNumber })];
}

function marksOf({ serial, machine }: Pick<OrderLine, 'serial' | 'machine'>): Message[] {
  return [
    ...(serial === '' ? [] : [message('letter.figures.serial', { mark: serial })]),
    ...(machine === '' ? [] : [message('letter.figures.machine', { mark: machine })]),
  ];
}
