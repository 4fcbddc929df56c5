import { NEEDS } from '../../base/rights/staff-right.ts';
import { z } from 'zod';
import { TRANSLATED_LANGUAGES } from '#texts/translated-languages.ts';
import type { ListExport } from '../../base/paged-lists/list-export.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { answerInternalList, answerNumber, answerInternal } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { asNumber, multilineInput } from '../../base/wire/input-schemas.ts';
import { issue } from '../../base/messages/issue.ts';
import { translationDeclaration, translationEditing, type TranslationQuestion, type TranslationSave } from './paths.ts';
import { readTranslation } from './read-translation.ts';
import { saveTranslations } from './save-translations.ts';
import { everyText, listTranslations } from './translation-queries.ts';
import { translatedTextSchema, openedTextSchema } from './answers.ts';

const inLanguages = issue('staff-refusal.translation-language', { languages: TRANSLATED_LANGUAGES.join(', ') });
const language = z.enum(TRANSLATED_LANGUAGES, inLanguages);

const question = listInput(translationDeclaration);

const textKey = z.string().regex(/^[\da-f]{32}$/, issue('staff-refusal.translation-key'));

/** Maximum number on one staff form. */
const MAX_TEXTS = 200;
const most = issue('staff-refusal.translation-list', { most: MAX_TEXTS });

const translation = z.object({
  language,
  text: multilineInput
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .describe('Translation. An empty string deletes it.'),
});

/** Refuses duplicates, because one of two would be lost. */
const isEachOnce = (names: readonly string[]) => new Set(names).size === names.length;

const textSave: z.ZodType<TranslationSave> = z.object({
  key: textKey.describe('Key of the text: the MD5 hash of its English.'),
  says: z.array(translation, inLanguages).refine((all) => isEachOnce(all.map(({ language: of }) => of)), inLanguages),
  version: z.preprocess((value) => asNumber(value) ?? undefined, z.int(issue('staff-refusal.version')).optional()),
});

/** Exports the list as a file that an import accepts (docs/import.md). */
export const translationExport: ListExport<TranslationQuestion> = {
  name: 'texts',
  input: question,
  headings: ['english', ...TRANSLATED_LANGUAGES],
  async *cells({ db }, asked) {
    for (const { english, says: translations } of await everyText(db, asked))
      yield [
        english,
        ...TRANSLATED_LANGUAGES.map((of) => translations.find((each) => each.language === of)?.text ?? ''),
      ];
  },
};

/** Operations for translating the shop's texts (N3). */
export const translationOperations = [
  operation(translationEditing.list, {
    tag: 'Translation',
    summary: 'List all English texts of the catalogue with their translations and missing languages, by page (N3).',
    who: { access: 'staff', staffRight: NEEDS.texts, scope: 'catalogue:read' },
    input: question,
    answer: { format: answerInternalList(translatedTextSchema.meta({ id: 'TranslatedText' })) },
    example: { query: { kind: 'intro', missing: 'de', search: 'fixture' } },
    handle: (asked, { shop }) => listTranslations(shop.db, asked),
  }),

  operation(translationEditing.read, {
    tag: 'Translation',
    summary: 'Get an English text with its translations and the text that it replaced (N3).',
    who: { access: 'staff', staffRight: NEEDS.texts, scope: 'catalogue:read' },
    input: z.object({ textKey }),
    answer: {
      format: answerInternal(openedTextSchema),
    },
    example: { path: { textKey: 'e212a4187acf78039dcce62fd933686a' } },
    handle: readTranslation,
  }),

  operation(translationEditing.save, {
    tag: 'Translation',
    summary: 'Save translations of English texts, all or none. Omitted languages are unchanged. Returns 1 (N3).',
    who: { access: 'staff', staffRight: NEEDS.texts, scope: 'catalogue:write' },
    input: z.object({
      texts: z
        .array(textSave, most)
        .max(MAX_TEXTS, most)
        .refine((all) => isEachOnce(all.map(({ key }) => key)), issue('staff-refusal.translation-twice')),
    }),
    answer: { format: answerNumber, refuses: [409] },
    example: {
      body: {
        texts: [
          { key: 'e212a4187acf78039dcce62fd933686a', says: [{ language: 'de', text: 'Rakelmesser' }], version: 0 },
        ],
      },
    },
    handle: saveTranslations,
  }),
];
