import type { OrderFields } from '../accounts/order-fields.ts';
import type { SalesUnit } from '../catalogue/sales-unit.ts';
import type { CurrencyId, Minor } from '../kernel/money.ts';
import type { DeliveryPromise } from '../stock/promise.ts';
import type { Message } from '../kernel/message.ts';
import type { OrderVersion } from './order-version.ts';
import type { OrderState } from './progress.ts';
import type { Quote } from './answers.ts';

/** Order: a snapshot, never repriced (B9), with the company's order fields (H4). Amounts are in its own currency. */
export interface Order extends OrderFields {
  id: number;
  /** 'MA001234' (D27). */
  reference: string;
  customerId: number;
  customerGuid: string;
  status: 'pending' | 'complete';
  /** State of the order (L1). */
  state: OrderState;
  /** ISO 8601. */
  placedAt: string;
  /** The last correction (L5): everything here is as it is since then. null: as it was ordered. */
  version: OrderVersion | null;
  purchaseOrderNumber: string;
  /** Staff member who placed it for the member (H7); null: the member did. */
  placedByStaff: string | null;
  firstName: string;
  surname: string;
  company: string;
  email: string;
  /** Lines joined by line breaks. */
  deliveryAddress: string;
  /** The order's own text of it, where that is put into its reader's words (N1). */
  addressAsKept?: string;
  currency: CurrencyId;
  couponCode: string | null;
  goodsMinor: Minor;
  /** ≤ 0. */
  discountMinor: Minor;
  subtotalMinor: Minor;
  /** null: to be advised (D6), and not advised yet (L3). */
  deliveryMinor: Minor | null;
  totalMinor: Minor;
  lines: readonly OrderLine[];
  /** True if the customer's own purchase order is there as a PDF. */
  hasPurchaseOrder: boolean;
}

/** An order in a list: without its lines, but with what the documented sale tells of them. */
export interface OrderHeader extends Omit<Order, 'lines'> {
  /** ISO day of the last shipment (L3); null: not despatched yet (B9). */
  despatchedOn: string | null;
  /** Stored address that it was copied from; the text is authoritative. */
  deliveryAddressId: number | null;
  /** The sub total in pounds and in euros at the order's own rates (D7). */
  subtotalGbpMinor: Minor;
  subtotalEurMinor: Minor;
  /** The cart that it was; null for orders from elsewhere. */
  cartGuid: string | null;
  /** Of the first line (D37). */
  firstProductId: number;
  /** The names on its lines, joined by line breaks. */
  productsBought: string;
}

/** An order with everything that is stored of it. */
export interface PlacedOrder extends OrderHeader {
  lines: readonly OrderLine[];
}

export interface OrderLine {
  id: number;
  productId: number;
  productName: string;
  /** null: placed before the intro was kept with the line. */
  productIntro: string | null;
  productDetails: string;
  variantId: number | null;
  variantDetails: string | null;
  quantity: number;
  unitPriceMinor: Minor;
  lineTotalMinor: Minor;
  serial: string;
  machine: string;
  /** When it could leave, as it was said then (L4); null: placed before that was kept. */
  promise: DeliveryPromise | null;
  /** Customer part number at that time (H6). */
  ownNumber: string | null;
  /** Sales unit at that time; null: a piece, or placed before it was stored. */
  unit: SalesUnit | null;
}

/** A line with what the documented items repeat of their order. */
export interface OrderItem extends OrderLine {
  orderId: number;
  /** Of the whole order, charged once (D6). */
  deliveryMinor: Minor | null;
}

/** A row of the order history (A26). */
export type OrderSummary = Pick<
  OrderHeader,
  | 'id'
  | 'reference'
  | 'placedAt'
  | 'deliveryAddress'
  | 'purchaseOrderNumber'
  | 'currency'
  | 'totalMinor'
  | 'status'
  | 'state'
  | 'productsBought'
  | 'placedByStaff'
>;

/** A quote whose refused code is not yet translated. */
export interface UntranslatedQuote extends Omit<Quote, 'coupon'> {
  coupon: { code: string; refusal: Message | null } | null;
}
