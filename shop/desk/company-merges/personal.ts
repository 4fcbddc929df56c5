import { sql } from 'drizzle-orm';
import { personalTable } from '../../base/operations/personal-data.ts';
import { companyMerges } from './tables.ts';

/** Personal data of company merges (O4). */
export const mergesPersonal = [
  personalTable(companyMerges, {
    parts: [
      {
        group: 'company',
        purpose: 'What a merge of companies moved, so that it can be undone',
        kept: 'permanently',
        rows: ({ companyId }) => sql`${companyId} in (${companyMerges.keptId}, ${companyMerges.goneId})`,
        erasedWith: 'company',
        erases: { moved: 'inside' },
        shows: ['mergedAt', 'undoneAt'],
      },
    ],
  }),
];
