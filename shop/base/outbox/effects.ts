import type { StaffNeed } from '../rights/staff-right.ts';
import {
  flag,
  id,
  idOrNull,
  ids,
  oneOf,
  pageLanguage,
  type PayloadField,
  type PayloadOf,
  someOf,
  text,
  texts,
} from './payload-fields.ts';

/** Declares a kind of effect: what its cause stores, and what every reader of the outbox has to know about it. */
interface EffectTraits {
  /** Ids of its subject, and only data that can no longer be read when it is executed (D22). Never a token of a link. */
  readonly carries: Readonly<Record<string, PayloadField<unknown>>>;
  /**
   * Reader of the mail: the member of its cause, the member who placed its order, the invited person, the shop's address, or
   * one colleague. It decides the language, and whose personal data the mail is. Without one the effect is no mail, but work
   * of the shop.
   */
  readonly reader?: 'member' | 'orderer' | 'invited' | 'staff' | 'colleague';
  /** The right of what it is about, which staff need to read its text (D58). */
  readonly need: StaffNeed;
  /**
   * A second one would look like a second order, or as other news to a colleague: if its delivery is unknown, staff decide
   * (docs/decisions/0008).
   */
  readonly isSentOnce?: true;
  /** Attempts if it fails; if omitted: for hours. */
  readonly retry?: Retry;
  /** The sheet of its order is attached (A28). */
  readonly hasOrderSheet?: true;
  /** The news of which colleagues can choose to be informed (P6). */
  readonly notice?: NoticeKind;
}

/** Pauses between the attempts of an effect, in minutes; after the last attempt it is given up until staff retry it. */
export const RETRIES = {
  /** Sixteen hours in all. */
  hours: [1, 2, 5, 15, 30, 60, 120, 240, 480],
  /** Five days, for work that nobody awaits and nobody else would do. */
  days: [1, 5, 30, 120, ...Array.from({ length: 14 }, () => 480)],
} as const satisfies Readonly<Record<string, readonly number[]>>;
type Retry = keyof typeof RETRIES;

