import { sql } from 'drizzle-orm';
import { KEPT, personalTable } from '../../base/operations/personal-data.ts';
import { ownOrders } from '../orders/personal.ts';
import { orderDocuments } from './tables.ts';

/** Personal data of documents (O4). */
export const documentsPersonal = [
  personalTable(orderDocuments, {
    staff: ['staffName'],
    impersonal: ['kind'],
    parts: [
      {
        group: 'orders',
        purpose: 'Invoices, credit notes and certificates; their files hold names',
        kept: KEPT.books,
        rows: (person) => sql`${orderDocuments.orderId} in ${ownOrders(person)}`,
        erasedWith: 'books',
        erases: { number: 'stays', fileKey: 'empty', sha256: 'empty' },
        shows: ['orderId', 'kind', 'number', 'issuedOn', 'amountMinor', 'dueOn', 'paidOn', 'createdAt', 'fileKey'],
        copied: () => sql`${orderDocuments.withdrawnAt} is null`,
        file: 'fileKey',
      },
    ],
  }),
];
