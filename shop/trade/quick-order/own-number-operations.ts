import { InvalidInputError } from '../../base/messages/errors.ts';
import { NEEDS } from '../../base/rights/staff-right.ts';
import { z } from 'zod';
import { growingPageRequest, withPage } from '../../base/paged-lists/list-page.ts';
import { answerInternalList, answerInternal } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { translateAnswer } from '../../base/operations/translate-answer.ts';
import { fileInput, idNumber, textInput } from '../../base/wire/input-schemas.ts';
import { issue } from '../../base/messages/issue.ts';
import { MAX_OWN_NUMBER_LENGTH, type TypedOwnNumber } from '../../catalogue/customer-part-numbers/own-number.ts';
import { pageOfOwnNumbers } from '../../catalogue/customer-part-numbers/own-number-writes.ts';
import { ownNumberPaths, type OwnNumbersRequest } from '../../catalogue/customer-part-numbers/paths.ts';
import { staffOwnNumberPaths } from '../../catalogue/customer-part-numbers/staff-paths.ts';
import { ownNumbersIn } from './own-number-rows.ts';
import { ORDER_FILE_MAX_BYTES, ORDER_FILE_TOO_LARGE, recordsOfFile } from './read-file.ts';
import { saveOwnNumbers } from './save-own-numbers.ts';
import { MAX_CELL_LENGTH, MAX_ROWS } from './typed-row.ts';
import { savedOwnNumbersSchema, ownPartNumberSchema } from '../../catalogue/customer-part-numbers/answers.ts';

const cell = (longest: number) =>
  textInput.refine((text) => text.length <= longest, issue('rule.too-long')).meta({ maxLength: longest });

const typedRow = z.object({ ownNumber: z.string(), part: z.string(), width: z.string() });

const typedOwnNumber: z.ZodType<TypedOwnNumber> = z.object({
  ownNumber: cell(MAX_OWN_NUMBER_LENGTH),
  part: cell(MAX_CELL_LENGTH),
  width: cell(MAX_CELL_LENGTH),
});

const rows = z
  .array(typedOwnNumber, issue('refusal.list-of-rows'))
  .max(MAX_ROWS, issue('refusal.most-rows', { most: MAX_ROWS }));

/** Operations for customer part numbers (H6). */
export const ownNumberOperations = [
  operation(ownNumberPaths.list, {
    tag: 'OwnNumber',
    summary: 'List the customer part numbers of the own company, by number (H6).',
    who: { access: 'customer', scope: 'company:read' },
    input: growingPageRequest.extend({ search: textInput.default('') }),
    answer: { format: answerInternalList(ownPartNumberSchema) },
    example: { query: { search: 'HL', page: 1, pageSize: 20 } },
    handle: (request, { shop, caller }) => readOwnNumbers(shop, caller.customer.companyId, request),
  }),

  operation(staffOwnNumberPaths.ofCompany, {
    tag: 'OwnNumber',
    summary: 'List the customer part numbers of a company, by number (H6, H7).',
    who: { access: 'staff', staffRight: NEEDS.accounts, scope: 'company:read' },
    input: growingPageRequest.extend({ companyId: idNumber('company'), search: textInput.default('') }),
    answer: { format: answerInternalList(ownPartNumberSchema) },
    example: { path: { companyId: 1 }, query: { search: 'HL', page: 1, pageSize: 20 } },
    handle: ({ companyId, ...request }, { shop }) => readOwnNumbers(shop, companyId, request),
  }),

  operation(ownNumberPaths.save, {
    tag: 'OwnNumber',
    summary:
      'Set customer part numbers of the company; an empty one removes it. Returns the reasons for invalid rows (H6).',
    who: { access: 'customer', memberRight: 'order', scope: 'company:write' },
    when: { repeatable: true },
    input: z.object({ rows }),
    answer: { format: answerInternal(savedOwnNumbersSchema.meta({ id: 'SavedOwnNumbers' })) },
    example: { body: { rows: [{ ownNumber: 'HL-77120', part: 'DB-0200', width: '' }] } },
    handle: translateAnswer(saveOwnNumbers),
  }),

  operation(ownNumberPaths.readFile, {
    tag: 'OwnNumber',
    summary:
      'Read the first 1,000 rows of a CSV file or Excel workbook (customer part number, part number, width), for saving with the other call (H6).',
    who: { access: 'customer', scope: 'company:write' },
    input: z.object({ file: fileInput(issue('refusal.choose-file')) }),
    file: { maxBytes: ORDER_FILE_MAX_BYTES, tooLarge: ORDER_FILE_TOO_LARGE },
    answer: {
      format: answerInternal(z.object({ rows: z.array(typedRow), isCut: z.boolean() }).meta({ id: 'OwnNumberRows' })),
    },
    example: { fileName: 'own-numbers.csv' },
    unaudited: 'a question',
    handle: async ({ file }) => {
      const read = ownNumbersIn(await recordsOfFile(file));
      if ('refusal' in read) throw new InvalidInputError([{ field: 'file', message: read.refusal }]);
      return read;
    },
  }),
];

function readOwnNumbers({ db }: Shop, companyId: number, { search = '', ...request }: OwnNumbersRequest) {
  return pageOfOwnNumbers(db, companyId, { ...withPage(request), search });
}
