import { localizeParts } from '../../catalogue/catalogue-texts/localize-catalogue.ts';
import { z } from 'zod';
import { answerInternal } from '../../base/operations/answers.ts';
import { type CustomerContext, operation } from '../../base/operations/operation.ts';
import { translateAnswer } from '../../base/operations/translate-answer.ts';
import { asNumber, fileInput, textInput } from '../../base/wire/input-schemas.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../base/kernel/line-quantity.ts';
import { issue } from '../../base/messages/issue.ts';
import { ownNumberOperations } from './own-number-operations.ts';
import { checkRows } from './check-rows.ts';
import { type AskedPart, quickOrderPaths } from './paths.ts';
import { pricesOfParts } from './prices-of-parts.ts';
import { ORDER_FILE_MAX_BYTES, ORDER_FILE_TOO_LARGE, readOrderFile } from './read-file.ts';
import { MAX_CELL_LENGTH, MAX_ROWS, type TypedRow } from './typed-row.ts';
import { quantityColumn } from './typed-row-wire.ts';
import { checkedRowsSchema, priceAndStockSchema } from './answers.ts';

const cell = textInput
  .refine((text) => text.length <= MAX_CELL_LENGTH, issue('rule.too-long'))
  .meta({ maxLength: MAX_CELL_LENGTH });

/** A quantity may come as a number; an invalid one is reported for its row, so that the other rows are still checked. */
const typedRows: z.ZodType<{ rows: readonly TypedRow[] }> = z.object({
  rows: z
    .array(z.object({ part: cell, width: cell, quantity: cell }), issue('refusal.list-of-rows'))
    .max(MAX_ROWS, issue('refusal.most-rows', { most: MAX_ROWS })),
});

const MAX_PARTS = 500;
const quantityRule = issue('rule.quantity', { least: MIN_QUANTITY, most: MAX_QUANTITY });

const askedParts: z.ZodType<{ parts: readonly AskedPart[] }> = z.object({
  parts: z
    .array(
      z.object({
        part: cell,
        width: cell.optional(),
        quantity: z
          .preprocess(asNumber, z.int(quantityRule).min(MIN_QUANTITY, quantityRule).max(MAX_QUANTITY, quantityRule))
          .optional(),
      }),
      issue('refusal.list-of-rows'),
    )
    .max(MAX_PARTS, issue('refusal.most-rows', { most: MAX_PARTS })),
});

/** Operations for the quick order; checked rows are added by the cart's own call. */
export const quickOrderOperations = [
  ...ownNumberOperations,

  operation(quickOrderPaths.prices, {
    tag: 'Product',
    summary:
      "Get prices and stock of up to 500 parts by their numbers, at the customer's own prices, in the order of the question (M2).",
    who: { access: 'customer', impersonation: 'as the member', scope: 'prices:read' },
    when: { repeatable: true },
    input: askedParts,
    answer: { format: answerInternal(z.array(priceAndStockSchema)) },
    example: { body: { parts: [{ part: 'DB-0150', width: '', productQuantity: 40 }] } },
    unaudited: 'a question',
    handle: translateAnswer(pricesOfParts),
  }),

  operation(quickOrderPaths.check, {
    tag: 'QuickOrder',
    summary:
      "Match rows of part number, width and quantity with products at the customer's prices. Changes nothing (G1).",
    who: { access: 'customer', impersonation: 'as the member', scope: 'orders:write' },
    when: { repeatable: true },
    input: typedRows,
    answer: { format: answerInternal(checkedRowsSchema.meta({ id: 'CheckedRows' })), localize: localizeParts },
    example: {
      body: {
        rows: [
          { part: 'db 0150', width: '', quantity: '3' },
          { part: 'TT-1015-25', width: '50 mm', quantity: '4' },
        ],
      },
    },
    unaudited: 'a question',
    handle: translateAnswer(checkRows),
  }),

  operation(quickOrderPaths.checkFile, {
    tag: 'QuickOrder',
    summary: 'Match the first 1,000 rows of a CSV file or Excel workbook with products (G1).',
    who: { access: 'customer', impersonation: 'as the member', scope: 'orders:write' },
    input: z.object({ file: fileInput(issue('refusal.choose-file')) }),
    file: { maxBytes: ORDER_FILE_MAX_BYTES, tooLarge: ORDER_FILE_TOO_LARGE },
    answer: {
      format: answerInternal(
        checkedRowsSchema.extend({ isCut: z.boolean(), quantityColumn }).meta({ id: 'CheckedFile' }),
      ),
      localize: localizeParts,
    },
    example: { fileName: 'order.csv' },
    unaudited: 'a question',
    handle: translateAnswer(async ({ file }: { file: File }, context: CustomerContext) => {
      const { rows, ...read } = await readOrderFile(file);
      return { ...(await checkRows({ rows }, context)), ...read };
    }),
  }),
];
