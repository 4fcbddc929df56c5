import { z } from 'zod';
import { SYNONYM_KINDS, SYNONYM_LANGUAGES } from '../../catalogue/catalogue-texts/synonym.ts';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { answerInternalList, answerNumber, answerInternal } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { asNumber, idNumber, idOrNew, textInput } from '../../base/wire/input-schemas.ts';
import { issue } from '../../base/messages/issue.ts';
import { synonymDeclaration, synonymEditing, type SynonymSave } from './paths.ts';
import { readSynonym, saveSynonym } from './save-synonym.ts';
import { synonymList } from './synonym-list.ts';
import { synonymSchema } from './answers.ts';

const languages = issue('staff-refusal.synonym-language', { languages: SYNONYM_LANGUAGES.join(', ') });

/** Requires letters or digits, because a search without any finds nothing. */
const words = (longest: number) =>
  textInput
    .refine((text) => text === '' || /[\p{L}\p{N}]/u.test(text), issue('staff-refusal.synonym-words'))
    .refine((text) => text.length <= longest, issue('rule.too-long'));

const kinds = issue('staff-refusal.synonym-kind', { kinds: SYNONYM_KINDS.join(', ') });

const synonymSave: z.ZodType<SynonymSave> = z.object({
  id: idOrNew('synonym'),
  word: words(100).refine((text) => text !== '', issue('staff-refusal.synonym-required')),
  language: z.enum(SYNONYM_LANGUAGES, languages),
  kind: z.enum(SYNONYM_KINDS, kinds).optional(),
  means: words(300).optional(),
  version: z.preprocess((value) => asNumber(value) ?? undefined, z.int(issue('staff-refusal.version')).optional()),
});

const synonymQuestion = listInput(synonymDeclaration);

export const synonymExport = listExport('synonyms', synonymQuestion, synonymList, [
  ['Kind', ({ kind }) => kind],
  ['Language', ({ language }) => language],
  ['Word', ({ word }) => word],
  ['Means', ({ means }) => means],
]);

/** Operations for synonyms (I2, I4). */
export const synonymOperations = [
  operation(synonymEditing.list, {
    tag: 'Synonym',
    summary: 'List synonyms with their meanings, with search, sorting and pages (I2).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:read' },
    input: synonymQuestion,
    answer: { format: answerInternalList(synonymSchema) },
    example: { query: { language: 'de', sort: 'word', direction: 'asc' } },
    handle: (question, { shop }) => listPage(shop, synonymList, question),
  }),

  operation(synonymEditing.read, {
    tag: 'Synonym',
    summary: 'Get a synonym with its meanings (I2).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:read' },
    input: z.object({ synonymId: idNumber('synonym') }),
    answer: { format: answerInternal(synonymSchema) },
    example: { path: { synonymId: 1 } },
    handle: readSynonym,
  }),

  operation(synonymEditing.save, {
    tag: 'Synonym',
    summary: 'Save a synonym. Use id 0 to create one. Separate several meanings with commas. Returns its ID (I2).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: synonymSave,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { id: 0, word: 'Farbpumpe', language: 'de', kind: 'synonym', means: 'ink pump' } },
    handle: saveSynonym,
  }),
];
