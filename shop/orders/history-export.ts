import { z } from 'zod';
import { dayInZone } from '../kernel/calendar-day.ts';
import { currencies, toDecimal } from '../kernel/money.ts';
import type { Cell, ListExport } from '../frame/list-export.ts';
import type { OrderHeader, OrderItem } from './order.ts';
import type { OrderReader } from './order-reader.ts';
import { listLinesOf, listOrders } from './order-queries.ts';

const ORDERS_AT_ONCE = 200;

const reader: z.ZodType<OrderReader> = z.object({ id: z.int(), companyId: z.int(), seesAll: z.boolean() });

/** The orders that a member sees, for a spreadsheet, line by line, the newest first; what the history shows (A26). */
export const historyExport: ListExport<{ reader: OrderReader; search?: string | undefined }> = {
  name: 'order-history',
  input: z.object({ reader, search: z.string().trim().max(100).optional() }),
  headings: [
    'Order',
    'Date',
    'PO No.',
    'Part number',
    'Width',
    'Description',
    'Serial',
    'Machine',
    'Quantity',
    'Price',
    'Line total',
    'Currency',
    'Cost centre',
    'Requisition No.',
    'Wanted by',
    'Own number',
  ],
  async *cells(shop, filter) {
    for (let page = 1; ; page += 1) {
      const { items } = await listOrders(shop.db, filter, { page, pageSize: ORDERS_AT_ONCE });
      const lines = Map.groupBy(
        await listLinesOf(
          shop.db,
          items.map(({ id }) => id),
        ),
        ({ orderId }) => orderId,
      );
      for (const order of items) {
        for (const line of lines.get(order.id) ?? []) yield cellsOf(order, line, shop.store.timeZone);
      }
      if (items.length < ORDERS_AT_ONCE) return;
    }
  },
};

function cellsOf(order: OrderHeader, line: OrderItem, timeZone: string): Cell[] {
  return [
    order.reference,
    dayInZone(new Date(order.placedAt), timeZone),
    order.purchaseOrderNumber,
    line.productName,
    line.variantDetails ?? '',
    line.productIntro ?? line.productDetails,
    line.serial,
    line.machine,
    line.quantity,
    toDecimal(line.unitPriceMinor),
    toDecimal(line.lineTotalMinor),
    currencies[order.currency].code,
    order.costCentre ?? '',
    order.requisitionNumber ?? '',
    order.wantedBy ?? '',
    line.ownNumber,
  ];
}
