import { type SQL, sql } from 'drizzle-orm';
import { ownInvitations } from '../../people/companies/personal.ts';
import { invitations } from '../../people/companies/tables.ts';
import { changeRequests } from '../../trade/fulfilment/tables.ts';
import { type Person, personalTable } from '../../base/operations/personal-data.ts';
import { orderMessages } from '../../trade/messages/tables.ts';
import { ownOrders } from '../../trade/orders/personal.ts';
import { approvalRequests } from '../../trade/approvals/tables.ts';
import { EFFECT_KINDS, traitsOf } from '../../base/outbox/effects.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { quotations } from '../../trade/quotations/tables.ts';
import { staffNotices } from '../staff-notices/tables.ts';
import { mails } from './tables.ts';

const numberOf = (name: string) => sql`(${outbox.payload} ->> ${sql.raw(`'${name}'`)})::integer`;

/** Causes of mails to the person, or about what is theirs: by the ids in the cause, never by an address (D53). */
const firstCauses = (person: Person): SQL => sql`
  select ${outbox.id} from ${outbox}
  where ${numberOf('customerId')} = ${person.customerId}
    or ${numberOf('orderId')} in ${ownOrders(person)}
    or ${numberOf('invitationId')} in ${ownInvitations(person)}
    or ${numberOf('invitationId')} in (
      select ${invitations.id} from ${invitations} where ${invitations.invitedBy} = ${person.customerId}
    )
    or ${numberOf('approvalId')} in (
      select ${approvalRequests.id} from ${approvalRequests} where ${approvalRequests.customerId} = ${person.customerId}
    )
    or ${numberOf('quotationId')} in (
      select ${quotations.id} from ${quotations} where ${quotations.customerId} = ${person.customerId}
    )
    or ${numberOf('messageId')} in (
      select ${orderMessages.id} from ${orderMessages} where ${orderMessages.customerId} = ${person.customerId}
    )
    or ${numberOf('requestId')} in (
      select ${changeRequests.id} from ${changeRequests} where ${changeRequests.customerId} = ${person.customerId}
    )`;
/** These, and the notices to colleagues that repeat them (P6). */
const ownCauses = (person: Person) => sql`(
  select ${outbox.id} from ${outbox}
  where ${outbox.id} in (${firstCauses(person)}) or ${numberOf('outboxId')} in (${firstCauses(person)})
)`;
/** Digests to colleagues with news about the person; unsent ones are written again without it. */
const ownDigests = (person: Person) => sql`(
  select digest.id from ${outbox} as digest, jsonb_array_elements_text(digest.payload -> 'outboxIds') as item (id)
  where digest.kind = 'colleague-digest' and item.id::integer in (${firstCauses(person)})
)`;

const kindsFor = (reader: 'member' | 'orderer' | 'invited') =>
  sql.param(EFFECT_KINDS.filter((kind) => traitsOf(kind).reader === reader));
/** Causes of mails that the person got, and nobody else. */
const received = (person: Person) => sql`(
  select ${outbox.id} from ${outbox}
  where (${outbox.kind} = any(${kindsFor('member')}::text[]) and ${numberOf('customerId')} = ${person.customerId})
    or (${outbox.kind} = any(${kindsFor('orderer')}::text[]) and ${numberOf('orderId')} in ${ownOrders(person)})
    or (${outbox.kind} = any(${kindsFor('invited')}::text[]) and ${numberOf('invitationId')} in ${ownInvitations(person)})
)`;

const KEEP_MAILS = '`KEEP_MAILS_DAYS`, 365 days by default';
const group = { group: 'mails', kept: KEEP_MAILS, erasedWith: 'person', isDeleted: true } as const;

/** Personal data of mails (O4). They come first: their conditions read rows that are erased later. */
export const mailsPersonal = [
  personalTable(mails, {
    parts: [
      {
        ...group,
        purpose: 'Mails that were sent, so that staff can answer questions about them',
        rows: (person) =>
          sql`(${mails.outboxId} in ${ownCauses(person)} or ${mails.outboxId} in ${ownDigests(person)})`,
        erases: { recipient: 'dash', subject: 'dash', text: 'dash', html: 'secret' },
        shows: ['recipient', 'subject', 'text', 'createdAt', 'sentAt'],
        copied: (person) => sql`${mails.outboxId} in ${received(person)}`,
      },
    ],
  }),
  personalTable(outbox, {
    parts: [
      {
        ...group,
        purpose: 'Mails that are due, and their causes',
        rows: (person) => sql`${outbox.id} in ${ownCauses(person)}`,
        erases: { kind: 'stays', payload: 'inside', lastError: 'null' },
        shows: ['kind', 'createdAt', 'doneAt'],
        copied: (person) => sql`${outbox.id} in ${received(person)}`,
      },
    ],
  }),
  personalTable(staffNotices, { staff: ['kind', 'timing'] }),
];
