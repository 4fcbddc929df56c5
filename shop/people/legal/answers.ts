import { z } from 'zod';
import { type Language, languages } from '#texts/languages.ts';
import { TERMS_AGREEMENTS } from '../../base/kernel/agreement.ts';
import { LEGAL_KINDS } from '../../base/kernel/legal-kind.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { Block } from '../../base/store/news.ts';
import { VERSION_STATES } from './legal-version.ts';

export const kindSchema = z.enum(LEGAL_KINDS).describe('Kind of the legal page.');
const number = z.int().describe('Number of the version, counted from 1 for each page.');
const effectiveFrom = z.iso.date();
const versionState = z.enum(VERSION_STATES).describe('Whether the version applies today, did earlier, or will later.');
export const languageSchema = z.enum(Object.keys(languages) as [Language, ...Language[]]);

export const legalPageSchema = z
  .object({
    kind: kindSchema,
    number,
    effectiveFrom,
    versionState,
    language: languageSchema.describe('Language of the text: English if there is none in the requested language.'),
    blocks: z.array(Block),
    versions: z
      .array(z.object({ number, effectiveFrom, versionState }))
      .describe('All published versions of the page, newest first.'),
  })
  .meta({ id: 'LegalPage' });

/** One version of a legal page as readers see it (O1). */
export type LegalPage = AnswerOf<typeof legalPageSchema>;

export const storedLegalVersionSchema = z
  .object({
    id: z.int(),
    kind: kindSchema,
    number: z.int().nullable().describe('Number of the version; null for a draft.'),
    effectiveFrom: z.iso.date().nullable().describe('First day on which it applies; null for a draft.'),
    publishedAt: z.iso.datetime().nullable().describe('Time of publication; null for a draft.'),
    says: z.array(
      z.object({
        language: languageSchema,
        text: z.string().describe('Markdown: paragraphs, headings, lists, strong words and links.'),
      }),
    ),
    version: z.int(),
  })
  .meta({ id: 'LegalVersion' });

/** A version of a legal page as staff see it, draft or published. */
export type StoredLegalVersion = AnswerOf<typeof storedLegalVersionSchema>;

const languageChangeSchema = z.object({
  language: languageSchema,
  lines: z.array(
    z.object({
      change: z.enum(['added', 'removed', 'kept']).describe('Whether the line is new, gone, or next to such a line.'),
      text: z.string().describe('The line, in Markdown.'),
    }),
  ),
});

/** Changes of one language of a legal page. */
export type LegalLanguageChange = AnswerOf<typeof languageChangeSchema>;

export const legalChangesSchema = z
  .object({
    since: z.int().nullable().describe('Number of the version published last; null if there is none.'),
    textChanges: z.array(languageChangeSchema).describe('Changes since that version, by language.'),
    agreementAsked: z.enum(TERMS_AGREEMENTS).describe('When buyers will have to agree to the new version.'),
    buyersAsked: z.int().describe('Number of active buyers who will have to agree to it before they order.'),
  })
  .meta({ id: 'LegalChanges' });

/** Effects of publishing a draft. */
export type LegalChanges = AnswerOf<typeof legalChangesSchema>;

export const agreementNeedSchema = z
  .object({
    termsVersion: z.int().nullable().describe('Version of the terms to agree to; null if no agreement is needed.'),
    effectiveFrom: z.iso.date().nullable().describe('First day of that version; null if no agreement is needed.'),
    orderAsBusiness: z.boolean().describe('Whether the buyer has to confirm that they order as a business.'),
  })
  .meta({ id: 'AgreementNeed' });

export const agreementSchema = z
  .object({
    agreementId: z.int(),
    customerId: z.int(),
    orderId: z.int().nullable().describe('ID of the order; null if it was given with the registration.'),
    termsVersion: z.int().nullable().describe('Version of the terms that was agreed to; null for none.'),
    asBusiness: z.boolean().describe('Whether the buyer confirmed that they order as a business.'),
    words: z.string().describe('Sentences that were confirmed, one per line.'),
    language: languageSchema,
    agreedAt: z.iso.datetime(),
  })
  .meta({ id: 'Agreement' });

/** Confirmations given with a registration or an order (O2). */
export type Agreement = AnswerOf<typeof agreementSchema>;
