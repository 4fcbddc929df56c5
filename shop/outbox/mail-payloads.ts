import type { Language } from '#texts/languages.ts';

/**
 * Payload of a waiting mail (D22): the ids of its subject, and only data that can't be read any more when it is written. Texts,
 * links and recipients are made by the job that writes the mail.
 */
export interface MailPayloads {
  // `language`: of the page on which the mail was asked for. An account's own goes before it (N2).
  /** To the shop's staff: a new account, with the three links that activate it (D18). */
  'registration-staff': { customerId: number };
  /** To the customer: the account waits to be authorised (A20). */
  'registration-customer': { customerId: number };
  /** To the customer: staff declined the registration, and why. */
  'registration-declined': { customerId: number; reason: string };
  /** To the customer: the account may be used (B10). */
  activation: { customerId: number };
  /**
   * To the customer: the link that sets a new password (D16). It carries no token: anyone who reads the outbox could use it.
   * The job opens the reset (`openPasswordReset`) while it sends the mail. null: nobody has that address and nothing is
   * sent; the row is there so that asking takes the same time either way.
   */
  'password-reset': { customerId: number | null; language?: Language };
  /** To whom a manager invites into their company (H2), in the manager's language. It carries no token, as with a reset. */
  invitation: { invitationId: number; language?: Language };
  /** To the members of a company who may approve an order (H3). */
  'approval-request': { approvalId: number; customerId: number; isReminder: boolean };
  /** To the person who asked for an approval: approved, rejected and why, or that nobody decided in time (H3). */
  'approval-answer': { approvalId: number; customerId: number };
  /** To a member: the list that they wanted to be reminded of, as it could be ordered today (G4). */
  'list-reminder': { listId: number; customerId: number };
  /** To the address that the account had before the change (D19). */
  'changed-email-or-password': {
    customerId: number;
    to: string;
    changed: readonly ('email' | 'password')[];
    language?: Language;
  };
  /** To the customer: what else opens the account is another now. */
  'customer-key-change': { customerId: number; changed: KeyChange; language?: Language };
  /** To a member of staff: what opens their account is another now, and by whose hand. */
  'staff-account-change': { staffId: number; changed: 'password' | KeyChange; by: string };
  /** To the customer: what they ordered, with the order sheet (D22). */
  'order-customer': { orderId: number; language?: Language };
  /** To the shop's staff: a new order. */
  'order-staff': { orderId: number };
  /** To the customer: goods are on their way (L3). */
  'order-shipped': { orderId: number; shipmentId: number };
  /** To the customer: the order is cancelled. The event says by which step, since a step can be taken back (L1). */
  'order-cancelled': { orderId: number; eventId: number };
  /** To the customer: their order was corrected, and what is another now (L5). */
  'order-changed': { orderId: number; version: number };
  /** To the person who asked for a return: what staff said or did about it (L7). */
  'return-news': ReturnMail;
  /** To the shop's staff: a return was asked for, a question about it answered, or it was withdrawn (L7). */
  'return-staff': ReturnMail;
  /** To the customer: what came of their wish to change or to cancel an order (L5). */
  'order-request-answer': { orderId: number; requestId: number };
  /** To the person who placed the order: the counter has written about it (L8). */
  'message-customer': { orderId: number; messageId: number };
  /** To the shop's staff: a buyer has written about an order (L8). */
  'message-staff': { orderId: number; messageId: number };
  /** To the shop's staff: a customer's own purchase order is there (D32). */
  'purchase-order-staff': { orderId: number };
}

/** Event of a return; the customer is the member who requested it. */
interface ReturnMail {
  orderId: number;
  returnId: number;
  eventId: number;
  customerId: number;
}

/** Change of a sign-in method beside the password. */
export type KeyChange = 'second factor on' | 'second factor off' | 'passkey added' | 'passkey removed';

export type MailKind = keyof MailPayloads;

/** A mail that waits: its kind, and what that kind carries. */
export type WaitingMail = { [Kind in MailKind]: { kind: Kind; payload: MailPayloads[Kind] } }[MailKind];
