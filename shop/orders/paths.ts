import type { TypedOrderFields } from '../accounts/order-fields.ts';
import { get, post } from '../operations/path.ts';
import type { ListPage } from '../operations/list-page.ts';
import type { Minor } from '../kernel/money.ts';
import type { BoughtRequest } from './bought-part.ts';
import type { OrderHeader, OrderItem, PlacedOrder } from './order.ts';
import type { CheckoutQuote, BoughtPart, OrderAgain, PartHistory } from './answers.ts';

export type * from './answers.ts';

/** Request for a quote before the order. */
export interface QuoteRequest {
  cartGuid: string;
  /** null until one is chosen: delivery 0 for now. */
  deliveryAddressId: number | null;
  couponCode?: string | undefined;
}

/** Input of an order, with the company's order fields (H4); everything else is computed (D12). */
export interface OrderRequest extends TypedOrderFields {
  cartGuid: string;
  deliveryAddressId: number | null;
  purchaseOrderNumber: string;
  couponCode?: string | undefined;
  /** The total that the buyer saw; another one now is refused with the new figures (409). */
  expectedTotalMinor?: Minor | undefined;
}

/** Machines that the lines of an order are for. */
export interface OrderMarks {
  orderId: number;
  productId: number;
  variantId?: number | null | undefined;
  serial?: string | undefined;
  machine?: string | undefined;
}

export interface OrderListRequest {
  page?: number;
  pageSize?: number;
}

export const orderPaths = {
  /** Goods, discount, delivery and total of a cart as things stand; a coupon that does not count is reported, not dropped. */
  quote: post<QuoteRequest, CheckoutQuote>('/Sale/GetQuote'),
  /** Answers the order's id; the same cart again answers the same id (D12). */
  place: post<OrderRequest, number>('/Sale/AddSale'),
  read: get<{ orderId: number }, PlacedOrder>('/Sale/GetSaleByID/{orderId}'),
  lines: get<{ orderId: number; page?: number; pageSize?: number }, ListPage<OrderItem>>(
    '/SaleItem/GetAllSaleItemsBySaleID/{orderId}',
  ),
  /**
   * A customer's orders, the newest first. `customerId` may be the number or the guid; `search` finds by reference,
   * PO number or part (A26).
   */
  ofCustomer: get<
    { customerId: number | string; search?: string; page?: number; pageSize?: number },
    ListPage<OrderHeader>
  >('/Sale/GetSaleByUserID/{customerId}'),
  /** Lists the parts that the signed-in customer bought most often lately and can buy again, the most often first. */
  boughtBefore: get<{ count: number }, readonly BoughtPart[]>('/Sale/GetBoughtBefore/{count}'),
  /** One of the customer's own orders as it could be ordered again today, line by line (G2). */
  again: get<{ orderId: number }, OrderAgain>('/Sale/GetOrderAgain/{orderId}'),
  /** The parts of the orders that the member sees, with how often each is bought and what it costs today (G3). */
  partHistory: get<BoughtRequest, ListPage<PartHistory>>('/Sale/GetPartHistory'),
  /** Fills serial and machine of an order's lines while they are empty; writes no second line; answers 1 (D12). */
  addLines: post<{ lines: readonly OrderMarks[] }, number>('/SaleItem/AddSaleItems'),
  /** Staff: every complete order, the newest first (E3). */
  complete: get<OrderListRequest, ListPage<OrderHeader>>('/Sale/GetAllSalesByComplete'),
  /** Staff: every pending order, the newest first (E3). */
  pending: get<OrderListRequest, ListPage<OrderHeader>>('/Sale/GetAllSalesByPending'),
  /** Staff: orders by their number, surname or company, within one of the two lists where that is named (D27). */
  search: get<
    OrderListRequest & { keyword: string; status?: OrderHeader['status'] | undefined },
    ListPage<OrderHeader>
  >('/Sale/GetAllOrdersByKeywordAdmin/{keyword}'),
};
