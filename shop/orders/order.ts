import type { CurrencyId, Minor } from '../money.ts';

/** What was bought: a snapshot, never repriced (B9). Amounts in its own currency. */
export interface Order {
  id: number;
  /** 'MA001234' (D27). */
  reference: string;
  customerId: number;
  customerGuid: string;
  status: 'pending' | 'complete';
  /** ISO 8601. */
  placedAt: string;
  purchaseOrderNumber: string;
  firstName: string;
  surname: string;
  company: string;
  email: string;
  /** Lines joined by line breaks. */
  deliveryAddress: string;
  currency: CurrencyId;
  couponCode: string | null;
  goodsMinor: Minor;
  /** ≤ 0. */
  discountMinor: Minor;
  subtotalMinor: Minor;
  /** 0: to be advised (D6). */
  deliveryMinor: Minor;
  totalMinor: Minor;
  lines: readonly OrderLine[];
  /** Whether the customer's own purchase order is there as a PDF. */
  hasPurchaseOrder: boolean;
}

export interface OrderLine {
  id: number;
  productId: number;
  productName: string;
  productDetails: string;
  variantId: number | null;
  variantDetails: string | null;
  quantity: number;
  unitPriceMinor: Minor;
  lineTotalMinor: Minor;
  serial: string;
  machine: string;
}

/** A row of the order history (A26). */
export interface OrderSummary {
  id: number;
  reference: string;
  placedAt: string;
  deliveryAddress: string;
  purchaseOrderNumber: string;
  currency: CurrencyId;
  totalMinor: Minor;
  status: 'pending' | 'complete';
}

/** What the basket comes to as things stand, before anything is ordered (D7). */
export interface Quote {
  currency: CurrencyId;
  goodsMinor: Minor;
  discountMinor: Minor;
  subtotalMinor: Minor;
  deliveryMinor: Minor;
  totalMinor: Minor;
  /** Absent where no code was given; otherwise whether it counts (A18). */
  coupon: { code: string; refusal: string | null } | null;
}
