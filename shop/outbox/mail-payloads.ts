import type { Language } from '#texts/languages.ts';

/**
 * Payload of a waiting mail (D22): the ids of its subject, and only data that can no longer be read when it is written.
 * Texts, links and recipients are made by the job that writes the mail.
 */
export interface MailPayloads {
  // `language`: of the requesting page. The account's own language takes precedence (N2).
  /** To the shop's staff: a new account, with the three links that activate it (D18). */
  'registration-staff': { customerId: number };
  /** To the customer: the account awaits authorisation (A20). */
  'registration-customer': { customerId: number };
  /** To the customer: staff declined the registration, with the reason. */
  'registration-declined': { customerId: number; reason: string };
  /** To the customer: the account is active (B10). */
  activation: { customerId: number };
  /**
   * To the customer: the link that sets a new password (D16). It carries no token, because readers of the outbox could
   * use it. The job creates the reset (`openPasswordReset`) when it sends the mail. null: no account has that address
   * and nothing is sent; the row exists so that the request takes the same time either way.
   */
  'password-reset': { customerId: number | null; language?: Language };
  /** To an invited person (H2), in the manager's language. It carries no token, like a reset. */
  invitation: { invitationId: number; language?: Language };
  /** To the members of a company who can approve an order (H3). */
  'approval-request': { approvalId: number; customerId: number; isReminder: boolean };
  /** To the author of an approval request: approved, rejected with the reason, or expired (H3). */
  'approval-answer': { approvalId: number; customerId: number };
  /** To a member: a list with a reminder, as it could be ordered today (G4). */
  'list-reminder': { listId: number; customerId: number };
  /** To an address for which mailings were asked: the link that confirms it (O5). It carries no token, like a reset. */
  'mailing-consent': { consentId: number; customerId: number };
  /** To the new address of an account: the link that confirms it (D53). It carries no token, like a reset. */
  'email-change': { changeId: number; customerId: number; language?: Language };
  /** To the account's previous address (D19). */
  'changed-email-or-password': {
    customerId: number;
    to: string;
    changed: readonly ('email' | 'password')[];
    language?: Language;
  };
  /** To the customer: a login method of the account has changed. */
  'customer-key-change': { customerId: number; changed: KeyChange; language?: Language };
  /** To a staff member: a login method of their account has changed, with the author. */
  'staff-account-change': { staffId: number; changed: 'password' | KeyChange; by: string };
  /** To the colleague who planned prices: some were left out on their day (D56). */
  'prices-left': { staffId: number; priceUpdateId: number };
  /** To a staff member who wants to know at once: the news of another mail (P6). */
  'colleague-notice': { staffId: number; outboxId: number };
  /** To a staff member: the news of a day (P6). */
  'colleague-digest': { staffId: number; outboxIds: readonly number[] };
  /** To the customer: the order, with the order sheet (D22). */
  'order-customer': { orderId: number; language?: Language };
  /** To the shop's staff: a new order. */
  'order-staff': { orderId: number };
  /** To the customer: goods were shipped (L3). */
  'order-shipped': { orderId: number; shipmentId: number };
  /** To the customer: the order is cancelled. The event identifies the step, because a step can be undone (L1). */
  'order-cancelled': { orderId: number; eventId: number };
  /** To the customer: a correction of their order, with its changes (L5). */
  'order-changed': { orderId: number; version: number };
  /** To the member who requested a return: an action or message of staff (L7). */
  'return-news': ReturnMail;
  /** To the shop's staff: a return was requested or withdrawn, or a question about it answered (L7). */
  'return-staff': ReturnMail;
  /** To the member who asked for a price: an offer, or its withdrawal (K6). */
  'quotation-news': QuotationMail;
  /** To the member: the offer ends within three days (K6). */
  'quotation-reminder': { quotationId: number; customerId: number; version: number };
  /** To the shop's staff: a price was asked for, or an offer answered (K6). */
  'quotation-staff': QuotationMail;
  /** To the customer: the outcome of their change or cancellation request (L5). */
  'order-request-answer': { orderId: number; requestId: number };
  /** To the member who placed the order: a message from the shop (L8). */
  'message-customer': { orderId: number; messageId: number };
  /** To the shop's staff: a message from a buyer about an order (L8). */
  'message-staff': { orderId: number; messageId: number };
  /** To the shop's staff: a customer has uploaded a purchase order (D32). */
  'purchase-order-staff': { orderId: number };
}

/** Event of a return; the customer is the member who requested it. */
interface ReturnMail {
  orderId: number;
  returnId: number;
  eventId: number;
  customerId: number;
}

/** Event of a quotation; the customer is the member for whom it is. */
interface QuotationMail {
  quotationId: number;
  customerId: number;
  eventId: number;
}

/** Change of a login method other than the password. */
export type KeyChange = 'second factor on' | 'second factor off' | 'passkey added' | 'passkey removed';

export type MailKind = keyof MailPayloads;

/** A waiting mail: its kind and payload. */
export type WaitingMail = { [Kind in MailKind]: { kind: Kind; payload: MailPayloads[Kind] } }[MailKind];
