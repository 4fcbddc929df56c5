import { z } from 'zod';
import { amountText } from '../../base/money/parse-amount.ts';
import { issue } from '../../base/messages/issue.ts';
import { MAX_PRICE_MINOR } from '../../base/money/money.ts';
import { answerInternalList, answerNumber } from '../../base/operations/answers.ts';
import { asNumber, idNumber } from '../../base/wire/input-schemas.ts';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { operation } from '../../base/operations/operation.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { partCostSchema } from './answers.ts';
import { partCostList, savePartCost } from './part-costs.ts';
import { costPaths, partCostDeclaration } from './paths.ts';

const question = listInput(partCostDeclaration);
const PRICES = { access: 'staff', staffRight: 'prices' } as const;
const amount = issue('staff-refusal.price-list.amount');

/** Costs of parts (K5). */
export const costOperations = [
  operation(costPaths.list, {
    tag: 'PartCost',
    summary: 'All parts with their costs in dollars, searched, filtered, sorted, page by page (K5).',
    who: { ...PRICES, scope: 'prices:read' },
    input: question,
    answer: { format: answerInternalList(partCostSchema) },
    example: { query: { known: 'no', sort: 'part', direction: 'asc' } },
    handle: (asked, { shop }) => listPage(shop, partCostList, asked),
  }),

  operation(costPaths.save, {
    tag: 'PartCost',
    summary: 'Save the cost of a part in dollars; null takes it away. Returns 1 (K5).',
    who: { ...PRICES, scope: 'prices:write' },
    input: z.object({
      productId: idNumber('product'),
      costMinor: z.int(amount).min(0, amount).max(MAX_PRICE_MINOR, amount).nullable(),
      version: z.preprocess((value) => asNumber(value) ?? undefined, z.int(issue('staff-refusal.version')).optional()),
    }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { productID: 140, cost: 11.2 } },
    handle: savePartCost,
  }),
];

export const partCostExport = listExport('part-costs', question, partCostList, [
  ['Part', ({ productName }) => productName],
  ['List price (USD)', ({ listPriceMinor }) => amountText(listPriceMinor)],
  ['Cost (USD)', ({ costMinor }) => (costMinor === null ? null : amountText(costMinor))],
]);
