import type { CustomerAccount } from '../../companies/accounts/paths.ts';
import { message, type Message } from '../../kernel/message.ts';
import { quotationNumber } from '../../kernel/quotation-number.ts';
import type { QuotationEventKind } from '../../quotations/quotation.ts';
import type { OfferPaper } from '../../quotations/offer-paper.ts';
import { greeting } from './greeting.ts';
import type { Block, Fact, Letter } from './letter.ts';
import { orderFigures } from './order-figures.ts';

/** To the member who asked: an offer. */
export function quotationSentMail(offer: OfferPaper, account: CustomerAccount, publicUrl: string): Letter {
  const subject = message('letter.quotation.subject', { kind: 'send', number: offer.quotationNumber });
  const text = message('letter.quotation.text', { day: { day: offer.validUntil } });
  return offerMail(offer, { account, subject, text }, publicUrl);
}

/** To the member: the offer ends soon. */
export function quotationReminderMail(offer: OfferPaper, account: CustomerAccount, publicUrl: string): Letter {
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
export function quotationWithdrawnMail(
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
export interface QuotationNews {
  quotationId: number;
  kind: QuotationEventKind;
  remarks: string;
  company: string;
  askedBy: string;
  lines: readonly { quantity: number; productName: string; variantDetails: string | null }[];
}

/** Events of buyers that staff are told of; an order has its own mail. */
const MAILED = ['ask', 'counter', 'decline', 'retract'] as const;

/** To the shop's staff: a price was asked for, or an offer answered. */
export function quotationStaffMail(news: QuotationNews, to: string, publicUrl: string): Letter {
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
          ...lines.map(({ quantity, productName, variantDetails }): Fact => [
            message('staff-letter.quotation.item'),
            message('letter.shipped.line', {
              quantity,
              part: variantDetails === null ? productName : `${productName}, ${variantDetails}`,
            }),
          ]),
        ],
      },
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
