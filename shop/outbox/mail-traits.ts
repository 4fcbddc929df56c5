import type { StaffNeed } from '../kernel/staff-right.ts';
import type { MailKind } from './mail-payloads.ts';

/** Properties of a kind of mail. */
interface MailTraits {
  /** The member of its cause, the member who placed its order, the invited person, or staff. */
  readonly reader: 'member' | 'orderer' | 'invited' | 'staff';
  /** The right of what it is about, which staff need to read its text (D58). */
  readonly need: StaffNeed;
  /**
   * A second one would look like a second order, or as other news to a colleague: if its delivery is unknown, staff decide
   * (docs/decisions/0008).
   */
  readonly isSentOnce?: true;
  /** The sheet of its order is attached (A28). */
  readonly hasOrderSheet?: true;
}

const ALL = { allOf: ['orders', 'customers', 'prices'] } as const;

/** All kinds of mails, in the order of the mailbox's filter. */
export const MAILS: Readonly<Record<MailKind, MailTraits>> = {
  'registration-staff': { reader: 'staff', need: 'customers' },
  'registration-customer': { reader: 'member', need: 'customers' },
  'registration-declined': { reader: 'member', need: 'customers' },
  activation: { reader: 'member', need: 'customers' },
  'password-reset': { reader: 'member', need: 'customers' },
  invitation: { reader: 'invited', need: 'customers' },
  'mailing-consent': { reader: 'member', need: 'customers' },
  'email-change': { reader: 'member', need: 'customers' },
  'approval-request': { reader: 'member', need: 'orders' },
  'approval-answer': { reader: 'member', need: 'orders' },
  'changed-email-or-password': { reader: 'member', need: 'customers' },
  'customer-key-change': { reader: 'member', need: 'customers' },
  'staff-account-change': { reader: 'staff', need: 'staff' },
  'prices-left': { reader: 'staff', need: 'prices' },
  'colleague-notice': { reader: 'staff', need: ALL, isSentOnce: true },
  'colleague-digest': { reader: 'staff', need: ALL, isSentOnce: true },
  'order-customer': { reader: 'orderer', need: 'orders', isSentOnce: true, hasOrderSheet: true },
  'order-staff': { reader: 'staff', need: 'orders', isSentOnce: true },
  'order-shipped': { reader: 'orderer', need: 'orders', isSentOnce: true },
  'order-cancelled': { reader: 'orderer', need: 'orders', isSentOnce: true },
  'order-request-answer': { reader: 'orderer', need: 'orders', isSentOnce: true },
  'order-changed': { reader: 'orderer', need: 'orders', isSentOnce: true, hasOrderSheet: true },
  'purchase-order-staff': { reader: 'staff', need: 'orders', isSentOnce: true },
  'list-reminder': { reader: 'member', need: 'customers' },
  'quotation-news': { reader: 'member', need: 'prices' },
  'quotation-reminder': { reader: 'member', need: 'prices' },
  'quotation-staff': { reader: 'staff', need: 'prices' },
  'return-news': { reader: 'member', need: 'orders' },
  'return-staff': { reader: 'staff', need: 'orders' },
  'message-customer': { reader: 'orderer', need: 'orders' },
  'message-staff': { reader: 'staff', need: 'orders' },
};

export const MAIL_KINDS = Object.keys(MAILS) as MailKind[];
