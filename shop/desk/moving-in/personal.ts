import { sql } from 'drizzle-orm';
import { personalTable } from '../../base/operations/personal-data.ts';
import { externalIds, moveChanges, moves } from './tables.ts';

/** Rows of files about people, as long as a move can be taken back (O4). */
export const movesPersonal = [
  personalTable(moves, {
    staff: ['staffName', 'undoneBy'],
    impersonal: ['fileName', 'state', 'errors', 'questions', 'conflicts'],
  }),
  personalTable(moveChanges, {
    impersonal: ['kind'],
    parts: [
      {
        group: 'account',
        purpose: 'What files of the earlier shop said about the person',
        kept: 'ninety days',
        rows: ({ customerId, companyId, isAlone }) => sql`(
          (${moveChanges.kind} = 'members' and ${moveChanges.entityId} = ${customerId})
          or (${isAlone} and ${moveChanges.kind} = 'companies' and ${moveChanges.entityId} = ${companyId})
          or (${moveChanges.kind} in ('addresses', 'orders') and ${moveChanges.after} ->> 'member' in (
            select external_id from external_ids where kind = 'members' and entity_id = ${customerId}
          ))
        )`,
        erasedWith: 'person',
        isDeleted: true,
        erases: { key: 'dash', before: 'secret', after: 'secret' },
        shows: ['kind', 'row'],
      },
    ],
  }),
  personalTable(externalIds, {
    impersonal: ['kind'],
    parts: [
      {
        group: 'account',
        purpose: 'The number of the person in another system',
        kept: 'as long as the account exists',
        rows: ({ customerId }) => sql`${externalIds.kind} = 'members' and ${externalIds.entityId} = ${customerId}`,
        erasedWith: 'person',
        isDeleted: true,
        erases: { externalId: 'dash' },
        shows: ['externalId'],
      },
    ],
  }),
];
