import { sql } from 'drizzle-orm';
import { KEPT, personalTable } from '../../base/operations/personal-data.ts';
import { pastOrderLines, pastOrders } from './tables.ts';

/** Orders of the earlier shop (O4). */
export const pastOrdersPersonal = [
  personalTable(pastOrders, {
    impersonal: ['number', 'state'],
    parts: [
      {
        group: 'orders',
        purpose: 'Orders that the person placed in the earlier shop',
        kept: KEPT.books,
        rows: ({ customerId }) => sql`${pastOrders.customerId} = ${customerId}`,
        erasedWith: 'books',
        ended: ({ booksEnd }) => sql`${pastOrders.placedOn} < ${booksEnd.toISOString()}::timestamptz`,
        erases: { purchaseOrderNumber: 'dash', deliveryAddress: 'dash', note: 'empty' },
        shows: [
          'number',
          'placedOn',
          'purchaseOrderNumber',
          'state',
          'currencyId',
          'goodsMinor',
          'discountMinor',
          'deliveryMinor',
          'taxMinor',
          'totalMinor',
          'deliveryAddress',
          'note',
        ],
      },
    ],
  }),
  personalTable(pastOrderLines, { impersonal: ['partNumber', 'description'] }),
];
