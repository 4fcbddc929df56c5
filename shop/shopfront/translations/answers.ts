import { z } from 'zod';
import { TRANSLATED_LANGUAGES } from '#texts/translated-languages.ts';
import { translatedKinds } from '../../catalogue/catalogue-texts/translated-kind.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const says = z.array(z.object({ language: z.enum(TRANSLATED_LANGUAGES), text: z.string() }));

export const translatedTextSchema = z.object({
  key: z.string().describe('Key of the text: the MD5 hash of its English.'),
  english: z.string(),
  kinds: z.array(z.enum(translatedKinds)),
  /** Number of uses in the shop; 0: no longer used. */
  uses: z.int(),
  /** The first few objects that use it. */
  things: z.array(z.object({ thing: z.string(), name: z.string() })),
  /** In the order of the languages. */
  says,
  missing: z.array(z.enum(TRANSLATED_LANGUAGES)).describe('Languages into which the text still has to be translated.'),
  version: z.int(),
});

/** An English text of the shop as staff translate it (N3). */
export type TranslatedText = AnswerOf<typeof translatedTextSchema>;

/** A use of a text: 'product:101', and its name for people. */
export type TextUse = TranslatedText['things'][number];

export const openedTextSchema = translatedTextSchema
  .extend({ formerly: z.object({ english: z.string(), says }).nullable() })
  .meta({ id: 'OpenedText' });

/**
 * A text with its former wording, if that was translated, so that a corrected text need not be translated from scratch.
 */
export type OpenedText = AnswerOf<typeof openedTextSchema>;
