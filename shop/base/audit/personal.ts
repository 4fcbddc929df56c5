import { sql } from 'drizzle-orm';
import { KEPT, type Person, personalTable } from '../operations/personal-data.ts';
import { auditEntries } from './tables.ts';

const own = ({ customerId }: Person) =>
  sql`${auditEntries.subjects} @> array[${`customer:${customerId ?? 0}`}]::text[]`;
const byPerson = ({ customerId }: Person) => sql`${auditEntries.customerId} = ${customerId}`;
/** About an order or a quotation, members write their own words, whoever placed it. */
const OF_MANY = sql`${auditEntries.entity} in ('order', 'purchase order', 'quotation')`;
const notOfColleague = (person: Person) =>
  sql`(${auditEntries.customerId} is null or ${byPerson(person)} or not ${OF_MANY})`;

/** Personal data of the audit list (O4). */
export const auditPersonal = [
  personalTable(auditEntries, {
    impersonal: ['action', 'entity', 'entityId', 'subjects', 'batch'],
    parts: [
      {
        group: 'history',
        purpose: 'Who changed what, for staff and for the security of accounts',
        kept: 'permanently; names and values go with the person',
        rows: own,
        erasedWith: 'person',
        erases: {
          before: { write: 'inside', where: notOfColleague },
          after: { write: 'inside', where: notOfColleague },
          about: 'dash',
          words: 'empty',
        },
        shows: ['at', 'action', 'entity'],
      },
      {
        group: 'history',
        purpose: 'Changes by the person, with the name',
        kept: KEPT.name,
        rows: byPerson,
        erasedWith: 'person',
        erases: {
          staffName: 'dash',
          before: { write: 'inside', where: () => OF_MANY },
          after: { write: 'inside', where: () => OF_MANY },
        },
        shows: ['at', 'action', 'entity'],
        copied: (person) => sql`not ${own(person)}`,
      },
      {
        group: 'history',
        purpose: "Changes of the company's data",
        kept: 'permanently; values go with the last member',
        rows: ({ companyId }) => sql`${auditEntries.subjects} @> array[${`company:${companyId ?? 0}`}]::text[]`,
        erasedWith: 'company',
        erases: { before: 'inside', after: 'inside', about: 'dash', words: 'empty' },
        shows: [],
      },
    ],
  }),
];
