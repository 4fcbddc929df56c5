import { type SQL, sql } from 'drizzle-orm';
import { productList } from '../../shopfront/product-editing/product-list-queries.ts';
import { queueList } from '../../trade/fulfilment/queue-list.ts';
import { isAllowed, NEEDS, type StaffNeed, type StaffRight } from '../../base/rights/staff-right.ts';
import type { ListQuestion } from '../../base/paged-lists/list-question.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { everyRowCondition, type StaffList } from '../../base/paged-lists/staff-list.ts';
import { priceListList } from '../../catalogue/price-lists/staff-lists.ts';
import { priceUpdateList } from '../../catalogue/price-updates/staff-lists.ts';
import { partQuestionList } from '../../trade/part-requests/question-list.ts';
import { quotationList } from '../../trade/quotations/staff-quotation-list.ts';
import { returnList } from '../../trade/returns/return-list.ts';
import { type Tasks, tasksSchema } from './answers.ts';

const TASKS = tasksSchema.keyof().options;

/**
 * Counts what staff can act on now, in one statement (P5). Each number is the length of a list with a filter, so that it
 * always agrees with the list that its link opens.
 * @param names the numbers to count; the others are null
 */
export async function countTasks(
  shop: Shop,
  rights: readonly StaffRight[],
  names: readonly (keyof Tasks)[] = TASKS,
): Promise<Tasks> {
  const queue = queueList(0); // no number depends on the caller
  const counts = await Promise.all([
    countOf('newOrders', 'orders', queue, { state: 'new' }),
    countOf('lateOrders', 'orders', queue, { task: 'late' }),
    countOf('changeRequests', 'orders', queue, { task: 'request' }),
    countOf('returnsRequested', 'orders', returnList, { returnState: 'asked' }),
    countOf('partQuestions', 'orders', partQuestionList, { requestState: 'open' }),
    countOf('quotationsWaiting', 'prices', quotationList, { quotationState: 'waiting' }),
    countOf('unreadMessages', 'orders', queue, { task: 'message' }),
    countOf('arrivalsDue', NEEDS.parts, productList, { stock: 'due' }),
    countOf('endingPriceLists', 'prices', priceListList, { state: 'ending' }),
    countOf('leftPrices', 'prices', priceUpdateList, { task: 'left' }),
  ]);
  const { rows } = await shop.db.execute<{ counts: (number | null)[] }>(
    sql`select array[${sql.join(counts, sql`, `)}]::integer[] as counts`,
  );
  const [
    newOrders,
    lateOrders,
    changeRequests,
    returnsRequested,
    partQuestions,
    quotationsWaiting,
    unreadMessages,
    arrivalsDue,
    endingPriceLists,
    leftPrices,
  ] = rows[0]?.counts ?? [];
  return {
    newOrders: newOrders ?? null,
    lateOrders: lateOrders ?? null,
    changeRequests: changeRequests ?? null,
    returnsRequested: returnsRequested ?? null,
    partQuestions: partQuestions ?? null,
    quotationsWaiting: quotationsWaiting ?? null,
    unreadMessages: unreadMessages ?? null,
    arrivalsDue: arrivalsDue ?? null,
    endingPriceLists: endingPriceLists ?? null,
    leftPrices: leftPrices ?? null,
  };

  async function countOf<Sort extends string, Question extends ListQuestion<Sort>, Row extends { id: number }>(
    name: keyof Tasks,
    need: StaffNeed,
    list: StaffList<Sort, Question, Row>,
    question: Question,
  ): Promise<SQL> {
    if (!names.includes(name) || !isAllowed(need, rights)) return sql`null`;
    return sql`(select count(*) from ${list.table} where ${await everyRowCondition(shop, list, question)})`;
  }
}
