import { eq } from 'drizzle-orm';
import { currencies } from '../../../base/money/money.ts';
import { amountText } from '../../../base/money/parse-amount.ts';
import { pastOrders } from '../../../trade/past-orders/tables.ts';
import { amount, currency, currencyIdOf, day, minorOf, required, textUpTo } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import { externalId, type MoveKind, type MoveRow } from '../kind.ts';
import { insertRows } from '../insert-rows.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

/** Orders of the earlier shop, as they were (Q2). */
export const orderKind: MoveKind = {
  name: 'orders',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'O-5001', read: required(textUpTo(100)) },
    {
      heading: 'company',
      about: 'externalId of the company',
      example: 'C-1001',
      refersTo: 'companies',
      read: required(textUpTo(100)),
    },
    {
      heading: 'member',
      about: 'externalId of the member who placed it; empty: not known',
      example: 'M-2001',
      refersTo: 'members',
      read: textUpTo(100),
    },
    {
      heading: 'number',
      about: 'Order number, as the customer knows it',
      example: '2019-0815',
      read: required(textUpTo(50)),
    },
    { heading: 'placedOn', about: 'Day, as 2019-04-30', example: '2019-04-30', read: required(day) },
    { heading: 'purchaseOrderNumber', about: 'Number of their purchase order', example: 'PO 77', read: textUpTo(50) },
    { heading: 'state', about: 'In your words', example: 'Delivered', read: textUpTo(50) },
    { heading: 'currency', about: 'USD, GBP or EUR', example: 'GBP', read: required(currency) },
    { heading: 'goods', about: 'Sum of the lines; empty: not known', example: '120.00', read: amount },
    { heading: 'discount', about: 'Below zero; empty: none', example: '', read: amount },
    { heading: 'delivery', about: 'Delivery charge', example: '15.00', read: amount },
    { heading: 'tax', about: 'Tax', example: '27.00', read: amount },
    { heading: 'total', about: 'What was to pay', example: '162.00', read: required(amount) },
    {
      heading: 'deliveryAddress',
      about: 'Lines joined by line breaks or " | "',
      example: 'Harbour Labels Ltd | 12 Dock Road | Leeds',
      read: (text, hot) => textUpTo(500)(joined(text), hot),
    },
    { heading: 'note', about: 'A word on it', example: '', read: textUpTo(1000) },
  ],
  numbered: pastOrders,
  orderIn: externalId,
  keyOf: externalId,
  async stored(db, which) {
    const query = db
      .select({
        order: pastOrders,
        externalId: externalIdOf('orders', pastOrders.id),
        company: externalIdOf('companies', pastOrders.companyId),
        member: externalIdOf('members', pastOrders.customerId),
      })
      .from(pastOrders);
    const rows = await only(query.$dynamic(), pastOrders.id, which);
    return rows.map(({ order, externalId: number, company, member }) => ({
      id: order.id,
      cells: {
        externalId: number,
        company,
        member,
        number: order.number,
        placedOn: order.placedOn,
        purchaseOrderNumber: order.purchaseOrderNumber,
        state: order.state,
        currency: currencies[order.currencyId].code,
        goods: textOf(order.goodsMinor),
        discount: textOf(order.discountMinor),
        delivery: textOf(order.deliveryMinor),
        tax: textOf(order.taxMinor),
        total: amountText(order.totalMinor),
        deliveryAddress: order.deliveryAddress.replaceAll('\n', ' | '),
        note: order.note,
      },
    }));
  },
  add: (tx, rows) => insertRows(tx, pastOrders, rows.map(valuesOf)),
  async change(tx, rows) {
    for (const row of rows) await tx.update(pastOrders).set(valuesOf(row)).where(eq(pastOrders.id, row.id));
  },
  remove: (tx, ids) => removeUnused(tx, pastOrders, ids),
};

/** Lines of an address in one cell. */
function joined(text: string): string {
  const lines = text.split(/[\r\n|]/).map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' | ');
}

function textOf(minor: number | null): string {
  return minor === null ? '' : amountText(minor);
}

function valuesOf({ cells, ids }: MoveRow) {
  return {
    companyId: ids.company ?? 0,
    customerId: ids.member ?? null,
    number: cells.number ?? '',
    placedOn: cells.placedOn ?? '',
    purchaseOrderNumber: cells.purchaseOrderNumber ?? '',
    state: cells.state ?? '',
    currencyId: currencyIdOf(cells.currency ?? ''),
    goodsMinor: minorOf(cells.goods),
    discountMinor: minorOf(cells.discount),
    deliveryMinor: minorOf(cells.delivery),
    taxMinor: minorOf(cells.tax),
    totalMinor: minorOf(cells.total) ?? 0,
    deliveryAddress: (cells.deliveryAddress ?? '').replaceAll(' | ', '\n'),
    note: cells.note ?? '',
  };
}
