import { answerInternalList } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { NEEDS } from '../../base/rights/staff-right.ts';
import { replenishmentSchema } from './answers.ts';
import { replenishmentDeclaration, replenishmentPaths } from './paths.ts';
import { replenishmentList } from './replenishment-queries.ts';

const question = listInput(replenishmentDeclaration);

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
