import { sql } from 'drizzle-orm';
import { personalTable } from '../../base/operations/personal-data.ts';
import { dataRequests, erasures } from './tables.ts';

/** Personal data of requests about data (O4). */
export const requestsPersonal = [
  personalTable(dataRequests, {
    staff: ['askedByStaff', 'answeredBy'],
    parts: [
      {
        group: 'requests',
        purpose: 'Requests for a copy or for erasure, and their answers',
        kept: 'permanently, without a name once the person is erased',
        rows: ({ customerId, address }) => sql`(
          ${dataRequests.customerId} = ${customerId}
          or (${dataRequests.customerId} is null and lower(${dataRequests.email}) = lower(${address}::text))
        )`,
        erasedWith: 'person',
        erases: { kind: 'stays', email: 'empty', remarks: 'empty', outcome: 'stays', answer: 'empty' },
        shows: ['kind', 'email', 'remarks', 'askedAt', 'answeredAt', 'outcome', 'answer'],
      },
    ],
  }),
  personalTable(erasures, {
    parts: [
      {
        group: 'requests',
        purpose: 'Whom to erase again in a restored backup, and whose orders lose their names later',
        kept: 'permanently; a hash, no name',
        rows: ({ customerId }) => sql`${erasures.customerId} = ${customerId}`,
        erasedWith: 'person',
        erases: { emailHash: 'stays' },
        shows: [],
      },
    ],
  }),
];
