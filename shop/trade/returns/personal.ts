import { sql } from 'drizzle-orm';
import { KEPT, type Person, personalTable } from '../../base/operations/personal-data.ts';
import { orderReturnEvents, orderReturnPictures, orderReturns } from './tables.ts';

const own = ({ customerId }: Person) =>
  sql`(select ${orderReturns.id} from ${orderReturns} where ${orderReturns.customerId} = ${customerId})`;

/** Personal data of returns (O4). */
export const returnsPersonal = [
  personalTable(orderReturns, { impersonal: ['state', 'reason', 'outcome'] }),
  personalTable(orderReturnEvents, {
    impersonal: ['kind'],
    parts: [
      {
        group: 'returns',
        purpose: 'Returns, with remarks',
        kept: KEPT.words,
        rows: (person) => sql`(
          ${orderReturnEvents.customerId} = ${person.customerId}
          or (${orderReturnEvents.customerId} is null and ${orderReturnEvents.returnId} in ${own(person)})
        )`,
        erasedWith: 'person',
        erases: { remarks: 'dash', byName: { write: 'dash', where: () => sql`not ${orderReturnEvents.isStaff}` } },
        shows: ['returnId', 'at', 'kind', 'remarks'],
        copied: ({ customerId }) =>
          sql`(${orderReturnEvents.customerId} = ${customerId} or ${orderReturnEvents.isStaff})`,
      },
    ],
  }),
  personalTable(orderReturnPictures, {
    parts: [
      {
        group: 'returns',
        purpose: 'Pictures of goods that come back',
        kept: 'permanently; they go with the person',
        rows: (person) => sql`${orderReturnPictures.returnId} in ${own(person)}`,
        erasedWith: 'person',
        isDeleted: true,
        erases: { fileKey: 'dash', sha256: 'dash' },
        shows: ['returnId', 'createdAt', 'fileKey'],
        file: 'fileKey',
      },
    ],
  }),
];
