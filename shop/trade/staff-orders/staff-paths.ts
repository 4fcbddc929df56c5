import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { choice, declareList, type FiltersOf, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import { get, post } from '../../base/operations/path.ts';
import type { OrderHeader } from '../orders/order.ts';
import { ORDER_STATES } from '../orders/progress.ts';
import type { LastBought, OrderNeighbours, PriceReason } from '../orders/answers.ts';

export type * from '../orders/answers.ts';

/** The list of orders for staff (E3). */
export const orderDeclaration = declareList({
  sorts: ['number', 'user', 'company', 'placed', 'subtotal', 'purchaseOrder', 'state'],
  order: { sort: 'number', direction: 'desc' },
  filters: {
    status: choice(['complete', 'pending'], 'refusal.order-status'),
    state: choice(ORDER_STATES, 'staff-refusal.order-state', { states: ORDER_STATES.join(', ') }),
    customerId: { kind: 'id', of: 'customer' },
    companyId: { kind: 'id', of: 'company' },
    from: { kind: 'day' },
    until: { kind: 'day' },
  },
});

export type OrderQuestion = QuestionOf<typeof orderDeclaration>;

/** An order in the staff list. */
export interface ListedOrder extends OrderHeader {
  /** It has a staff note. */
  hasNote: boolean;
}

/** An order, and the list from which it was opened. */
export type NeighboursQuestion = FiltersOf<typeof orderDeclaration> &
  Pick<OrderQuestion, 'search'> & { orderId: number };

export interface OrderListRequest {
  page?: number;
  pageSize?: number;
}

/** Maximum length of a note on an order. */
export const NOTE_MAX = 1000;

/** Staff calls about orders (E3, E4). Each change is recorded in the audit list. */
export const staffOrderPaths = {
  /** All complete orders, newest first (E3). */
  complete: get<OrderListRequest, ListPage<OrderHeader>>('/Sale/GetAllSalesByComplete'),
  /** All pending orders, newest first (E3). */
  pending: get<OrderListRequest, ListPage<OrderHeader>>('/Sale/GetAllSalesByPending'),
  /** Orders by id, surname or company, optionally within one of the two lists (D27). */
  search: get<
    OrderListRequest & { keyword: string; status?: OrderHeader['status'] | undefined },
    ListPage<OrderHeader>
  >('/Sale/GetAllOrdersByKeywordAdmin/{keyword}'),
  /** Newest first; searched by id, surname, company (D27) or PO number. */
  list: get<OrderQuestion, ListPage<ListedOrder>>('/Sale/GetOrderList'),
  neighbours: get<NeighboursQuestion, OrderNeighbours>('/Sale/GetOrderNeighbours/{orderId}'),
  /** Lines whose price a price list decided. */
  priceReasons: get<{ orderId: number }, readonly PriceReason[]>('/Sale/GetPriceReasons/{orderId}'),
  /** Days on which a company last bought some parts, their ids separated by commas; what it never bought is absent (G3). */
  lastBought: get<{ companyId: number; parts: string }, readonly LastBought[]>('/Sale/GetLastBought/{companyId}'),
  /** Returns 1, even if unchanged. */
  setStatus: post<{ orderId: number; status: OrderHeader['status'] }, number>('/Sale/SetSaleStatus'),
  /** Returns 1. */
  addNote: post<{ orderId: number; note: string }, number>('/Sale/AddSaleNote'),
  /** Resends the order's mail to the customer; returns 1. */
  resendMail: post<{ orderId: number }, number>('/Sale/ResendSaleMail'),
};
