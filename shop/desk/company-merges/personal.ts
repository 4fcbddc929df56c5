import { sql } from 'drizzle-orm';
import { personalTable } from '../../base/operations/personal-data.ts';
import { companyMerges } from './tables.ts';

/** Personal data of company merges (O4). */
export const mergesPersonal = [
  personalTable(companyMerges, {
    parts: [
      {
        group: 'company',
        purpose: 'Both companies as they were before a merge, to restore by hand',
        kept: '90 days',
        rows: ({ companyId }) => sql`${companyId} in (${companyMerges.keptId}, ${companyMerges.goneId})`,
        erasedWith: 'company',
        erases: { moved: 'inside' },
        shows: ['mergedAt', 'undoneAt'],
      },
    ],
  }),
];
