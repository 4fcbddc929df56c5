import type { Db } from '#platform/database/database.ts';
import { FALLBACK_LANGUAGE, languagePrefix, type Language } from '#texts/languages.ts';
import { localizeOrder } from '../orders/localize-order.ts';
import { findLanguage } from '../companies/accounts/choose-language.ts';
import { findInPlaceOf, findRequestForMail } from '../orders/approvals/request-queries.ts';
import { dayInZone } from '../kernel/calendar-day.ts';
import { findInvitationMail } from '../companies/invitation-queries.ts';
import { findAccount } from '../companies/accounts/account-queries.ts';
import type { CustomerAccount } from '../companies/accounts/paths.ts';
import { localizeAddressParts } from '../reference-data/localize-address.ts';
import { findOffer, type OfferPaper } from '../quotations/offer-paper.ts';
import { findQuotation, getVersion, listEvents, listVersionLines } from '../quotations/quotation-queries.ts';
import { findReturn } from '../returns/return-queries.ts';
import { findShippedOrder, type ShippedOrder } from '../fulfilment/find-shipped-order.ts';
import { standsAsLastStep } from '../fulfilment/progress-queries.ts';
import { readVersions } from '../fulfilment/read-versions.ts';
import { findRequest } from '../fulfilment/request-queries.ts';
import { findMessage } from '../orders/messages/message-queries.ts';
import type { OrderMessage } from '../orders/messages/order-message.ts';
import { findStaffByEmail, findStaffById, type StaffRow } from '../identity/staff-queries.ts';
import type { Order } from '../orders/order.ts';
import { findAnyOrder } from '../orders/order-queries.ts';
import type { Shop } from '../operations/shop.ts';
import type { WaitingMail } from '../outbox/mail-payloads.ts';
import { findLeftPrices } from '../pricing/price-updates/left-prices.ts';
import { approvalAnswerMail } from './mails/approval-answer.ts';
import { approvalRequestMail } from './mails/approval-request.ts';
import { activationMail } from './mails/activation.ts';
import { changedEmailOrPasswordMail } from './mails/changed-email-or-password.ts';
import { digestMail, type News } from './mails/colleague-digest.ts';
import { customerKeyChangeMail } from './mails/customer-key-change.ts';
import { findBuyer, findList, hasReminder } from '../lists/list-queries.ts';
import { pricedLines } from '../lists/read-list.ts';
import { findAskedConsent } from '../companies/mailings/consent-queries.ts';
import { findAskedAddress } from '../companies/email-changes/change-queries.ts';
import { emailChangeMail } from './mails/email-change.ts';
import { mailingConsentMail } from './mails/mailing-consent.ts';
import { invitationMail } from './mails/invitation.ts';
import type { Letter } from './mails/letter.ts';
import { localizeStoreTexts } from '../operations/store/localize-store-texts.ts';
import { type WrittenMail, writeLetter } from './mails/write-letter.ts';
import { listReminderMail } from './mails/list-reminder.ts';
import { messageCustomerMail, messageStaffMail } from './mails/message-mails.ts';
import { orderCancelledMail } from './mails/order-cancelled.ts';
import { orderChangedMail } from './mails/order-changed.ts';
import { orderCustomerMail } from './mails/order-customer.ts';
import { orderRequestAnswerMail } from './mails/order-request-answer.ts';
import { orderShippedMail } from './mails/order-shipped.ts';
import { orderStaffMail } from './mails/order-staff.ts';
import { passwordResetMail } from './mails/password-reset.ts';
import { pricesLeftMail } from './mails/prices-left.ts';
import { purchaseOrderStaffMail } from './mails/purchase-order-staff.ts';
import { registrationCustomerMail } from './mails/registration-customer.ts';
import { registrationDeclinedMail } from './mails/registration-declined.ts';
import { registrationStaffMail } from './mails/registration-staff.ts';
import {
  type QuotationNews,
  quotationReminderMail,
  quotationSentMail,
  quotationStaffMail,
  quotationWithdrawnMail,
} from './mails/quotation-mails.ts';
import { type ReturnNews, returnNewsMail, returnStaffMail } from './mails/return-mails.ts';
import { staffAccountChangeMail } from './mails/staff-account-change.ts';
import { findRow } from './outbox-queries.ts';
import { mayKnow } from './staff-notices/notify-colleagues.ts';
import { legalPath } from '../kernel/legal-kind.ts';
import { message } from '../kernel/message.ts';
import { noticesIn } from '../settings/notices.ts';
import { type Translator, translate } from '../kernel/translator.ts';

