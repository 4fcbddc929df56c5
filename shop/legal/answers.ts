import { z } from 'zod';
import { type Language, languages } from '#texts/languages.ts';
import { LEGAL_KINDS } from '../kernel/legal-kind.ts';
import type { AnswerOf } from '../operations/answers.ts';
import { Block } from '../operations/store/news.ts';
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
