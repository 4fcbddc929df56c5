import { z } from 'zod';
import { type Language, languages } from '#texts/languages.ts';
import { MAX_ID } from '../../base/kernel/max-id.ts';
import { issue } from '../../base/messages/issue.ts';
import { answerInternal, answerNumber, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { orAbsent } from '../../base/paged-lists/list-request.ts';
import { asNumber, multilineInput } from '../../base/wire/input-schemas.ts';
import { mailKindSchema, mailPreviewSchema, mailTextsSchema } from './answers.ts';
import { type MailDraft, mailTextPaths } from './paths.ts';
import { previewMail } from './preview-mail.ts';
import { listMailKinds, readMailTexts } from './read-mail-texts.ts';
import { saveMailTexts } from './save-mail-texts.ts';
import { TEXT_KINDS } from './texts-of-kinds.ts';

const LANGUAGES = Object.keys(languages) as Language[];
const MAX_TEXTS = 200;
const list = issue('staff-refusal.mail-text-list', { most: MAX_TEXTS });

const orderNumber = issue('staff-refusal.mail-order');

const ofKind = {
  kind: z.enum(TEXT_KINDS, issue('staff-refusal.mail-kind', { kinds: TEXT_KINDS.join(', ') })),
  language: z.enum(LANGUAGES, issue('staff-refusal.mail-language', { languages: LANGUAGES.join(', ') })),
};

const text = multilineInput
  .transform((typed) => typed.replaceAll('\r\n', '\n'))
  .refine((typed) => typed.length <= 2000, issue('rule.too-long'));

const CASE = 'Case in which the text is used, such as isLast=no. Empty: always.';

const textSave = z.object({
  textKey: z.string(issue('staff-refusal.mail-text-unknown')),
  variant: z.string(issue('staff-refusal.mail-text-unknown')).default('').describe(CASE),
  text: text.nullable().describe('Text in the shop’s own words. null: the delivered text again.'),
  version: z.preprocess((value) => asNumber(value) ?? undefined, z.int(issue('staff-refusal.version')).optional()),
});

const isEachOnce = (texts: readonly { textKey: string; variant: string }[]) =>
  new Set(texts.map(({ textKey, variant }) => `${textKey} ${variant}`)).size === texts.length;

const textsOf = <Text extends z.ZodType<{ textKey: string; variant: string }>>(text: Text) =>
  z.array(text, list).max(MAX_TEXTS, list).refine(isEachOnce, list);

const mailDraft: z.ZodType<MailDraft> = z.object({
  ...ofKind,
  texts: textsOf(textSave.omit({ version: true })),
  orderId: orAbsent(z.preprocess(asNumber, z.int(orderNumber).min(1, orderNumber).max(MAX_ID, orderNumber))),
});

const example = {
  kind: 'order-shipped',
  language: 'en',
  texts: [
    {
      textKey: 'letter.shipped.subject',
      variant: 'isLast=yes',
      text: '{reference} is on its way to you',
      version: 0,
    },
  ],
};

/** Operations for the texts of mails (D22). */
export const mailTextOperations = [
  operation(mailTextPaths.kinds, {
    tag: 'Mail',
    summary: 'List the types of email, with the number of texts in the shop’s own words by language (D22).',
    who: { access: 'staff', staffRight: 'settings' },
    input: noInput,
    answer: { format: answerInternal(z.array(mailKindSchema)) },
    handle: listMailKinds,
  }),

  operation(mailTextPaths.read, {
    tag: 'Mail',
    summary: 'Get the texts of a type of email in one language, as delivered and as changed (D22).',
    who: { access: 'staff', staffRight: 'settings' },
    input: z.object(ofKind),
    answer: { format: answerInternal(mailTextsSchema) },
    example: { query: { kind: 'order-shipped', language: 'en' } },
    handle: readMailTexts,
  }),

  operation(mailTextPaths.save, {
    tag: 'Mail',
    summary: 'Save texts of a type of email in one language, all or none. Omitted texts stay. Returns 1 (D22).',
    who: { access: 'staff', staffRight: 'settings' },
    input: z.object({ ...ofKind, texts: textsOf(textSave) }),
    answer: { format: answerNumber, refuses: [409] },
    example: { body: example },
    handle: saveMailTexts,
  }),

  operation(mailTextPaths.preview, {
    tag: 'Mail',
    summary:
      'Write a real email with unsaved texts: the newest of its type, or that of an order. Changes nothing (D22).',
    who: { access: 'staff', staffRight: 'settings' },
    input: mailDraft,
    answer: { format: answerInternal(mailPreviewSchema) },
    example: { body: { ...example, kind: 'order-customer', texts: [] } },
    unaudited: 'it changes nothing',
    handle: previewMail,
  }),
];
