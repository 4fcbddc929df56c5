import { z } from 'zod';
import { type Language, languages } from '#texts/languages.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { TEXT_KINDS } from './texts-of-kinds.ts';

const language = z.enum(Object.keys(languages) as Language[]);
const kind = z.enum(TEXT_KINDS);

export const mailKindSchema = z
  .object({
    kind,
    languages: z
      .array(z.object({ language, changed: z.int().describe('Number of texts in the shop’s own words.') }))
      .describe('Languages in which the email is written.'),
  })
  .meta({ id: 'MailKind' });

/** A kind of mail, with the languages that it is written in (D22). */
export type ChangedMail = AnswerOf<typeof mailKindSchema>;

export const mailTextSchema = z.object({
  /** Not `key`: an object with a key of texts/ is taken for a message, and translated. */
  textKey: z.string().describe('Key of the text, such as letter.shipped.subject.'),
  variant: z.string().describe('Case in which the text is used, such as isLast=no. Empty: always.'),
  ours: z.string().describe('Text of the shop as delivered, with placeholders such as {reference}.'),
  text: z.string().nullable().describe('Text in the shop’s own words. null: the delivered text is used.'),
  required: z.array(z.string()).describe('Placeholders that the text must have.'),
  allowed: z.array(z.string()).describe('Placeholders that the text may have.'),
  long: z.boolean().describe('Whether the text may have several lines.'),
  version: z.int(),
});

/** A text of a mail, as delivered and as changed. */
export type MailText = AnswerOf<typeof mailTextSchema>;

export const mailTextsSchema = z
  .object({
    kind,
    language,
    beside: z.array(kind).describe('Other types of email with the same texts.'),
    texts: z.array(mailTextSchema),
  })
  .meta({ id: 'MailTexts' });

/** All texts of a kind of mail in one language. */
export type MailTexts = AnswerOf<typeof mailTextsSchema>;

export const mailPreviewSchema = z
  .object({
    recipient: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    orderId: z.int().nullable().describe('ID of the order that the email is about.'),
  })
  .meta({ id: 'MailPreview' });

/** A mail as it would be written with unsaved texts. */
export type MailPreview = AnswerOf<typeof mailPreviewSchema>;