/** A digest lists at most this many news, and counts the rest. */
const DIGEST_LINES = 100;

/** Parts of the shop that mails need. */
export type MailShop = Pick<Shop, 'db' | 'clock' | 'hot' | 'publicUrl' | 'store' | 'translatorIn'> & {
  /** Draws the order sheet (A28) in a separate process. */
  drawOrderSheet(this: void, order: Order, language: Language): Promise<Buffer>;
};

/**
 * Writes the mail of a row from the current data (D22). null: there is no recipient.
 * @throws its subject does not exist, or it has no address
 */
export async function writeMail(tx: Db, waiting: WaitingMail, shop: MailShop): Promise<WrittenMail | null> {
  const translator = shop.translatorIn(await languageOf(tx, waiting, shop));
  const letter = await letterFor(tx, waiting, shop, translator);
  if (letter === null) return null;
  const { legalPages, taxOnScreens } = noticesIn(shop);
  return writeLetter(
    {
      ...translate(taxOnScreens === 'silent' ? withoutTaxNotes(letter) : letter, translator),
      language: translator.language,
    },
    {
      ...localizeStoreTexts(shop.store, shop.store, translator.language),
      legalLinks: legalPages.map((kind) => ({
        label: translator.format(message(`legal.${kind}`)),
        url: `${shop.publicUrl}${languagePrefix(translator.language)}${legalPath(kind)}`,
      })),
    },
  );
}

/** Removes the sentences about tax, because the shop is silent about it (O3). */
function withoutTaxNotes(letter: Letter): Letter {
  return {
    ...letter,
    blocks: letter.blocks.map((block) => (block.kind === 'lines' ? { ...block, taxNote: null } : block)),
  };
}

/**
 * The language of a mail. Customers: their own, otherwise that of the requesting page (N2). Invited people: the
 * manager's. Staff: their own; the shop's address that of the staff member who owns it, otherwise English (N1).
 */
async function languageOf(tx: Db, { kind, payload }: WaitingMail, shop: MailShop): Promise<Language> {
  if (kind.endsWith('-staff')) return (await findStaffByEmail(tx, staffAddress(shop)))?.language ?? FALLBACK_LANGUAGE;
  if ('staffId' in payload) return (await getColleague(tx, payload.staffId)).language ?? FALLBACK_LANGUAGE;
  if ('quotationId' in payload || 'returnId' in payload) return findLanguage(tx, payload.customerId);
  const ofPage = 'language' in payload ? payload.language : undefined;
  if ('orderId' in payload) return findLanguage(tx, (await getOrder(tx, payload.orderId)).customerId, ofPage);
  if ('invitationId' in payload) return payload.language ?? FALLBACK_LANGUAGE;
  const customerId = 'customerId' in payload ? payload.customerId : null;
  return customerId === null ? FALLBACK_LANGUAGE : findLanguage(tx, customerId, ofPage);
}