/** News of which a colleague can be informed (P6), in the order of the form. */
export const NOTICE_KINDS = ['order', 'purchaseOrder', 'message', 'return', 'quotation', 'registration'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const ALL = { allOf: ['orders', 'customers', 'prices'] } as const;

const KEY_CHANGES = ['second factor on', 'second factor off', 'passkey added', 'passkey removed'] as const;

/** Change of a login method other than the password. */
export type KeyChange = (typeof KEY_CHANGES)[number];

const KEY_NEWS = ['made', 'rotated', 'ending', 'range'] as const;

/** News about the key of a program: the last one is its use from a new range of addresses. */
export type KeyNews = (typeof KEY_NEWS)[number];

const ofKey = { keyId: id, news: oneOf(...KEY_NEWS), range: text };

/** An event of a return; the customer is the member who requested it. */
const ofReturn = { orderId: id, returnId: id, eventId: id, customerId: id };

/** An event of a quotation; the customer is the member for whom it is. */
const ofQuotation = { quotationId: id, customerId: id, eventId: id };

const WEBHOOK_NEWS = ['failing', 'gone', 'off'] as const;

/** News about a webhook: it fails, its address answered that it is gone, or it was turned off because it failed. */
export type WebhookNews = (typeof WEBHOOK_NEWS)[number];

/** All effects of the shop, in the order of the mailbox's filter. */
const EFFECTS = {
  /** A new account, with the three links that activate it (D18). */
  'registration-staff': { carries: { customerId: id }, reader: 'staff', need: 'customers', notice: 'registration' },
  /** The account awaits authorisation (A20). */
  'registration-customer': { carries: { customerId: id }, reader: 'member', need: 'customers' },
  /** Staff declined the registration, with the reason. */
  'registration-declined': { carries: { customerId: id, reason: text }, reader: 'member', need: 'customers' },
  /** The account is active (B10). */
  activation: { carries: { customerId: id }, reader: 'member', need: 'customers' },
  /**
   * The link that sets a new password (D16). null: no account has that address and nothing is sent; the row exists so that
   * the request takes the same time either way.
   */
  'password-reset': {
    carries: { customerId: idOrNull, language: pageLanguage },
    reader: 'member',
    need: 'customers',
  },
  /** To a member who came from another shop: the link that chooses a first password (Q3). */
  'password-invitation': { carries: { customerId: id, isReminder: flag }, reader: 'member', need: 'customers' },
  /** The link of an invitation (H2), in the manager's language. */
  invitation: { carries: { invitationId: id, language: pageLanguage }, reader: 'invited', need: 'customers' },
  /** To an address for which mailings were asked: the link that confirms it (O5). */
  'mailing-consent': { carries: { consentId: id, customerId: id }, reader: 'member', need: 'customers' },
  /** To the new address of an account: the link that confirms it (D53). */
  'email-change': {
    carries: { changeId: id, customerId: id, language: pageLanguage },
    reader: 'member',
    need: 'customers',
  },
  /** To each member of a company who can approve an order (H3). */
  'approval-request': {
    carries: { approvalId: id, customerId: id, isReminder: flag },
    reader: 'member',
    need: 'orders',
  },
  /** To the author of an approval request: approved, rejected with the reason, or expired (H3). */
  'approval-answer': { carries: { approvalId: id, customerId: id }, reader: 'member', need: 'orders' },
  /** To the account's previous address (D19). */
  'changed-email-or-password': {
    carries: { customerId: id, to: text, changed: someOf('email', 'password'), language: pageLanguage },
    reader: 'member',
    need: 'customers',
  },
  /** A login method of the account has changed. */
  'customer-key-change': {
    carries: { customerId: id, changed: oneOf(...KEY_CHANGES), language: pageLanguage },
    reader: 'member',
    need: 'customers',
  },
  /** A login method of a colleague's account has changed, with the author. */
  'staff-account-change': {
    carries: { staffId: id, changed: oneOf('password', ...KEY_CHANGES), by: text },
    reader: 'colleague',
    need: 'staff',
  },
  /** To the colleague who tries whether mail leaves the shop (Q6). */
  'test-mail': { carries: { staffId: id }, reader: 'colleague', need: { anyOf: ['customers', 'orders'] } },
  /** To each manager of a company: news about one of its keys (M1). */
  'key-news': { carries: { ...ofKey, customerId: id }, reader: 'member', need: 'customers' },
  /** To the colleague whose key it is. */
  'staff-key-news': { carries: { ...ofKey, staffId: id }, reader: 'colleague', need: 'staff' },
  /** To each manager of a company: news about one of its webhooks (M3). */
  'webhook-news': {
    carries: { endpointId: id, customerId: id, news: oneOf(...WEBHOOK_NEWS) },
    reader: 'member',
    need: 'customers',
  },
  /** To each colleague who looks after the shop's webhooks. */
  'staff-webhook-news': {
    carries: { endpointId: id, staffId: id, news: oneOf(...WEBHOOK_NEWS) },
    reader: 'colleague',
    need: 'settings',
  },
  /** To the colleague who planned prices: some were left out on their day (D56). */
  'prices-left': { carries: { staffId: id, priceUpdateId: id }, reader: 'colleague', need: 'prices' },
  /** To a colleague who wants to know at once: the news of another mail (P6). */
  'colleague-notice': { carries: { staffId: id, outboxId: id }, reader: 'colleague', need: ALL, isSentOnce: true },
  /** The news of a day (P6). */
  'colleague-digest': { carries: { staffId: id, outboxIds: ids }, reader: 'colleague', need: ALL, isSentOnce: true },
  /** The order, with the order sheet (D22). */
  'order-customer': {
    carries: { orderId: id, language: pageLanguage },
    reader: 'orderer',
    need: 'orders',
    isSentOnce: true,
    hasOrderSheet: true,
  },
  /** A new order. */
  'order-staff': { carries: { orderId: id }, reader: 'staff', need: 'orders', isSentOnce: true, notice: 'order' },
  /** Goods were shipped (L3). */
  'order-shipped': { carries: { orderId: id, shipmentId: id }, reader: 'orderer', need: 'orders', isSentOnce: true },
  /** The order is cancelled. The event identifies the step, because a step can be undone (L1). */
  'order-cancelled': { carries: { orderId: id, eventId: id }, reader: 'orderer', need: 'orders', isSentOnce: true },
  /** The outcome of a change or cancellation request (L5). */
  'order-request-answer': {
    carries: { orderId: id, requestId: id },
    reader: 'orderer',
    need: 'orders',
    isSentOnce: true,
  },
  /** A correction of an order, with its changes (L5). */
  'order-changed': {
    carries: { orderId: id, version: id },
    reader: 'orderer',
    need: 'orders',
    isSentOnce: true,
    hasOrderSheet: true,
  },
  /** A customer has uploaded a purchase order (D32). */
  'purchase-order-staff': {
    carries: { orderId: id },
    reader: 'staff',
    need: 'orders',
    isSentOnce: true,
    notice: 'purchaseOrder',
  },
  /** A list with a reminder, as it could be ordered today (G4). */
  'list-reminder': { carries: { listId: id, customerId: id }, reader: 'member', need: 'customers' },
  /** Maintenance of a press is due, to a member who asked for it (J10). */
  'maintenance-due': { carries: { machineId: id, customerId: id, taskIds: ids }, reader: 'member', need: 'customers' },
  /** To the member who asked for a price: an offer, or its withdrawal (K6). */
  'quotation-news': { carries: ofQuotation, reader: 'member', need: 'prices' },
  /** The offer ends within three days (K6). */
  'quotation-reminder': {
    carries: { quotationId: id, customerId: id, version: id },
    reader: 'member',
    need: 'prices',
  },
  /** A price was asked for, or an offer answered (K6). */
  'quotation-staff': { carries: ofQuotation, reader: 'staff', need: 'prices', notice: 'quotation' },
  /** To the member who requested a return: an action or message of staff (L7). */
  'return-news': { carries: ofReturn, reader: 'member', need: 'orders' },
  /** A return was requested or withdrawn, or a question about it answered (L7). */
  'return-staff': { carries: ofReturn, reader: 'staff', need: 'orders', notice: 'return' },
  /** To each colleague who may order: parts that somebody at a press needs (J9). */
  'part-request': { carries: { partRequestId: id, customerId: id }, reader: 'member', need: 'orders' },
  /** To the author of a request for parts: taken into a basket, or answered (J9). */
  'part-request-answer': { carries: { partRequestId: id, customerId: id }, reader: 'member', need: 'orders' },
  /** A member asks which part it is (J9). */
  'part-question-staff': {
    carries: { partRequestId: id, customerId: id },
    reader: 'staff',
    need: 'orders',
    notice: 'message',
  },
  /** A message from the shop (L8). */
  'message-customer': { carries: { orderId: id, messageId: id }, reader: 'orderer', need: 'orders' },
  /** A message from a buyer about an order (L8). */
  'message-staff': { carries: { orderId: id, messageId: id }, reader: 'staff', need: 'orders', notice: 'message' },
  /** Deletes files to which no row refers any more. */
  'unused-files': { carries: { keys: texts }, need: ALL, retry: 'days' },
} as const satisfies Record<string, EffectTraits>;

type Effects = typeof EFFECTS;
export type EffectKind = keyof Effects;
/** Effects that are mails. */
export type MailKind = { [Kind in EffectKind]: Effects[Kind] extends { reader: string } ? Kind : never }[EffectKind];
/** Effects that are work of the shop. */
export type WorkKind = Exclude<EffectKind, MailKind>;
export type EffectPayloads = { [Kind in EffectKind]: PayloadOf<Effects[Kind]['carries']> };

/** A waiting effect: its kind and payload. */
export type WaitingEffect<Kind extends EffectKind = EffectKind> = {
  [Each in Kind]: { kind: Each; payload: EffectPayloads[Each] };
}[Kind];

export const EFFECT_KINDS = Object.keys(EFFECTS) as EffectKind[];

/** A kind as staff see it; unknown: a newer version of the shop queued it, or an older one. */
export const SHOWN_KINDS = [...EFFECT_KINDS, 'unknown'] as const;
export type ShownKind = (typeof SHOWN_KINDS)[number];

const isKnown = (kind: string): kind is EffectKind => Object.hasOwn(EFFECTS, kind);

export function shownKind(kind: string): ShownKind {
  return isKnown(kind) ? kind : 'unknown';
}

/** Finds what is declared of a kind. Of an unknown one: nobody's mail, which staff need all rights to read. */
export function traitsOf(kind: string): EffectTraits {
  return isKnown(kind) ? EFFECTS[kind] : { carries: {}, reader: 'colleague', need: ALL };
}

/** Returns whether an effect is a mail; an unknown one counts as one. */
export function isMail(kind: string): boolean {
  return traitsOf(kind).reader !== undefined;
}

const isMailEffect = (effect: WaitingEffect): effect is WaitingEffect<MailKind> => isMail(effect.kind);

export const MAIL_KINDS = EFFECT_KINDS.filter((kind): kind is MailKind => isMail(kind));
export const WORK_KINDS = EFFECT_KINDS.filter((kind): kind is WorkKind => !isMail(kind));

/** Reads a stored effect. @throws this version does not know its kind, or its payload lacks a field */
export function readEffect(kind: string, payload: unknown): WaitingEffect {
  if (!isKnown(kind)) throw new Error(`This version of the shop does not know the effect "${kind}".`);
  for (const [name, isValid] of Object.entries<PayloadField<unknown>>(EFFECTS[kind].carries)) {
    const value: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined;
    if (!isValid(value)) throw new Error(`The effect "${kind}" has no valid ${name}.`);
  }
  return { kind, payload } as WaitingEffect;
}

/** Reads a stored mail. @throws as readEffect, and if it is work */
export function readMailEffect(kind: string, payload: unknown): WaitingEffect<MailKind> {
  const effect = readEffect(kind, payload);
  if (!isMailEffect(effect)) throw new Error(`The effect "${kind}" is no mail.`);
  return effect;
}

/** Reads stored work. @throws as readEffect, and if it is a mail */
export function readWorkEffect(kind: string, payload: unknown): WaitingEffect<WorkKind> {
  const effect = readEffect(kind, payload);
  if (isMailEffect(effect)) throw new Error(`The effect "${kind}" is a mail.`);
  return effect;
}
