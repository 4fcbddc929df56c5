import { z } from 'zod';
import { answerInternalList, answerNumber } from '../../base/operations/answers.ts';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { operation } from '../../base/operations/operation.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { missedAddressSchema, redirectSchema } from './answers.ts';
import { missedDeclaration, redirectDeclaration, redirectPaths } from './paths.ts';
import { missedList, redirectList } from './redirect-lists.ts';
import { saveRedirects } from './save-redirects.ts';

/** The longest pasted text, in letters. */
const TEXT_MAX = 1_000_000;

const redirectQuestion = listInput(redirectDeclaration);
const missedQuestion = listInput(missedDeclaration);

export const redirectExport = listExport('redirects', redirectQuestion, redirectList, [
  ['Old address', ({ oldAddress }) => oldAddress],
  ['New address', ({ newAddress }) => newAddress],
]);

/** Operations for the addresses of an earlier shop (Q4). */
export const redirectOperations = [
  operation(redirectPaths.list, {
    tag: 'Redirect',
    summary: 'List the redirects from addresses of an earlier shop, with search, sorting and pages (Q4).',
    who: { access: 'staff', staffRight: 'content' },
    input: redirectQuestion,
    answer: { format: answerInternalList(redirectSchema) },
    example: { query: { sort: 'oldAddress', direction: 'asc' } },
    handle: (question, { shop }) => listPage(shop, redirectList, question),
  }),

  operation(redirectPaths.missed, {
    tag: 'Redirect',
    summary: 'List the addresses that were asked for and not found, with their number (Q4).',
    who: { access: 'staff', staffRight: 'content' },
    input: missedQuestion,
    answer: { format: answerInternalList(missedAddressSchema) },
    example: { query: { sort: 'times', direction: 'desc' } },
    handle: (question, { shop }) => listPage(shop, missedList, question),
  }),

  operation(redirectPaths.save, {
    tag: 'Redirect',
    summary:
      'Save redirects, one on each line: old address, then the new one or a part number. All are saved or none. Returns their number (Q4).',
    who: { access: 'staff', staffRight: 'content' },
    input: z.object({ pastedText: z.string().max(TEXT_MAX) }),
    answer: { format: answerNumber },
    example: { body: { pastedText: '/shop/blade-0150.html\tDB-0150' } },
    handle: saveRedirects,
  }),
];