async function letterFor(
  tx: Db,
  { kind, payload }: WaitingMail,
  shop: MailShop,
  translator: Translator,
): Promise<Letter | null> {
  const { publicUrl, store } = shop;
  /** Parts are named as on the reader's pages (N3), and addresses formatted in their conventions. */
  const localize = <Value>(value: Value) =>
    localizeOrder(value, { shop: { db: tx, hot: () => shop.hot() }, translator });
  switch (kind) {
    case 'registration-staff': {
      const account = localizeAddressParts(await getAccount(tx, payload.customerId), shop.hot(), translator.language);
      return registrationStaffMail(account, staffAddress(shop), publicUrl);
    }
    case 'registration-customer':
      return registrationCustomerMail(await getAccount(tx, payload.customerId), store.name);
    case 'registration-declined':
      return registrationDeclinedMail(await getAccount(tx, payload.customerId), payload.reason, store.name);
    case 'activation':
      return activationMail(await getAccount(tx, payload.customerId), store.name, publicUrl);
    case 'password-reset': {
      if (payload.customerId === null) return null;
      return passwordResetMail(await getAccount(tx, payload.customerId), publicUrl);
    }
    case 'invitation': {
      const invitation = await findInvitationMail(tx, payload.invitationId, shop.clock.now());
      return invitation === undefined ? null : invitationMail(invitation, store.name, publicUrl);
    }
    case 'mailing-consent': {
      const asked = await findAskedConsent(tx, payload.consentId);
      return asked === undefined ? null : mailingConsentMail(asked, store.name, publicUrl);
    }
    case 'email-change': {
      const asked = await findAskedAddress(tx, payload.changeId, shop.clock.now());
      return asked === undefined ? null : emailChangeMail(asked.email, store.name, publicUrl);
    }
    case 'approval-request':
    case 'approval-answer': {
      const [request, account] = await Promise.all([
        findRequestForMail(tx, payload.approvalId),
        getAccount(tx, payload.customerId),
      ]);
      if (request === undefined || account.status !== 'active') return null;
      if (kind === 'approval-answer') return approvalAnswerMail(request, account, publicUrl);
      // Decided in the meantime: no request is sent any more.
      if (request.state !== 'open') return null;
      const inPlaceOf = await findInPlaceOf(
        tx,
        request,
        payload.customerId,
        dayInZone(shop.clock.now(), store.timeZone),
      );
      return approvalRequestMail(request, account, { isReminder: payload.isReminder, inPlaceOf }, publicUrl);
    }
    case 'list-reminder': {
      const { listId, customerId } = payload;
      const buyer = await findBuyer(tx, customerId);
      // Suspended, no longer wanted, or the list is gone: no reminder is sent.
      if (buyer === undefined || !(await hasReminder(tx, listId, customerId))) return null;
      const list = await findList(tx, listId, buyer);
      if (list === undefined) return null;
      const lines = await pricedLines(listId, {
        shop: { db: tx, store, clock: shop.clock, hot: () => shop.hot() },
        caller: { customer: buyer },
      });
      return listReminderMail(list, await localize(lines), await getAccount(tx, customerId), publicUrl);
    }
    case 'changed-email-or-password':
      return changedEmailOrPasswordMail(await getAccount(tx, payload.customerId), payload);
    case 'customer-key-change':
      return customerKeyChangeMail(await getAccount(tx, payload.customerId), payload.changed, publicUrl);
    case 'staff-account-change':
      return staffAccountChangeMail(await getColleague(tx, payload.staffId), payload, store.name);
    case 'prices-left': {
      const [planner, left] = [
        await findStaffById(tx, payload.staffId),
        await findLeftPrices(tx, payload.priceUpdateId),
      ];
      if (left === undefined) return null;
      const hasLeft = planner === undefined || planner.disabled;
      return pricesLeftMail(left, hasLeft ? staffAddress(shop) : planner.email, publicUrl);
    }
    case 'colleague-notice': {
      const [colleague, cause] = [await getColleague(tx, payload.staffId), await findRow(tx, payload.outboxId)];
      if (cause === undefined || !mayKnow(colleague, cause.kind)) return null;
      const letter = await letterFor(tx, cause, shop, translator);
      return letter === null ? null : { ...letter, to: colleague.email };
    }
    case 'colleague-digest': {
      const colleague = await getColleague(tx, payload.staffId);
      const news: News[] = [];
      for (const id of payload.outboxIds.slice(0, DIGEST_LINES)) {
        const cause = await findRow(tx, id);
        if (cause === undefined || !mayKnow(colleague, cause.kind)) continue;
        const letter = await letterFor(tx, cause, shop, translator);
        if (letter !== null) news.push({ at: cause.createdAt, letter });
      }
      const more = Math.max(0, payload.outboxIds.length - DIGEST_LINES);
      return news.length === 0 ? null : digestMail(colleague, { news, more }, publicUrl, store.timeZone);
    }
    case 'order-customer':
      return orderCustomerMail(await localize(await getOrder(tx, payload.orderId)), publicUrl, store.timeZone);
    case 'order-staff':
      return orderStaffMail(await localize(await getOrder(tx, payload.orderId)), staffAddress(shop), publicUrl);
    case 'order-shipped':
      return orderShippedMail(await localize(await getShipment(tx, payload.shipmentId)), publicUrl);
    case 'order-cancelled':
      return (await standsAsLastStep(tx, payload))
        ? orderCancelledMail(await getOrder(tx, payload.orderId), publicUrl)
        : null;
    case 'order-changed': {
      const { orderId } = payload;
      const [order, { versions }] = [await getOrder(tx, orderId), await readVersions(tx, { orderId, reader: null })];
      const version = versions.find(({ number }) => number === payload.version);
      return version === undefined ? null : orderChangedMail(await localize(order), version, publicUrl, store.timeZone);
    }
    case 'order-request-answer': {
      const [order, request] = await Promise.all([getOrder(tx, payload.orderId), findRequest(tx, payload.requestId)]);
      return request === undefined ? null : orderRequestAnswerMail(order, request, publicUrl);
    }
    case 'purchase-order-staff':
      return purchaseOrderStaffMail(await getOrder(tx, payload.orderId), staffAddress(shop), publicUrl);
    case 'quotation-news': {
      const { quotationId, customerId, eventId } = payload;
      const account = await getAccount(tx, customerId);
      if (account.status !== 'active') return null;
      const event = (await listEvents(tx, quotationId)).find(({ id }) => id === eventId);
      if (event?.kind !== 'send')
        return quotationWithdrawnMail({ quotationId, remarks: event?.remarks ?? '' }, account, publicUrl);
      const offer = await getOffer(tx, shop, { quotationId, version: event.version ?? 1 });
      return quotationSentMail(await localize(offer), account, publicUrl);
    }
    case 'quotation-reminder': {
      const { quotationId, customerId, version } = payload;
      const [quotation, account] = [await findQuotation(tx, quotationId, null), await getAccount(tx, customerId)];
      // Answered, withdrawn or replaced meanwhile: no reminder is sent.
      if (account.status !== 'active' || quotation?.state !== 'sent' || quotation.sentVersion !== version) return null;
      return quotationReminderMail(
        await localize(await getOffer(tx, shop, { quotationId, version })),
        account,
        publicUrl,
      );
    }
    case 'quotation-staff':
      return quotationStaffMail(await getQuotationNews(tx, payload), staffAddress(shop), publicUrl);
    case 'return-news': {
      const account = await getAccount(tx, payload.customerId);
      return account.status === 'active' ? returnNewsMail(await getReturn(tx, payload), account, publicUrl) : null;
    }
    case 'return-staff':
      return returnStaffMail(await getReturn(tx, payload), staffAddress(shop), publicUrl);
    case 'message-customer': {
      const order = await getOrder(tx, payload.orderId);
      const account = await getAccount(tx, order.customerId);
      if (account.status !== 'active') return null;
      return messageCustomerMail(order, await getMessage(tx, payload.messageId), account, publicUrl);
    }
    case 'message-staff': {
      const [order, said] = [await getOrder(tx, payload.orderId), await getMessage(tx, payload.messageId)];
      return messageStaffMail(order, said, staffAddress(shop), publicUrl);
    }
    default:
      kind satisfies never;
      throw new Error(`There is no mail named ${String(kind)}.`); // written by a newer version of the shop
  }
}

