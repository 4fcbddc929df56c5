import { sql } from 'drizzle-orm';
import { auditEntries } from '../../base/audit/tables.ts';
import { KEPT, type Person, personalTable } from '../../base/operations/personal-data.ts';
import { quotationEvents, quotationLines, quotations, quotationVersions } from './tables.ts';

const own = ({ customerId }: Person) =>
  sql`(select ${quotations.id} from ${quotations} where ${quotations.customerId} = ${customerId})`;
/** The person's versions, and offers to the person; a colleague's version stays theirs. */
const versions = (person: Person) => sql`(
  ${quotationVersions.customerId} = ${person.customerId}
  or (${quotationVersions.customerId} is null and ${quotationVersions.quotationId} in ${own(person)})
)`;
/** Drafts and notes of staff are not for the buyer; an offer is, once it was sent. */
const wereSeen = ({ customerId }: Person) => sql`(
  ${quotationVersions.customerId} = ${customerId}
  or exists (
    select from ${quotationEvents}
    where ${quotationEvents.quotationId} = ${quotationVersions.quotationId}
      and ${quotationEvents.version} = ${quotationVersions.version} and ${quotationEvents.kind} = 'send'
  )
)`;
const group = { group: 'quotations', kept: KEPT.words, erasedWith: 'person' } as const;

/** Personal data of quotations (O4). */
export const quotationsPersonal = [
  personalTable(quotations, { impersonal: ['state'] }),
  personalTable(quotationVersions, {
    impersonal: ['stamp', 'tax', 'adjustments'],
    parts: [
      {
        ...group,
        purpose: 'Prices that were asked for, and offers',
        rows: versions,
        erases: {
          byName: { write: 'dash', where: () => sql`${quotationVersions.staffId} is null` },
          deliveryAddress: 'dash',
          message: 'dash',
          note: 'dash',
          terms: 'stays',
        },
        shows: [
          'quotationId',
          'version',
          'madeAt',
          'goodsMinor',
          'adjustments',
          'deliveryMinor',
          'totalMinor',
          'validUntil',
          'terms',
          'message',
          'deliveryAddress',
          'partsAllowed',
        ],
        copied: wereSeen,
      },
    ],
  }),
  personalTable(quotationLines, {
    impersonal: ['productName', 'productIntro', 'variantDetails', 'unit'],
    parts: [
      {
        ...group,
        purpose: 'The press that a price was asked for',
        rows: (person) =>
          sql`${quotationLines.versionId} in (select ${quotationVersions.id} from ${quotationVersions} where ${versions(person)})`,
        erases: { serial: 'empty', machine: 'empty' },
        shows: [
          'versionId',
          'position',
          'productName',
          'variantDetails',
          'unit',
          'quantity',
          'unitPriceMinor',
          'serial',
          'machine',
        ],
        copied: (person) =>
          sql`${quotationLines.versionId} in (select ${quotationVersions.id} from ${quotationVersions} where ${wereSeen(person)})`,
      },
    ],
  }),
  personalTable(quotationEvents, {
    impersonal: ['kind'],
    parts: [
      {
        ...group,
        purpose: 'The history of quotations',
        rows: (person) => sql`(
          ${quotationEvents.customerId} = ${person.customerId}
          or (${quotationEvents.customerId} is null and ${quotationEvents.quotationId} in ${own(person)})
        )`,
        erases: { remarks: 'dash', byName: { write: 'dash', where: () => sql`not ${quotationEvents.isStaff}` } },
        shows: ['quotationId', 'at', 'kind', 'version', 'remarks'],
        copied: ({ customerId }) =>
          sql`(${quotationEvents.customerId} = ${customerId} or ${quotationEvents.kind} = 'send')`,
      },
    ],
  }),
  personalTable(auditEntries, {
    parts: [
      {
        group: 'history',
        purpose: "Changes of the company's quotations",
        kept: 'permanently; values go with the last member',
        rows: ({ companyId }) => sql`(
          ${auditEntries.entity} = 'quotation' and ${auditEntries.entityId} in (
            select ${quotations.id}::text from ${quotations} where ${quotations.companyId} = ${companyId}
          )
        )`,
        erasedWith: 'company',
        erases: { before: 'inside', after: 'inside', about: 'dash', words: 'empty' },
        shows: [],
      },
      {
        group: 'history',
        purpose: "Changes of the person's quotations",
        kept: KEPT.words,
        rows: (person) => sql`(
          ${auditEntries.entity} = 'quotation' and ${auditEntries.customerId} is null and ${auditEntries.entityId} in (
            select ${quotations.id}::text from ${quotations} where ${quotations.customerId} = ${person.customerId}
          )
        )`,
        erasedWith: 'person',
        erases: { before: 'inside', after: 'inside' },
        shows: [],
      },
    ],
  }),
];
