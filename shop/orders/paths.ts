import { get, post } from '../path.ts';
import type { ListPage } from '../list-page.ts';
import type { Minor } from '../money.ts';
import type { Order, OrderLine, OrderSummary, Quote } from './order.ts';

/** What a buyer sends to order their cart; everything else is computed (D12). */
export interface OrderRequest {
  cartGuid: string;
  deliveryAddressId: number | null;
  purchaseOrderNumber: string;
  couponCode?: string;
  /** The total that the buyer saw; another one now is refused with the new figures (409). */
  expectedTotalMinor?: Minor;
}

export const orderPaths = {
  /** Goods, discount, delivery and total of a cart as things stand; a coupon that does not count is told, not dropped. */
  quote: post<{ cartGuid: string; deliveryAddressId: number | null; couponCode?: string }, Quote>('/Sale/GetQuote'),
  /** Answers the order's id; the same cart again answers the same id (D12). */
  place: post<OrderRequest, number>('/Sale/AddSale'),
  read: get<{ orderId: number }, Order>('/Sale/GetSaleByID/{orderId}'),
  lines: get<{ orderId: number; page?: number; pageSize?: number }, ListPage<OrderLine>>(
    '/SaleItem/GetAllSaleItemsBySaleID/{orderId}',
  ),
  /** A customer's orders, the newest first. `customerId` may be the number or the guid. */
  ofCustomer: get<{ customerId: number | string; page?: number; pageSize?: number }, ListPage<OrderSummary>>(
    '/Sale/GetSaleByUserID/{customerId}',
  ),
  /** Fills serial and machine of an order's lines while they are empty; writes no second line; answers 1 (D12). */
  addLines: post<
    {
      lines: readonly {
        orderId: number;
        productId: number;
        variantId?: number | null;
        serial?: string;
        machine?: string;
      }[];
    },
    number
  >('/SaleItem/AddSaleItems'),
};
