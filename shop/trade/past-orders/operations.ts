import { z } from 'zod';
import { answerInternal, answerInternalList } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { cursorInput, pageRequest, withPage } from '../../base/paged-lists/list-page.ts';
import { orAbsent } from '../../base/paged-lists/list-request.ts';
import { idNumber } from '../../base/wire/input-schemas.ts';
import { pastOrderDetailsSchema, pastOrderSchema } from './answers.ts';
import { findPastOrder, listPastOrders } from './past-order-queries.ts';
import { pastOrderPaths } from './paths.ts';

const SEARCH_MAX = 100;
const PAGE_SIZE = 20;
const who = { access: 'customer', scope: 'orders:read' } as const;

/** Operations for orders of the earlier shop (Q2). */
export const pastOrderOperations = [
  operation(pastOrderPaths.list, {
    tag: 'Sale',
    summary: 'List the orders of the shop that the company used before, as the member sees orders, newest first (Q2).',
    who,
    input: z.object({
      search: orAbsent(z.string().trim().max(SEARCH_MAX)),
      page: orAbsent(pageRequest.shape.page.unwrap()),
      pageSize: orAbsent(pageRequest.shape.pageSize.unwrap()),
      after: cursorInput,
    }),
    answer: { format: answerInternalList(pastOrderSchema) },
    example: { query: { search: 'PO 77', page: 1, pageSize: 20 } },
    handle: ({ search = '', ...request }, { shop, caller: { customer } }) =>
      listPastOrders(shop.db, customer, { ...withPage(request, PAGE_SIZE), search }),
  }),

  operation(pastOrderPaths.read, {
    tag: 'Sale',
    summary: 'Get an order of the earlier shop with its lines, as it was: nothing is computed again (Q2).',
    who,
    input: z.object({ pastOrderId: idNumber('past_order') }),
    answer: { format: answerInternal(pastOrderDetailsSchema), refuses: [404] },
    example: { path: { pastOrderId: 1 }, ofOneCustomer: true },
    async handle({ pastOrderId }, { shop, caller: { customer } }) {
      const found = await findPastOrder(shop.db, customer, pastOrderId);
      if (found === undefined) throw new NotFoundError('past-order');
      return found;
    },
  }),
];
