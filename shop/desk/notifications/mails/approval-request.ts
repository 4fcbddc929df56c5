import { findInPlaceOf, findRequestForMail, type RequestRow } from '../../../trade/approvals/request-queries.ts';
import type { CustomerAccount } from '../../../people/customers/paths.ts';
import { message } from '../../../base/messages/message.ts';
import { greeting } from './greeting.ts';
import type { Block, Letter } from './letter.ts';
import { amountIn, fieldFacts, orderFigures } from './order-figures.ts';
import type { Mail } from '../mail.ts';
import { dayInZone } from '../../../base/days/calendar-day.ts';
import { findActiveAccount } from './find-subject.ts';

export const approvalRequest: Mail<'approval-request'> = {
  async write({ approvalId, customerId, isReminder }, { tx, clock, store, publicUrl }) {
    const [request, account] = [await findRequestForMail(tx, approvalId), await findActiveAccount(tx, customerId)];
    // Decided in the meantime: no request is sent any more.
    if (request?.state !== 'open' || account === null) return null;
    const inPlaceOf = await findInPlaceOf(tx, request, customerId, dayInZone(clock.now(), store.timeZone));
    return approvalRequestMail(request, account, { isReminder, inPlaceOf }, publicUrl);
  },
};

/** To an approver or a deputy: the request, and the page on which it is decided (H3). */
function approvalRequestMail(
  request: RequestRow,
  account: CustomerAccount,
  { isReminder, inPlaceOf }: { isReminder: boolean; inPlaceOf: string | null },
  publicUrl: string,
): Letter {
  const { id, firstName, surname, purchaseOrderNumber, frozen, currency, couponCode } = request;
  const name = `${firstName} ${surname}`;
  const again = isReminder ? 'yes' : 'no';
  return {
    to: account.email,
    subject: message('letter.approval.subject', {
      name,
      amount: { minor: frozen.totalMinor, currency },
      again,
    }),
    heading: message('letter.approval.heading', { name }),
    blocks: [
      { kind: 'text', text: greeting(account) },
      { kind: 'text', text: message('letter.approval.text', { name, again }) },
      ...(inPlaceOf === null ? [] : [deputyText(inPlaceOf)]),
      {
        kind: 'facts',
        facts: [
          [message('letter.order.po-number'), purchaseOrderNumber],
          ...fieldFacts(frozen),
          [message('letter.order.delivery-address'), frozen.deliveryAddress],
          [message('letter.figures.total'), amountIn({ currency }, frozen.totalMinor)],
        ],
      },
      ...orderFigures({ ...frozen, currency, couponCode }),
      { kind: 'button', label: message('letter.approval.button'), url: `${publicUrl}/Approval?id=${id}` },
    ],
  };
}

/** Explains why a deputy receives the mail. */
function deputyText(name: string): Block {
  return { kind: 'text', text: message('letter.approval.deputy', { name }) };
}
