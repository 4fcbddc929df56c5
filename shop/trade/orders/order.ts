import type { OrderFields } from '../../people/accounts/order-fields.ts';
import type { SoldKitPart } from '../../catalogue/kits/kit-part.ts';
import type { SalesUnit } from '../../catalogue/parts/sales-unit.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import type { DeliveryPromise } from '../../catalogue/stock/promise.ts';
import type { Message } from '../../base/messages/message.ts';
import type { OrderTotals } from '../../base/money/adjustments.ts';
import type { TaxFigures } from '../../base/tax/tax-figures.ts';
import type { OrderVersion } from '../order-versions/order-version.ts';
import type { OrderState } from './progress.ts';
import type { Quote } from './answers.ts';

/** Order: a snapshot, never repriced (B9), with the company's order fields (H4). Amounts are in its own currency; a delivery of null is not advised yet (L3). */
export interface Order extends OrderFields, OrderTotals {
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
  /** The last correction (L5), which all values here reflect. null: as ordered. */
  version: OrderVersion | null;
  purchaseOrderNumber: string;
  /** Staff member who placed it for the member (H7); null: the member did. */
  placedByStaff: string | null;
  /** The quotation that it fulfils (K6); absent: none. */
  quotationId?: number | undefined;
  firstName: string;
  surname: string;
  company: string;
  email: string;
  /** Lines joined by line breaks. */
  deliveryAddress: string;
  /** Address of the company at the time, in the same form; null: placed before it was stored. */
  billingAddress: string | null;
  /** The order's own address text, if the displayed one is localised (N1). */
  addressAsKept?: string;
  /** Days after the invoice until it is due, as agreed with the order; null: as on the invoice (L6). */
  paymentDays: number | null;
  /** Further terms of payment; null: none. */
  paymentTerms: string | null;
  /** It waits until staff release it, because the company is above its credit limit. */
  waitsForCredit: boolean;
  currency: CurrencyId;
  couponCode: string | null;
  /** Absent: it was not computed (O3). */
  tax?: TaxFigures | undefined;
  lines: readonly OrderLine[];
  /** True if the customer's own purchase order has been uploaded. */
  hasPurchaseOrder: boolean;
}

/** An order in a list: without its lines, but with the fields of the documented sale. */
export interface OrderHeader extends Omit<Order, 'lines'> {
  /** ISO day of the last shipment (L3); null: not despatched yet (B9). */
  despatchedOn: string | null;
  /** Saved address from which it was copied; the text is authoritative. */
  deliveryAddressId: number | null;
  /** The subtotal in pounds and in euros at the order's own rates (D7). */
  subtotalGbpMinor: Minor;
  subtotalEurMinor: Minor;
  /** Its former cart; null for orders from other sources. */
  cartGuid: string | null;
  /** Product of the first line (D37). */
  firstProductId: number;
  /** The names on its lines, joined by line breaks. */
  productsBought: string;
}

/** An order with all its stored values. */
export interface PlacedOrder extends OrderHeader {
  lines: readonly OrderLine[];
}

export interface OrderLine {
  id: number;
  productId: number;
  productName: string;
  /** null: placed before the intro was stored with the line. */
  productIntro: string | null;
  productDetails: string;
  variantId: number | null;
  variantDetails: string | null;
  quantity: number;
  unitPriceMinor: Minor;
  lineTotalMinor: Minor;
  serial: string;
  machine: string;
  /** Despatch promise at the time of the order (L4); null: placed before it was stored. */
  promise: DeliveryPromise | null;
  /** Customer part number at that time (H6). */
  ownNumber: string | null;
  /** Unit of sale at that time; null: a piece, or placed before it was stored. */
  unit: SalesUnit | null;
  /** Parts of the kit at that time, with the quantity in one kit (J7); null: it was none. */
  kitParts: readonly SoldKitPart[] | null;
}

/** A line with the order's fields that documented items repeat. */
export interface OrderItem extends OrderLine {
  orderId: number;
  /** Charge of the whole order, charged once (D6). */
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
