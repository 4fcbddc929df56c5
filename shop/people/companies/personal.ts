import { type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '../../base/audit/tables.ts';
import { type Person, personalTable } from '../../base/operations/personal-data.ts';
import { emailChanges } from '../email-changes/tables.ts';
import { mailingConsents } from '../mailings/tables.ts';
import { invitations } from './tables.ts';

/** Invitations of the person: the one by which they joined; of somebody without a login, those to the address. */
export const ownInvitations = ({ customerId, address }: Person): SQL => sql`(
  select ${invitations.id} from ${invitations}
  where ${invitations.joinedId} = ${customerId}
    or (${invitations.joinedId} is null and lower(${invitations.email}) = lower(${address}::text))
)`;

/** Personal data of members (O4). */
export const companiesPersonal = [
  personalTable(auditEntries, {
    parts: [
      {
        group: 'history',
        purpose: 'Invitations of the person to a company',
        kept: 'permanently; the address goes with the person',
        rows: (person) =>
          sql`coalesce(${auditEntries.after}, ${auditEntries.before}) ->> 'invitationId' in (select id::text from ${ownInvitations(person)} as own)`,
        erasedWith: 'person',
        erases: { before: 'inside', after: 'inside' },
        shows: ['at', 'action', 'entity'],
      },
    ],
  }),
  personalTable(invitations, {
    parts: [
      {
        group: 'company',
        purpose: 'Whom a manager invited to the company',
        kept: 'seven days',
        rows: (person) =>
          sql`(${invitations.id} in ${ownInvitations(person)} or (${invitations.invitedBy} = ${person.customerId} and ${invitations.joinedId} is null))`,
        erasedWith: 'person',
        isDeleted: true,
        erases: { email: 'dash', role: 'stays', tokenHash: 'secret' },
        shows: ['email', 'role', 'createdAt', 'expiresAt', 'endedAt'],
        copied: (person) => sql`${invitations.id} in ${ownInvitations(person)}`,
      },
    ],
  }),
  personalTable(emailChanges, {
    parts: [
      {
        group: 'account',
        purpose: 'A new address that awaits its confirmation',
        kept: 'a day',
        rows: ({ customerId }) => sql`${emailChanges.customerId} = ${customerId}`,
        erasedWith: 'person',
        isDeleted: true,
        erases: { email: 'dash', tokenHash: 'secret' },
        shows: ['email', 'askedAt'],
      },
    ],
  }),
  personalTable(mailingConsents, {
    parts: [
      {
        group: 'agreements',
        purpose: 'Proves who consented to mailings, in which words',
        kept: 'until three years after the withdrawal',
        rows: ({ customerId }) => sql`${mailingConsents.customerId} = ${customerId}`,
        erasedWith: 'person',
        isDeleted: true,
        erases: { email: 'dash', words: 'stays', language: 'stays', tokenHash: 'secret' },
        shows: ['email', 'words', 'language', 'askedAt', 'confirmedAt', 'withdrawnAt'],
      },
    ],
  }),
];
