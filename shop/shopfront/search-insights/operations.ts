import { z } from 'zod';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { answerInternalList, answerNumber, answerInternal } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { asNumber, idNumber, textInput } from '../../base/wire/input-schemas.ts';
import { issue } from '../../base/messages/issue.ts';
import { searchedDeclaration, searchedPaths, type PinsSave } from './paths.ts';
import { recordClick } from './record-click.ts';
import { readPinnedParts, savePins } from './pins.ts';
import { searchWordList } from './search-word-list.ts';
import { wordsOf } from './search-words.ts';
import { searchedSchema, pinsSchema } from './answers.ts';

/** Maximum length of a keyword or part number. */
const MAX_LENGTH = 200;

const words = textInput.refine((text) => wordsOf(text) !== '', issue('refusal.search-words'));

const searchedQuestion = listInput(searchedDeclaration);

const pinsSave: z.ZodType<PinsSave> = z.object({
  words,
  parts: z.array(textInput.refine((text) => text.length <= MAX_LENGTH, issue('rule.too-long'))),
  version: z.preprocess((value) => asNumber(value) ?? undefined, z.int(issue('staff-refusal.version')).optional()),
});

export const searchedExport = listExport('searches', searchedQuestion, searchWordList, [
  ['Words', ({ words: typed }) => typed],
  ['Times', ({ times }) => times],
  ['Found nothing', ({ nothing }) => nothing],
  ['Corrected', ({ corrected }) => corrected],
  ['Last on', ({ lastOn }) => lastOn],
  ['Chosen', ({ chosen }) => chosen.map(({ productName, times }) => `${productName} (${times})`).join(', ')],
]);

/** Operations for search statistics and for pinned parts (I4). */
export const searchedOperations = [
  operation(recordClick, {
    tag: 'Search',
    summary: 'Record that a part was opened from the results of a keyword, without the person. Returns 1 (I4).',
    who: { access: 'everyone', impersonation: 'as staff' },
    input: z.object({
      keyword: words.refine((text) => text.length <= MAX_LENGTH, issue('rule.too-long')),
      productId: idNumber('product'),
    }),
    answer: { format: answerNumber },
    example: { body: { keyword: 'doctor blade', productId: 140 } },
    unaudited: 'an anonymous count',
    handle({ keyword, productId }, { shop, caller }) {
      shop.searchNotes.chosen(keyword, productId, caller.address);
      return 1;
    },
  }),

  operation(searchedPaths.list, {
    tag: 'Search',
    summary: 'List the searches of the last 90 days with their frequency and the parts opened, by page (I4).',
    who: { access: 'staff', staffRight: 'catalogue' },
    input: searchedQuestion,
    answer: { format: answerInternalList(searchedSchema) },
    example: { query: { outcome: 'nothing', sort: 'times', direction: 'desc' } },
    handle: (question, { shop }) => listPage(shop, searchWordList, question),
  }),

  operation(searchedPaths.pins, {
    tag: 'Search',
    summary: 'List the parts pinned above the results of a keyword (I4).',
    who: { access: 'staff', staffRight: 'catalogue' },
    input: z.object({ words }),
    answer: { format: answerInternal(pinsSchema) },
    example: { query: { words: 'tape' } },
    handle: readPinnedParts,
  }),

  operation(searchedPaths.savePins, {
    tag: 'Search',
    summary: 'Pin up to three parts above the results of a keyword. An empty list removes them. Returns 1 (I4).',
    who: { access: 'staff', staffRight: 'catalogue' },
    input: pinsSave,
    answer: { format: answerNumber, refuses: [409] },
    example: { body: { words: 'tape', parts: ['DB-0150'] } },
    handle: savePins,
  }),
];