/** Address of the shop's staff: as set in the settings, otherwise the first office's (D18, D28). */
export function staffAddress(shop: Pick<MailShop, 'hot' | 'store'>): string {
  const set = shop.hot().settings.staffEmail.trim();
  const address = set === '' ? shop.store.offices[0]?.email : set;
  if (address === undefined) throw new Error('There is no staff mail address: set one in Administration, Settings.');
  return address;
}

async function getAccount(tx: Db, customerId: number): Promise<CustomerAccount> {
  const account = await findAccount(tx, customerId);
  if (account === undefined) throw new Error(`There is no customer ${customerId}.`);
  return account;
}

async function getColleague(tx: Db, staffId: number): Promise<StaffRow> {
  const colleague = await findStaffById(tx, staffId);
  if (colleague === undefined) throw new Error(`There is no member of staff ${staffId}.`);
  return colleague;
}

async function getShipment(tx: Db, shipmentId: number): Promise<ShippedOrder> {
  const shipped = await findShippedOrder(tx, shipmentId);
  if (shipped === undefined) throw new Error(`There is no shipment ${shipmentId}.`);
  return shipped;
}

async function getOrder(tx: Db, orderId: number): Promise<Order> {
  const order = await findAnyOrder(tx, orderId);
  if (order === undefined) throw new Error(`There is no order ${orderId}.`);
  return order;
}

async function getMessage(tx: Db, messageId: number): Promise<OrderMessage> {
  const found = await findMessage(tx, messageId);
  if (found === undefined) throw new Error(`There is no message ${messageId}.`);
  return found;
}

async function getReturn(tx: Db, { returnId, eventId }: { returnId: number; eventId: number }): Promise<ReturnNews> {
  const returned = await findReturn(tx, returnId, null);
  const event = returned?.events.find(({ id }) => id === eventId);
  if (returned === undefined || event === undefined) throw new Error(`There is no return ${returnId}.`);
  return { returned, event };
}

async function getOffer(tx: Db, shop: MailShop, of: { quotationId: number; version: number }): Promise<OfferPaper> {
  const offer = await findOffer(tx, shop, of, null);
  if (offer === undefined) throw new Error(`Quotation ${of.quotationId} has no offer ${of.version}.`);
  return offer;
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
