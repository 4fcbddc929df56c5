import { findRequestForMail, type RequestRow } from '../../../trade/approvals/request-queries.ts';
import type { CustomerAccount } from '../../../people/customers/paths.ts';
import { message } from '../../../base/messages/message.ts';
import { greeting } from './greeting.ts';
import type { Block, Fact, Letter } from './letter.ts';
import { amountIn } from './order-figures.ts';
import type { Mail } from '../mail.ts';
import { findActiveAccount } from './find-subject.ts';

export const approvalAnswer: Mail<'approval-answer'> = {
  async write({ approvalId, customerId }, { tx, publicUrl }) {
    const [request, account] = [await findRequestForMail(tx, approvalId), await findActiveAccount(tx, customerId)];
    return request === undefined || account === null ? null : approvalAnswerMail(request, account, publicUrl);
  },
};

/** To the author of an approval request: its outcome, and the state of their basket (H3). */
export function approvalAnswerMail(request: RequestRow, account: CustomerAccount, publicUrl: string): Letter {
  const { id, state, purchaseOrderNumber, totalMinor, currency, decidedByName, reason, orderId, orderPlaced } = request;
  const values = {
    answer: state === 'approved' || state === 'rejected' ? state : 'expired',
    name: decidedByName ?? '',
  } as const;
  const asked = amountIn({ currency }, totalMinor);
  const ordered = orderPlaced === null ? asked : amountIn(orderPlaced, orderPlaced.totalMinor);
  const isOther = orderPlaced !== null && (orderPlaced.totalMinor !== totalMinor || orderPlaced.currency !== currency);
  const note: Block[] = reason === null ? [] : [{ kind: 'note', text: reason }];
  return {
    to: account.email,
    subject: message('letter.approval-answer.subject', { ...values, po: purchaseOrderNumber }),
    heading: message('letter.approval-answer.heading', values),
    blocks: [
      { kind: 'text', text: greeting(account) },
      { kind: 'text', text: message('letter.approval-answer.text', values) },
      ...note,
      {
        kind: 'facts',
        facts: [
          [message('letter.order.po-number'), purchaseOrderNumber],
          [message('letter.figures.total'), ordered],
          ...(isOther ? [[message('letter.approval-answer.asked'), asked] satisfies Fact] : []),
        ],
      },
      orderId === null
        ? { kind: 'button', label: message('letter.approval-answer.button'), url: `${publicUrl}/Approval?id=${id}` }
        : { kind: 'button', label: message('letter.order.button'), url: `${publicUrl}/Customer-Order?id=${orderId}` },
    ],
  };
}
