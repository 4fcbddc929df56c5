import type { CustomerAccount } from '../../../people/customers/paths.ts';
import { message, type Message } from '../../../base/messages/message.ts';
import { quotationNumber } from '../../../base/kernel/quotation-number.ts';
import type { QuotationEventKind } from '../../../trade/quotations/quotation.ts';
import { findOffer, type OfferPaper } from '../../../trade/quotations/offer-paper.ts';
import { greeting } from './greeting.ts';
import { itemTable } from './item-table.ts';
import type { Block, Letter } from './letter.ts';
import { orderFigures } from './order-figures.ts';
import type { Desk, Mail } from '../mail.ts';
import type { Db } from '#platform/database/database.ts';
import {
  findQuotation,
  getVersion,
  listEvents,
  listVersionLines,
} from '../../../trade/quotations/quotation-queries.ts';
import { findActiveAccount } from './find-subject.ts';

export const quotationNews: Mail<'quotation-news'> = {
  async write({ quotationId, customerId, eventId }, desk) {
    const { tx, publicUrl } = desk;
    const account = await findActiveAccount(tx, customerId);
    if (account === null) return null;
    const events = await listEvents(tx, quotationId);
    // Begun by staff, and withdrawn before it was sent: the member never saw it.
    if (!events.some(({ kind }) => kind === 'ask' || kind === 'send')) return null;
    const event = events.find(({ id }) => id === eventId);
    if (event?.kind !== 'send')
      return quotationWithdrawnMail({ quotationId, remarks: event?.remarks ?? '' }, account, publicUrl);
    return quotationSentMail(await getOffer(desk, { quotationId, version: event.version ?? 1 }), account, publicUrl);
  },
};

export const quotationReminder: Mail<'quotation-reminder'> = {
  async write({ quotationId, customerId, version }, desk) {
    const { tx, publicUrl } = desk;
    const [quotation, account] = [await findQuotation(tx, quotationId, null), await findActiveAccount(tx, customerId)];
    // Answered, withdrawn or replaced meanwhile: no reminder is sent.
    if (account === null || quotation?.state !== 'sent' || quotation.sentVersion !== version) return null;
    return quotationReminderMail(await getOffer(desk, { quotationId, version }), account, publicUrl);
  },
};

export const quotationStaff: Mail<'quotation-staff'> = {
  write: async (payload, { tx, staffAddress, publicUrl }) =>
    quotationStaffMail(await getQuotationNews(tx, payload), staffAddress(), publicUrl),
};

async function getOffer(desk: Desk, of: { quotationId: number; version: number }): Promise<OfferPaper> {
  const offer = await findOffer(desk.tx, desk, of, null);
  if (offer === undefined) throw new Error(`Quotation ${of.quotationId} has no offer ${of.version}.`);
  return desk.localize(offer);
}

async function getQuotationNews(
  tx: Db,
  { quotationId, eventId }: { quotationId: number; eventId: number },
): Promise<QuotationNews> {
  const quotation = await findQuotation(tx, quotationId, null);
  const event = (await listEvents(tx, quotationId)).find(({ id }) => id === eventId);
  if (quotation === undefined || event === undefined) throw new Error(`There is no quotation ${quotationId}.`);
  const { company, firstName, surname } = quotation;
  const version = await getVersion(tx, quotationId, event.version ?? 1);
  const { kind, remarks } = event;
  const lines = await listVersionLines(tx, version.id);
  return { quotationId, kind, remarks, company, askedBy: `${firstName} ${surname}`, lines };
}

/** To the member who asked: an offer. */
function quotationSentMail(offer: OfferPaper, account: CustomerAccount, publicUrl: string): Letter {
  const subject = message('letter.quotation.subject', { kind: 'send', number: offer.quotationNumber });
  const text = message('letter.quotation.text', { day: { day: offer.validUntil } });
  return offerMail(offer, { account, subject, text }, publicUrl);
}

/** To the member: the offer ends soon. */
function quotationReminderMail(offer: OfferPaper, account: CustomerAccount, publicUrl: string): Letter {
  const { quotationNumber: number, validUntil } = offer;
  const subject = message('letter.quotation.reminder-subject', { number, day: { day: validUntil } });
  return offerMail(offer, { account, subject, text: message('letter.quotation.reminder') }, publicUrl);
}

function offerMail(
  offer: OfferPaper,
  { account, subject, text }: { account: CustomerAccount; subject: Message; text: Message },
  publicUrl: string,
): Letter {
  const { quotationId, remarks, terms } = offer;
  return {
    to: account.email,
    subject,
    heading: subject,
    blocks: [
      { kind: 'text', text: greeting(account) },
      { kind: 'text', text },
      ...noteOf(remarks),
      ...orderFigures({
        ...offer,
        couponCode: null,
        lines: offer.lines.map((line) => ({ ...line, productDetails: '' })),
      }),
      ...(terms === '' ? [] : [{ kind: 'facts', facts: [[message('letter.quotation.terms'), terms]] } as const]),
      { kind: 'button', label: message('letter.quotation.button'), url: quoteUrl(quotationId, publicUrl) },
      {
        kind: 'button',
        label: message('letter.quotation.sheet'),
        url: `${publicUrl}/Quote.pdf?id=${quotationId}`,
      },
    ],
  };
}

/** To the member: staff withdrew the quotation. */
function quotationWithdrawnMail(
  { quotationId, remarks }: { quotationId: number; remarks: string },
  account: CustomerAccount,
  publicUrl: string,
): Letter {
  const subject = message('letter.quotation.subject', { kind: 'withdraw', number: quotationNumber(quotationId) });
  return {
    to: account.email,
    subject,
    heading: subject,
    blocks: [
      { kind: 'text', text: greeting(account) },
      { kind: 'text', text: message('letter.quotation.withdrawn') },
      ...noteOf(remarks),
      { kind: 'button', label: message('letter.quotation.button'), url: quoteUrl(quotationId, publicUrl) },
    ],
  };
}

/** An action or message of the buyer, with the parts of the version that it is about. */
interface QuotationNews {
  quotationId: number;
  kind: QuotationEventKind;
  remarks: string;
  company: string;
  askedBy: string;
  lines: readonly { quantity: number; productName: string; variantDetails: string | null }[];
}

/** Events of buyers of which staff are informed; an order has its own mail. */
const MAILED = ['ask', 'counter', 'decline', 'retract'] as const;

/** To the shop's staff: a price was asked for, or an offer answered. */
function quotationStaffMail(news: QuotationNews, to: string, publicUrl: string): Letter {
  const { quotationId, remarks, company, askedBy, lines } = news;
  const kind = MAILED.find((each) => each === news.kind) ?? 'ask';
  const subject = message('staff-letter.quotation.subject', { kind, number: quotationNumber(quotationId), company });
  return {
    to,
    subject,
    heading: subject,
    blocks: [
      ...noteOf(remarks),
      {
        kind: 'facts',
        facts: [
          [message('staff-letter.company'), company],
          [message('staff-letter.name'), askedBy],
        ],
      },
      itemTable(message('staff-letter.quotation.item'), lines),
      {
        kind: 'button',
        label: message('staff-letter.quotation.button'),
        url: `${publicUrl}/Administration/Quote?id=${quotationId}`,
      },
    ],
  };
}

function noteOf(text: string): Block[] {
  return text === '' ? [] : [{ kind: 'note', text }];
}

function quoteUrl(quotationId: number, publicUrl: string): string {
  return `${publicUrl}/Quote?id=${quotationId}`;
}
