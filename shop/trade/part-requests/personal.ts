import { sql } from 'drizzle-orm';
import { KEPT, type Person, personalTable } from '../../base/operations/personal-data.ts';
import { partRequestPictures, partRequests } from './tables.ts';

const own = ({ customerId }: Person) =>
  sql`(select ${partRequests.id} from ${partRequests} where ${partRequests.customerId} = ${customerId})`;

/** Personal data of requests for parts (O4). */
export const partRequestsPersonal = [
  personalTable(partRequestPictures, {
    parts: [
      {
        group: 'messages',
        purpose: 'Pictures of parts that were asked for',
        kept: 'permanently; they go with the person',
        rows: (person) => sql`${partRequestPictures.requestId} in ${own(person)}`,
        erasedWith: 'person',
        isDeleted: true,
        erases: { fileKey: 'dash', sha256: 'dash' },
        shows: ['requestId', 'createdAt', 'fileKey'],
        file: 'fileKey',
      },
    ],
  }),
  personalTable(partRequests, {
    impersonal: ['reader', 'urgency', 'state', 'requestKey'],
    parts: [
      {
        group: 'messages',
        purpose: 'Requests for parts, to purchasing or to the counter',
        kept: KEPT.words,
        rows: ({ customerId }) => sql`${partRequests.customerId} = ${customerId}`,
        erasedWith: 'person',
        erases: { press: 'empty', wanted: 'empty', answer: 'dash' },
        shows: ['id', 'askedAt', 'reader', 'press', 'urgency', 'wanted', 'state', 'answeredAt', 'answer'],
      },
      {
        group: 'messages',
        purpose: 'Answers to requests of colleagues',
        kept: KEPT.words,
        rows: ({ customerId }) => sql`${partRequests.answeredBy} = ${customerId}`,
        erasedWith: 'person',
        erases: { answeredByName: 'dash', answer: 'dash' },
        shows: ['id', 'answeredAt', 'answer'],
      },
    ],
  }),
];
