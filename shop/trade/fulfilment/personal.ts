import { sql } from 'drizzle-orm';
import { KEPT, personalTable } from '../../base/operations/personal-data.ts';
import { ownOrders } from '../orders/personal.ts';
import { changeRequests, shipments } from './tables.ts';

/** Personal data of shipments and change requests (O4). */
export const fulfilmentPersonal = [
  personalTable(shipments, {
    staff: ['staffName'],
    impersonal: ['carrierName'],
    parts: [
      {
        group: 'orders',
        purpose: 'Parcels of orders',
        kept: KEPT.books,
        rows: (person) => sql`${shipments.orderId} in ${ownOrders(person)}`,
        erasedWith: 'books',
        erases: { trackingNumber: 'empty', trackingUrl: 'empty', note: 'empty' },
        shows: ['orderId', 'position', 'shippedOn', 'carrierName', 'trackingNumber', 'trackingUrl', 'note'],
      },
    ],
  }),
  personalTable(changeRequests, {
    staff: ['decidedByName'],
    impersonal: ['wish', 'cancelReason', 'state'],
    parts: [
      {
        group: 'messages',
        purpose: 'Requests to change or cancel an order',
        kept: KEPT.words,
        rows: ({ customerId }) => sql`${changeRequests.customerId} = ${customerId}`,
        erasedWith: 'person',
        erases: { wishText: 'dash', askedBy: 'dash', decisionReason: 'dash' },
        shows: ['orderId', 'wish', 'cancelReason', 'wishText', 'askedAt', 'state', 'decidedAt', 'decisionReason'],
      },
    ],
  }),
];
