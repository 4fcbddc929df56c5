import { sql } from 'drizzle-orm';
import { personalTable } from '../operations/personal-data.ts';
import { submissions } from './tables.ts';

/** Personal data of answered forms (O4). */
export const submissionsPersonal = [
  personalTable(submissions, {
    impersonal: ['operation'],
    parts: [
      {
        group: 'sign-in',
        purpose: 'Answers of forms, so that sending one twice has one effect',
        kept: 'a day',
        rows: ({ customerId }) =>
          sql`(${submissions.sender} = ${`customer ${customerId ?? 0}`} or ${submissions.sender} like ${`%, customer ${customerId ?? 0}`})`,
        erasedWith: 'person',
        isDeleted: true,
        erases: { sender: 'secret', key: 'secret', inputHash: 'secret', answer: 'secret' },
        shows: ['operation', 'at'],
      },
    ],
  }),
];
