import { sql } from 'drizzle-orm';
import { personalTable } from '../../base/operations/personal-data.ts';
import { ownPartNumbers } from './tables.ts';

/** Personal data of customer part numbers (O4). */
export const partNumbersPersonal = [
  personalTable(ownPartNumbers, {
    parts: [
      {
        group: 'company',
        purpose: "The company's own part numbers",
        kept: 'until a member deletes it',
        rows: ({ companyId }) => sql`${ownPartNumbers.companyId} = ${companyId}`,
        erasedWith: 'company',
        isDeleted: true,
        erases: { number: 'dash', numberKey: 'dash' },
        shows: ['number', 'productId'],
      },
    ],
  }),
];
