import type { SalesUnit } from '../../catalogue/parts/sales-unit.ts';
import type { AdminContact } from '../../base/kernel/account-terms.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import type { PriceClass } from '../../base/kernel/account-terms.ts';

/** A cart as stored: its owner, and its lines with all inputs of their prices. For the server only. */
export interface StoredCart {
  id: number;
  guid: string;
  /** The owner, with their company's prices and region, whoever reads the cart. */
  owner: CartOwner;
  /** It became an order: its lines are in the order. */
  isOrdered: boolean;
  /** Terms of the quotation that it fulfils (K6); null: those of the day. */
  agreed: AgreedTerms | null;
  /** Filled by staff for the member (H7). */
  isFilledByStaff: boolean;
  /** They allow any quantity (K4). */
  anyQuantity: boolean;
  /** In the order in which they were added. */
  lines: readonly StoredCartLine[];
}

/** Terms that were agreed in a quotation, besides the prices of the lines. */
export interface AgreedTerms {
  quotationId: number;
  /** The account may have another one by now. */
  currency: CurrencyId;
  /** null: to be advised. */
  deliveryMinor: Minor | null;
}

export interface CartOwner {
  id: number;
  companyId: number;
  currency: CurrencyId;
  priceClass: PriceClass;
  adminContact: AdminContact;
}

export interface StoredCartLine {
  id: number;
  variantId: number | null;
  quantity: number;
  serial: string;
  machine: string;
  /** The part got widths after it was added without one. */
  needsWidth: boolean;
  /** Unit price of a quotation (K6); null: the price of the day. */
  agreedPriceMinor: Minor | null;
  /** Customer part number of the cart's company (H6). */
  ownNumber: string | null;
  product: {
    id: number;
    name: string;
    intro: string;
    details: string;
    unit: SalesUnit | null;
    unitPieces: number;
    imageHash: string | null;
    useCloudImage: boolean;
    active: boolean;
    award: number;
    familyId: 1 | 2 | null;
    usdMinor: Minor;
    eurMinor: Minor | null;
    stockLevel: number;
    minQuantity: number;
    packSize: number;
    leadTimeDays: number | null;
  };
  /** The width that prices the line: the selected one, otherwise the first of the family (D2). */
  variant: {
    id: number;
    details: string;
    usdMinor: Minor | null;
    gbpMinor: Minor | null;
    eurMinor: Minor | null;
    minQuantity: number | null;
    packSize: number | null;
  } | null;
}
