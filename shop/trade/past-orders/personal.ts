import { sql } from 'drizzle-orm';
import { KEPT, personalTable } from '../../base/operations/personal-data.ts';
import { pastDocuments, pastOrderLines, pastOrders, pastShipments } from './tables.ts';

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
  personalTable(pastShipments, {
    impersonal: ['carrier', 'contents'],
    parts: [
      {
        group: 'orders',
        purpose: 'Parcels of orders of the earlier shop',
        kept: KEPT.books,
        rows: ({ customerId }) =>
          sql`${pastShipments.pastOrderId} in (select id from ${pastOrders} where ${pastOrders.customerId} = ${customerId})`,
        erasedWith: 'books',
        ended: ({ booksEnd }) => sql`${pastShipments.sentOn} < ${booksEnd.toISOString()}::timestamptz`,
        erases: { trackingNumber: 'empty' },
        shows: ['pastOrderId', 'sentOn', 'carrier', 'trackingNumber', 'contents'],
      },
    ],
  }),
  personalTable(pastDocuments, {
    impersonal: ['kind'],
    parts: [
      {
        group: 'orders',
        purpose: 'Documents of orders of the earlier shop; their files hold names',
        kept: KEPT.books,
        rows: ({ customerId }) =>
          sql`${pastDocuments.pastOrderId} in (select id from ${pastOrders} where ${pastOrders.customerId} = ${customerId})`,
        erasedWith: 'books',
        ended: ({ booksEnd }) =>
          sql`${pastDocuments.pastOrderId} in (select id from ${pastOrders} where ${pastOrders.placedOn} < ${booksEnd.toISOString()}::timestamptz)`,
        erases: { fileName: 'dash', fileKey: 'empty', sha256: 'empty' },
        shows: ['pastOrderId', 'kind', 'issuedOn', 'fileName', 'fileKey'],
        file: 'fileKey',
      },
    ],
  }),
  personalTable(pastOrderLines, { impersonal: ['partNumber', 'partKey', 'description'] }),
];
