import type { ListPage } from '../operations/list-page.ts';
import type { ListQuestion } from '../operations/list-question.ts';
import { get, post } from '../operations/path.ts';
import type { OrderHeader } from './order.ts';
import type { OrderState } from './progress.ts';

export const ORDER_SORTS = ['number', 'user', 'company', 'placed', 'subtotal', 'purchaseOrder', 'state'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Filters of the order lists in the administration; days are ISO, in the store's time zone, and inclusive. */
export type OrderQuestion = ListQuestion<OrderSort> & {
  status?: OrderHeader['status'] | undefined;
  state?: OrderState | undefined;
  customerId?: number | undefined;
  companyId?: number | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

/** An order as staff list it. */
export interface ListedOrder extends OrderHeader {
  /** Staff have written a note on it. */
  hasNote: boolean;
}

/** An order, and the list that it was opened from. */
export type NeighboursQuestion = Pick<
  OrderQuestion,
  'search' | 'status' | 'state' | 'customerId' | 'companyId' | 'from' | 'until'
> & {
  orderId: number;
};

/** The numbers of the orders beside one; null: it is the last of its list on that side. */
export interface OrderNeighbours {
  newer: number | null;
  older: number | null;
}

/** The longest note on an order. */
export const NOTE_MAX = 1000;

/** Staff calls in addition to the documented ones (E3, E4). Each change is recorded in the audit list. */
export const staffOrderPaths = {
  /** The newest first; searched by number, surname, company (D27) or PO number. */
  list: get<OrderQuestion, ListPage<ListedOrder>>('/Sale/GetOrderList'),
  neighbours: get<NeighboursQuestion, OrderNeighbours>('/Sale/GetOrderNeighbours/{orderId}'),
  /** Answers 1, also where it is so already. */
  setStatus: post<{ orderId: number; status: OrderHeader['status'] }, number>('/Sale/SetSaleStatus'),
  /** Answers 1. */
  addNote: post<{ orderId: number; note: string }, number>('/Sale/AddSaleNote'),
  /** Sends the order's mail to the customer once more; answers 1. */
  resendMail: post<{ orderId: number }, number>('/Sale/ResendSaleMail'),
};
