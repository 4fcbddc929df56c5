import type { TypedOrderFields } from '../../people/accounts/order-fields.ts';
import type { GivenAgreement } from '../../base/kernel/agreement.ts';
import { get, post } from '../../base/operations/path.ts';
import type { GrowingPage, ListPage } from '../../base/paged-lists/list-page.ts';
import type { Minor } from '../../base/money/money.ts';
import type { BoughtRequest } from '../order-history/bought-part.ts';
import type { OrderHeader, OrderItem, PlacedOrder } from './order.ts';
import type { CheckoutQuote, BoughtPart, MachinePart, OrderAgain, PartHistory } from './answers.ts';

export type * from './answers.ts';

/** Request for a quote before the order. */
export interface QuoteRequest {
  cartGuid: string;
  /** null until one is selected: delivery counts as 0. */
  deliveryAddressId: number | null;
  couponCode?: string | undefined;
}

/** Input of an order, with the company's order fields (H4); everything else is computed (D12). */
export interface OrderRequest extends TypedOrderFields, GivenAgreement {
  cartGuid: string;
  deliveryAddressId: number | null;
  purchaseOrderNumber: string;
  couponCode?: string | undefined;
  /** The total that the buyer saw; if it has changed, the order is refused with the new figures (409). */
  expectedTotalMinor?: Minor | undefined;
  /** The same with its tax, where it is computed: a rate may have changed at midnight (O3). */
  expectedTotalWithTaxMinor?: Minor | undefined;
}

/** Machines for the lines of an order. */
export interface OrderMarks {
  orderId: number;
  productId: number;
  variantId?: number | null | undefined;
  serial?: string | undefined;
  machine?: string | undefined;
}

export const orderPaths = {
  /** Current goods, discount, delivery and total of a cart; an invalid coupon is reported, not dropped. */
  quote: post<QuoteRequest, CheckoutQuote>('/Sale/GetQuote'),
  /** Returns the order's id; the same cart again returns the same id (D12). */
  place: post<OrderRequest, number>('/Sale/AddSale'),
  read: get<{ orderId: number }, PlacedOrder>('/Sale/GetSaleByID/{orderId}'),
  lines: get<{ orderId: number; page?: number; pageSize?: number }, ListPage<OrderItem>>(
    '/SaleItem/GetAllSaleItemsBySaleID/{orderId}',
  ),
  /**
   * A customer's orders, newest first. `customerId` can be the id or the GUID; `search` matches reference, PO number or
   * part (A26).
   */
  ofCustomer: get<GrowingPage & { customerId: number | string; search?: string }, ListPage<OrderHeader>>(
    '/Sale/GetSaleByUserID/{customerId}',
  ),
  /** The parts that orders name for a press of the company, the latest first. */
  partsOfMachine: get<{ machineId: number }, readonly MachinePart[]>('/Sale/GetPartsOfMachine/{machineId}'),
  /** Lists the parts that the logged-in customer recently bought most often and can buy again, most frequent first. */
  boughtBefore: get<{ count: number }, readonly BoughtPart[]>('/Sale/GetBoughtBefore/{count}'),
  /** Previews reordering one of the customer's own orders, line by line (G2). */
  again: get<{ orderId: number }, OrderAgain>('/Sale/GetOrderAgain/{orderId}'),
  /** Lists the parts in the orders that the member sees, with frequency and current price (G3). */
  partHistory: get<BoughtRequest, ListPage<PartHistory>>('/Sale/GetPartHistory'),
  /** Fills serial and machine of an order's lines if they are empty; never adds a line; returns 1 (D12). */
  addLines: post<{ lines: readonly OrderMarks[] }, number>('/SaleItem/AddSaleItems'),
};
