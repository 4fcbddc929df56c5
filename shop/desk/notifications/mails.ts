import type { MailKind } from '../../base/outbox/effects.ts';
import type { Mail } from './mail.ts';
import { activation } from './mails/activation.ts';
import { approvalAnswer } from './mails/approval-answer.ts';
import { approvalRequest } from './mails/approval-request.ts';
import { changedEmailOrPassword } from './mails/changed-email-or-password.ts';
import { colleagueDigest, colleagueNotice } from './mails/colleague-digest.ts';
import { customerKeyChange } from './mails/customer-key-change.ts';
import { emailChange } from './mails/email-change.ts';
import { invitation } from './mails/invitation.ts';
import { keyNews, staffKeyNews } from './mails/key-news.ts';
import { listReminder } from './mails/list-reminder.ts';
import { maintenanceDue } from './mails/maintenance-due.ts';
import { mailingConsent } from './mails/mailing-consent.ts';
import { messageCustomer, messageStaff } from './mails/message-mails.ts';
import { orderCancelled } from './mails/order-cancelled.ts';
import { orderChanged } from './mails/order-changed.ts';
import { orderCustomer } from './mails/order-customer.ts';
import { orderRequestAnswer } from './mails/order-request-answer.ts';
import { orderShipped } from './mails/order-shipped.ts';
import { orderStaff } from './mails/order-staff.ts';
import { partQuestionStaff, partRequest, partRequestAnswer } from './mails/part-request-mails.ts';
import { passwordInvitation } from './mails/password-invitation.ts';
import { passwordReset } from './mails/password-reset.ts';
import { pricesLeft } from './mails/prices-left.ts';
import { purchaseOrderStaff } from './mails/purchase-order-staff.ts';
import { quotationNews, quotationReminder, quotationStaff } from './mails/quotation-mails.ts';
import { registrationCustomer } from './mails/registration-customer.ts';
import { registrationDeclined } from './mails/registration-declined.ts';
import { registrationStaff } from './mails/registration-staff.ts';
import { staffWebhookNews, webhookNews } from './mails/webhook-news.ts';
import { returnNews, returnStaff } from './mails/return-mails.ts';
import { staffAccountChange } from './mails/staff-account-change.ts';
import { testMail } from './mails/test-mail.ts';

/** The mail of each kind. A kind without one does not compile. */
export const MAILS: { readonly [Kind in MailKind]: Mail<Kind> } = {
  'registration-staff': registrationStaff,
  'registration-customer': registrationCustomer,
  'registration-declined': registrationDeclined,
  activation: activation,
  'password-reset': passwordReset,
  'password-invitation': passwordInvitation,
  invitation: invitation,
  'mailing-consent': mailingConsent,
  'email-change': emailChange,
  'approval-request': approvalRequest,
  'approval-answer': approvalAnswer,
  'changed-email-or-password': changedEmailOrPassword,
  'customer-key-change': customerKeyChange,
  'staff-account-change': staffAccountChange,
  'test-mail': testMail,
  'key-news': keyNews,
  'staff-key-news': staffKeyNews,
  'webhook-news': webhookNews,
  'staff-webhook-news': staffWebhookNews,
  'prices-left': pricesLeft,
  'colleague-notice': colleagueNotice,
  'colleague-digest': colleagueDigest,
  'order-customer': orderCustomer,
  'order-staff': orderStaff,
  'order-shipped': orderShipped,
  'order-cancelled': orderCancelled,
  'order-request-answer': orderRequestAnswer,
  'order-changed': orderChanged,
  'purchase-order-staff': purchaseOrderStaff,
  'list-reminder': listReminder,
  'maintenance-due': maintenanceDue,
  'quotation-news': quotationNews,
  'quotation-reminder': quotationReminder,
  'quotation-staff': quotationStaff,
  'return-news': returnNews,
  'return-staff': returnStaff,
  'part-request': partRequest,
  'part-request-answer': partRequestAnswer,
  'part-question-staff': partQuestionStaff,
  'message-customer': messageCustomer,
  'message-staff': messageStaff,
};
