import { sql } from 'drizzle-orm';
import { KEPT, personalTable } from '../../base/operations/personal-data.ts';
import { statusChanges } from './tables.ts';

/** Personal data of changes of many accounts (O4). */
export const statusChangesPersonal = [
  personalTable(statusChanges, {
    staff: ['staffName', 'undoneBy'],
    parts: [
      {
        group: 'company',
        purpose: 'Accounts whose status staff changed together, so that it can be undone',
        kept: KEPT.name,
        rows: ({ customerId }) => {
          const entry = JSON.stringify([{ id: customerId ?? 0 }]);
          const { subject, rows, leftRows, keptRows } = statusChanges;
          return sql`(${subject} = 'customers'
            and (${rows} @> ${entry}::jsonb or ${leftRows} @> ${entry}::jsonb or ${keptRows} @> ${entry}::jsonb))`;
        },
        erasedWith: 'person',
        erases: {
          subject: 'stays',
          status: 'stays',
          rows: 'own entry',
          leftRows: 'own entry',
          keptRows: 'own entry',
        },
        shows: ['status', 'changedAt'],
      },
    ],
  }),
];
