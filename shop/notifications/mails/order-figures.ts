import { DELIVERY_TO_BE_ADVISED, DELIVERY_TO_BE_ADVISED_NOTE, isToBeAdvised } from '../../delivery/charge.ts';
import { formatMoney } from '../../kernel/money.ts';
import type { Order } from '../../orders/order.ts';
import type { Block, Fact } from './letter.ts';

/** What was bought and what it comes to, in the order of every page (D7), from the order's own snapshot (B9). */
export function orderFigures(order: Order): Block[] {
  const money = (minor: number) => formatMoney(minor, order.currency);
  const advised = isToBeAdvised(order.deliveryMinor);
  const discount: Fact[] =
    order.discountMinor < 0
      ? [
          ['Goods', money(order.goodsMinor)],
          [order.couponCode === null ? 'Discount' : `Discount (${order.couponCode})`, money(order.discountMinor)],
        ]
      : [];
  return [
    {
      kind: 'lines',
      lines: order.lines.map((line) => ({
        name: line.productName,
        details: [
          line.variantDetails ?? '',
          line.productIntro ?? '',
          line.productDetails,
          line.serial === '' ? '' : `Serial ${line.serial}`,
          line.machine === '' ? '' : `Machine ${line.machine}`,
        ],
        quantity: line.quantity,
        unitPrice: money(line.unitPriceMinor),
        lineTotal: money(line.lineTotalMinor),
      })),
      totals: [
        ...discount,
        ['Sub total', money(order.subtotalMinor)],
        ['Delivery', advised ? DELIVERY_TO_BE_ADVISED : money(order.deliveryMinor)],
        ['Total', money(order.totalMinor)],
      ],
    },
    ...(advised ? [{ kind: 'note', text: DELIVERY_TO_BE_ADVISED_NOTE } as const] : []),
  ];
}
