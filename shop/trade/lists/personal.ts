import { sql } from 'drizzle-orm';
import { type Person, personalTable } from '../../base/operations/personal-data.ts';
import { partListLines, partListReminders, partLists } from './tables.ts';

const own = ({ customerId, companyId, isAlone }: Person) => sql`(
  (${partLists.customerId} = ${customerId} and not ${partLists.isCompanys}) or (${isAlone} and ${partLists.companyId} = ${companyId})
)`;

/** Personal data of part lists (O4). */
export const listsPersonal = [
  personalTable(partListLines, {
    parts: [
      {
        group: 'lists',
        purpose: 'Parts of lists, with notes',
        kept: 'with the list',
        rows: (person) =>
          sql`${partListLines.listId} in (select ${partLists.id} from ${partLists} where ${own(person)})`,
        erasedWith: 'person',
        isDeleted: true,
        erases: { note: 'empty', serial: 'empty', machine: 'empty' },
        shows: ['listId', 'position', 'productId', 'variantId', 'quantity', 'note', 'serial', 'machine'],
      },
    ],
  }),
  personalTable(partLists, {
    parts: [
      {
        group: 'lists',
        purpose: 'Lists of parts. Lists of the company stay for the colleagues',
        kept: 'until it is deleted, and 30 days longer',
        rows: own,
        erasedWith: 'person',
        isDeleted: true,
        erases: { name: 'dash' },
        shows: ['id', 'name', 'isCompanys', 'createdAt', 'changedAt', 'removedAt'],
      },
    ],
  }),
  personalTable(partListReminders, {
    parts: [
      {
        group: 'lists',
        purpose: 'Reminders of lists',
        kept: 'until switched off',
        rows: ({ customerId }) => sql`${partListReminders.customerId} = ${customerId}`,
        erasedWith: 'person',
        isDeleted: true,
        erases: {},
        shows: ['listId', 'everyWeeks', 'nextOn'],
      },
    ],
  }),
];
