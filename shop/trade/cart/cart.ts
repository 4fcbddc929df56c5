import type { ShownPicture } from '../../catalogue/product-pictures/product-picture-url.ts';
import type { SalesUnit } from '../../catalogue/parts/sales-unit.ts';
import type { PurchaseRefusal } from '../../catalogue/categories/visibility.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import type { Message, Translated } from '../../base/messages/message.ts';
import type { Adjustment } from '../../base/money/adjustments.ts';
import type { PriceNotes, QuantityNote } from '../../catalogue/pricing/price-notes.ts';
import type { DeliveryPromise } from '../../catalogue/stock/promise.ts';

/** Cart of a customer, priced afresh at each read, in the currency of their account. */
export interface Cart {
  guid: string;
  currency: CurrencyId;
  lines: readonly CartLine[];
  /** The sum of the quantities, shown in the header (D11). */
  count: number;
  goodsMinor: Minor;
  /** Charges that its order would have (D60). */
  charges: readonly Adjustment[];
  /** The checkout requires more than this amount (B4, D7). */
  minimumSpendMinor: Minor;
  meetsMinimumSpend: boolean;
  /** Only in a basket that staff fill for a member: whether they allow any quantity in it (K4). */
  anyQuantity?: boolean | undefined;
}

export interface CartLine extends ShownPicture, PriceNotes, QuantityNote {
  id: number;
  productId: number;
  productName: string;
  productIntro: string;
  productDetails: string;
  variantId: number | null;
  variantDetails: string | null;
  quantity: number;
  /** Sales unit; null: a piece. */
  unit: SalesUnit | null;
  /** Pieces in one unit. */
  unitPieces: number;
  unitPriceMinor: Minor;
  lineTotalMinor: Minor;
  serial: string;
  machine: string;
  /** Despatch promise, after the lines of the same part above it (L4). */
  promise: DeliveryPromise;
  /** Customer part number (H6). */
  ownNumber: string | null;
  /** Reason why this part can't be ordered now: its region (D4), it is no longer offered, or not sold in this quantity (K4). */
  refusal: Translated<PartRefusal> | null;
}

/** Reason why a part can't be bought, not yet translated. */
export type PartRefusal = PurchaseRefusal | { code: 'not-available' | 'width' | 'quantity'; message: Message };

/** A priced cart with its messages not yet translated. */
export interface PricedCart extends Omit<Cart, 'lines'> {
  lines: readonly PricedLine[];
}

export interface PricedLine extends Omit<CartLine, 'refusal'> {
  refusal: PartRefusal | null;
}
