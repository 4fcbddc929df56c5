import { kitPartTexts } from '../../catalogue/kits/kit-part.ts';
import { z } from 'zod';
import { ORDER_FIELD_NAMES, orderFields } from '../../people/accounts/order-fields.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { LINE_HEADINGS, lineCells } from '../cart/line-cells.ts';
import { localizeParts } from '../../catalogue/catalogue-texts/localize-catalogue.ts';
import type { Translator } from '../../base/messages/translator.ts';
import { message } from '../../base/messages/message.ts';
import type { Cell, ListExport } from '../../base/paged-lists/list-export.ts';
import type { OrderHeader, OrderItem } from '../orders/order.ts';
import type { OrderReader } from '../orders/order-reader.ts';
import { listLinesOf, listOrders } from '../orders/order-queries.ts';

const ORDERS_AT_ONCE = 200;

const reader: z.ZodType<OrderReader> = z.object({ id: z.int(), companyId: z.int(), seesAll: z.boolean() });

/**
 * Exports the orders that a member sees as a spreadsheet, line by line, newest first, with the data of the history
 * (A26, N1).
 */
export const historyExport: ListExport<{ reader: OrderReader; search?: string | undefined }> = {
  name: 'order-history',
  input: z.object({ reader, search: z.string().trim().max(100).optional() }),
  headings: [
    message('sheet.column.order'),
    message('sheet.column.day'),
    message('sheet.column.po-number'),
    ...LINE_HEADINGS,
    ...ORDER_FIELD_NAMES.map((name) => message(`sheet.column.${orderFields[name].key}`)),
    message('sheet.column.own-number'),
    message('sheet.column.kit-parts'),
  ],
  async *cells(shop, filter, translator) {
    for (let before: number | undefined; ;) {
      const { items } = await listOrders(shop.db, { ...filter, before }, { page: 1, pageSize: ORDERS_AT_ONCE });
      const ids = items.map(({ id }) => id);
      const localized = await localizeParts(await listLinesOf(shop.db, ids), { shop, translator });
      const lines = Map.groupBy(localized, ({ orderId }) => orderId);
      for (const order of items) {
        for (const line of lines.get(order.id) ?? []) yield cellsOf(order, line, shop.store.timeZone, translator);
      }
      if (items.length < ORDERS_AT_ONCE) return;
      before = items.at(-1)?.id;
    }
  },
};

function cellsOf(order: OrderHeader, line: OrderItem, timeZone: string, { format }: Translator): Cell[] {
  return [
    order.reference,
    dayInZone(new Date(order.placedAt), timeZone),
    order.purchaseOrderNumber,
    ...lineCells(line, line.productIntro ?? line.productDetails, order.currency),
    ...ORDER_FIELD_NAMES.map((name) =>
      order[name] !== null && orderFields[name].kind === 'shipping'
        ? format(message('promise.ship-complete'))
        : (order[name] ?? ''),
    ),
    line.ownNumber,
    kitPartTexts(line.kitParts, line.quantity).join('; '),
  ];
}
