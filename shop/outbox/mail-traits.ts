import type { StaffNeed } from '../kernel/staff-right.ts';
import type { MailKind } from './mail-payloads.ts';

/** Properties of a kind of mail. */
interface MailTraits {
  /** The member of its cause, the member who placed its order, the invited person, or staff. */
  readonly reader: 'member' | 'orderer' | 'invited' | 'staff';
  /** The right of what it is about, which staff need to read its text (D58). */
  readonly need: StaffNeed;
}

const ALL = { allOf: ['orders', 'customers', 'prices'] } as const;

/** All kinds of mails. */
export const MAILS: Readonly<Record<MailKind, MailTraits>> = {
  'registration-staff': { reader: 'staff', need: 'customers' },
  'registration-customer': { reader: 'member', need: 'customers' },
  'registration-declined': { reader: 'member', need: 'customers' },
  activation: { reader: 'member', need: 'customers' },
  'password-reset': { reader: 'member', need: 'customers' },
  invitation: { reader: 'invited', need: 'customers' },
  'approval-request': { reader: 'member', need: 'orders' },
  'approval-answer': { reader: 'member', need: 'orders' },
  'list-reminder': { reader: 'member', need: 'customers' },
  'mailing-consent': { reader: 'member', need: 'customers' },
  'email-change': { reader: 'member', need: 'customers' },
  'changed-email-or-password': { reader: 'member', need: 'customers' },
  'customer-key-change': { reader: 'member', need: 'customers' },
  'staff-account-change': { reader: 'staff', need: 'staff' },
  'colleague-notice': { reader: 'staff', need: ALL },
  'colleague-digest': { reader: 'staff', need: ALL },
  'order-customer': { reader: 'orderer', need: 'orders' },
  'order-staff': { reader: 'staff', need: 'orders' },
  'order-shipped': { reader: 'orderer', need: 'orders' },
  'order-cancelled': { reader: 'orderer', need: 'orders' },
  'order-changed': { reader: 'orderer', need: 'orders' },
  'return-news': { reader: 'member', need: 'orders' },
  'return-staff': { reader: 'staff', need: 'orders' },
  'quotation-news': { reader: 'member', need: 'prices' },
  'quotation-reminder': { reader: 'member', need: 'prices' },
  'prices-left': { reader: 'staff', need: 'prices' },
  'quotation-staff': { reader: 'staff', need: 'prices' },
  'order-request-answer': { reader: 'orderer', need: 'orders' },
  'message-customer': { reader: 'orderer', need: 'orders' },
  'message-staff': { reader: 'staff', need: 'orders' },
  'purchase-order-staff': { reader: 'staff', need: 'orders' },
};
