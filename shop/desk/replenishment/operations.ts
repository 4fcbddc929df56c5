import { z } from 'zod';
import { issue } from '../../base/messages/issue.ts';
import { answerInternal, answerInternalList, answerNumber, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { dayInput, listInput } from '../../base/paged-lists/list-request.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { NEEDS } from '../../base/rights/staff-right.ts';
import { wholeNumber } from '../../catalogue/stock/stock-input.ts';
import { asNumber, idNumber, textInput } from '../../base/wire/input-schemas.ts';
import { purchaseSchema, replenishmentSchema, supplierSchema } from './answers.ts';
import { replenishmentDeclaration, replenishmentPaths } from './paths.ts';
import { orderFromSupplier, readPurchase, receiveGoods } from './purchase.ts';
import { listSuppliers, replenishmentList } from './replenishment-queries.ts';

const question = listInput(replenishmentDeclaration);

const MAX_LINES = 200;
const rows = issue('refusal.list-of-rows');
const most = issue('refusal.most-rows', { most: MAX_LINES });
const shortText = textInput.refine((text) => text.length <= 200, issue('rule.too-long'));

const order = z.object({
  note: shortText.default('').describe('Number of the order at the supplier.'),
  lines: z
    .array(
      z.object({
        productId: idNumber('product'),
        quantity: wholeNumber(1),
        expectedOn: dayInput,
        arriving: z
          .preprocess((value) => asNumber(value) ?? undefined, z.int().optional())
          .describe(
            'Number of units that were expected when the list was read. If it has changed, the call is refused.',
          ),
      }),
      rows,
    )
    .min(1, rows)
    .max(MAX_LINES, most),
});

const receipt = z.object({
  arrivals: z
    .array(z.object({ arrivalId: idNumber('arrival'), quantity: wholeNumber(1) }), rows)
    .min(1, rows)
    .max(MAX_LINES, most),
});

/** Parts to order from suppliers (L4). */
export const replenishmentOperations = [
  operation(replenishmentPaths.list, {
    tag: 'Stock',
    summary:
      'List the parts to order from suppliers, with the suggested quantity: reorder point and demand until the next purchase arrives, less stock and expected goods (L4).',
    who: { access: 'staff', staffRight: NEEDS.stock, scope: 'stock:read' },
    input: question,
    answer: { format: answerInternalList(replenishmentSchema) },
    example: { query: { sort: 'supplier', direction: 'asc' } },
    handle: (asked, { shop }) => listPage(shop, replenishmentList, asked),
  }),

  operation(replenishmentPaths.suppliers, {
    tag: 'Stock',
    summary: 'List the suppliers from whom parts are to order or expected (L4).',
    who: { access: 'staff', staffRight: NEEDS.stock, scope: 'stock:read' },
    input: noInput,
    answer: { format: answerInternal(z.array(supplierSchema)) },
    handle: (_, { shop }) => listSuppliers(shop),
  }),

  operation(replenishmentPaths.purchase, {
    tag: 'Stock',
    summary: 'Get the parts to order from a supplier, and the goods that are expected from it (L4).',
    who: { access: 'staff', staffRight: NEEDS.stock, scope: 'stock:read' },
    input: z.object({ supplier: shortText }),
    answer: { format: answerInternal(purchaseSchema) },
    example: { query: { supplier: 'Nordic Blades' } },
    handle: readPurchase,
  }),

  operation(replenishmentPaths.order, {
    tag: 'Stock',
    summary: 'Record parts as ordered from a supplier, all lines or none. Returns their number (L4).',
    who: { access: 'staff', staffRight: NEEDS.stock, scope: 'stock:write' },
    input: order,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { note: 'PO 4711', lines: [{ productId: 140, quantity: 24, expectedOn: '2099-12-03' }] } },
    handle: orderFromSupplier,
  }),

  operation(replenishmentPaths.receive, {
    tag: 'Stock',
    summary: 'Receive expected goods, all of these or none, each once. Returns their number (L4).',
    who: { access: 'staff', staffRight: NEEDS.stock, scope: 'stock:write' },
    input: receipt,
    answer: { format: answerNumber },
    example: { body: { arrivals: [{ arrivalId: 1, quantity: 12 }] } },
    handle: receiveGoods,
  }),
];

export const replenishmentExport = listExport('replenishment', question, replenishmentList, [
  ['Supplier', ({ supplier }) => supplier],
  ['Part', ({ productName }) => productName],
  ['Quantity', ({ suggested }) => suggested],
  ['In stock', ({ stockLevel }) => stockLevel],
  ['On back-order', ({ missing }) => missing],
  ['Expected', ({ arriving }) => arriving],
  ['Reorder point', ({ lowStock }) => lowStock],
  ['Sold in 12 months', ({ soldInYear }) => soldInYear],
  ['Lead time (days)', ({ leadTimeDays }) => leadTimeDays],
]);
