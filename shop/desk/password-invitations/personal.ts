import { sql } from 'drizzle-orm';
import { personalTable } from '../../base/operations/personal-data.ts';
import { passwordInvitations, passwordRounds } from './tables.ts';

/** Personal data of invitations to choose a password (O4). */
export const passwordInvitationsPersonal = [
  personalTable(passwordRounds, { staff: ['staffName', 'stoppedBy'] }),
  personalTable(passwordInvitations, {
    parts: [
      {
        group: 'account',
        purpose: 'That the person was invited to choose a password',
        kept: 'as long as the account exists',
        rows: ({ customerId }) => sql`${passwordInvitations.customerId} = ${customerId}`,
        erasedWith: 'person',
        isDeleted: true,
        erases: {},
        shows: ['mails', 'nextAt'],
      },
    ],
  }),
];
