import type { CustomerAccount } from '../../../people/customers/paths.ts';
import { message } from '../../../base/messages/message.ts';
import type { Return, ReturnEvent } from '../../../trade/returns/paths.ts';
import { BUYERS_PART, reasonWord, STAFFS_PART } from '../../../trade/returns/return.ts';
import { greeting } from './greeting.ts';
import { itemTable } from './item-table.ts';
import type { Block, Fact, Letter } from './letter.ts';
import type { Mail } from '../mail.ts';
import type { Db } from '#platform/database/database.ts';
import { findReturn } from '../../../trade/returns/return-queries.ts';
import { findActiveAccount } from './find-subject.ts';

export const returnNews: Mail<'return-news'> = {
  async write(payload, { tx, publicUrl }) {
    const account = await findActiveAccount(tx, payload.customerId);
    return account === null ? null : returnNewsMail(await getReturn(tx, payload), account, publicUrl);
  },
};

export const returnStaff: Mail<'return-staff'> = {
  write: async (payload, { tx, staffAddress, publicUrl }) =>
    returnStaffMail(await getReturn(tx, payload), staffAddress(), publicUrl),
};

async function getReturn(tx: Db, { returnId, eventId }: { returnId: number; eventId: number }): Promise<ReturnNews> {
  const returned = await findReturn(tx, returnId, null);
  const event = returned?.events.find(({ id }) => id === eventId);
  if (returned === undefined || event === undefined) throw new Error(`There is no return ${returnId}.`);
  return { returned, event };
}

/** A return with its latest event (L7). */
interface ReturnNews {
  returned: Return;
  event: ReturnEvent;
}

/** To the member who requested it: an action or message of staff. */
function returnNewsMail({ returned, event }: ReturnNews, account: CustomerAccount, publicUrl: string): Letter {
  const { returnId, returnNumber } = returned;
  const kind = STAFFS_PART.find((each) => each === event.kind);
  if (kind === undefined) throw new Error(`Event ${event.id} of return ${returnNumber} is not by staff.`);
  const values = { kind, number: returnNumber };
  const sheet: Block[] =
    event.kind === 'accept'
      ? [{ kind: 'button', label: message('letter.return.sheet'), url: `${publicUrl}/Return-Sheet.pdf?id=${returnId}` }]
      : [];
  return {
    to: account.email,
    subject: message('letter.return.subject', values),
    heading: message('letter.return.subject', values),
    blocks: [
      { kind: 'text', text: greeting(account) },
      { kind: 'text', text: message('letter.return.text', { kind, outcome: returned.outcome ?? 'none' }) },
      ...remarksOf(event),
      { kind: 'facts', facts: factsOf(returned) },
      itemTable(message('letter.return.item'), returned.lines),
      ...sheet,
      { kind: 'button', label: message('letter.return.button'), url: `${publicUrl}/Return?id=${returnId}` },
    ],
  };
}

/** To the shop's staff: an action or message of the buyer. */
function returnStaffMail({ returned, event }: ReturnNews, to: string, publicUrl: string): Letter {
  const { returnId, returnNumber: number, company } = returned;
  const kind = BUYERS_PART.find((each) => each === event.kind);
  if (kind === undefined) throw new Error(`Event ${event.id} of return ${number} is not by the buyer.`);
  return {
    to,
    subject: message('staff-letter.return.subject', { kind, number, company }),
    heading: message('staff-letter.return.subject', { kind, number, company }),
    blocks: [
      ...remarksOf(event),
      {
        kind: 'facts',
        facts: [
          [message('staff-letter.company'), company],
          [message('staff-letter.name'), returned.askedBy],
          ...factsOf(returned),
        ],
      },
      itemTable(message('letter.return.item'), returned.lines),
      {
        kind: 'button',
        label: message('staff-letter.return.button'),
        url: `${publicUrl}/Administration/Return?id=${returnId}`,
      },
    ],
  };
}

function remarksOf({ remarks }: ReturnEvent): Block[] {
  return remarks === '' ? [] : [{ kind: 'note', text: remarks }];
}

function factsOf({ purchaseOrderNumber, returnReason }: Return): Fact[] {
  return [
    [message('letter.order.po-number'), purchaseOrderNumber],
    [message('letter.return.reason'), message('letter.return.reason-word', { reason: reasonWord(returnReason) })],
  ];
}
