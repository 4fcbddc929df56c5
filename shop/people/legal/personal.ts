import { sql } from 'drizzle-orm';
import { personalTable } from '../../base/operations/personal-data.ts';
import { agreements } from './tables.ts';

/** Personal data of agreements (O4). */
export const legalPersonal = [
  personalTable(agreements, {
    parts: [
      {
        group: 'agreements',
        purpose: 'Proves who agreed to which terms, in which words',
        kept: 'permanently, without a name once the person is erased',
        rows: ({ customerId }) => sql`${agreements.customerId} = ${customerId}`,
        erasedWith: 'person',
        erases: { words: 'stays', language: 'stays' },
        shows: ['orderId', 'termsVersion', 'asBusiness', 'words', 'language', 'agreedAt'],
      },
    ],
  }),
];
