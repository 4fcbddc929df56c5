import { type Language, languages, STAFF_LANGUAGES } from '#texts/languages.ts';
import { MAIL_KINDS, type MailKind, traitsOf } from '../../base/outbox/effects.ts';

/**
 * Beginnings of the keys of mails whose texts are not named after their kind. The others begin with 'letter.' and the kind
 * ('letter.part-request'), or with 'staff-letter.' and the kind if staff read them.
 */
const OTHER_TEXTS: { readonly [Kind in MailKind]?: string } = {
  'registration-staff': 'staff-letter.registration',
  'registration-customer': 'letter.registration',
  'registration-declined': 'letter.declined',
  'password-reset': 'letter.reset',
  'password-invitation': 'letter.first-password',
  'mailing-consent': 'letter.mailing',
  'approval-request': 'letter.approval',
  'changed-email-or-password': 'letter.changed',
  'customer-key-change': 'letter.keys',
  'staff-account-change': 'staff-letter.account',
  'test-mail': 'staff-letter.test',
  'key-news': 'letter.program-key',
  'staff-key-news': 'letter.program-key',
  'webhook-news': 'letter.webhook',
  'staff-webhook-news': 'letter.webhook',
  'colleague-notice': 'staff-letter.digest',
  'colleague-digest': 'staff-letter.digest',
  'order-customer': 'letter.order',
  'order-staff': 'staff-letter.order',
  'order-shipped': 'letter.shipped',
  'order-cancelled': 'letter.cancelled',
  'order-request-answer': 'letter.request',
  'order-changed': 'letter.corrected',
  'purchase-order-staff': 'staff-letter.purchase-order',
  'list-reminder': 'letter.list',
  'maintenance-due': 'letter.maintenance',
  'quotation-news': 'letter.quotation',
  'quotation-reminder': 'letter.quotation',
  'quotation-staff': 'staff-letter.quotation',
  'return-news': 'letter.return',
  'return-staff': 'staff-letter.return',
  'part-question-staff': 'staff-letter.part-question',
  'message-customer': 'letter.message',
  'message-staff': 'staff-letter.message',
};

/** Greetings, and the headings of facts and tables, which many mails have. */
const SHARED = [
  'letter.dear',
  'letter.good-day',
  'letter.log-in',
  'letter.figures',
  'staff-letter.company',
  'staff-letter.name',
  'staff-letter.email',
  'staff-letter.telephone',
  'staff-letter.address',
  'staff-letter.country',
  'staff-letter.placed-by',
];

/** Texts that stay: formats of values, and the sentence to which a person agreed, which is evidence (O5). */
const FIXED = ['letter.amount', 'letter.day', 'letter.mailing.words'];

/** A kind of mail whose texts staff change, or those that many mails have. */
export const TEXT_KINDS = ['shared', ...MAIL_KINDS] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

const prefixesOf = (kind: TextKind): readonly string[] => (kind === 'shared' ? SHARED : [prefixOf(kind)]);

function prefixOf(kind: MailKind): string {
  const { reader } = traitsOf(kind);
  return OTHER_TEXTS[kind] ?? `${reader === 'staff' || reader === 'colleague' ? 'staff-letter' : 'letter'}.${kind}`;
}

/** Returns whether a key is one of the texts of this kind. */
export function isTextOf(kind: TextKind, key: string): boolean {
  return !FIXED.includes(key) && prefixesOf(kind).some((prefix) => key === prefix || key.startsWith(`${prefix}.`));
}

/** Languages of a kind: mails to staff are written in those of the administration. */
export function languagesOf(kind: TextKind): readonly Language[] {
  const isForStaff = prefixesOf(kind).every((prefix) => prefix.startsWith('staff-'));
  return isForStaff ? STAFF_LANGUAGES : (Object.keys(languages) as Language[]);
}

/** Other kinds of mail with the same texts. */
export function kindsBeside(kind: TextKind): TextKind[] {
  return TEXT_KINDS.filter((other) => other !== kind && prefixesOf(other).join() === prefixesOf(kind).join());
}
