import { ORDER_FIELD_NAMES } from '../../people/accounts/order-fields.ts';

/** The fields of the checkout as typed; an empty string means none. */
export const DRAFT_FIELDS = ['purchaseOrderNumber', 'couponCode', ...ORDER_FIELD_NAMES] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** Maximum length of the note to the shop. */
export const CHECKOUT_NOTE_MAX = 500;

/** The fields of an address as typed. */
export const DRAFT_ADDRESS_FIELDS = ['contactName', 'line1', 'line2', 'region', 'postcode', 'countryId'] as const;
export type DraftAddressField = (typeof DRAFT_ADDRESS_FIELDS)[number];

/**
 * Choices and input of the buyer at the checkout. Stored with the cart, so that they survive a reload, a change of language and a
 * look at the basket, and appear in no page address and no log.
 */
export interface CheckoutDraft extends Record<DraftField, string> {
  /** Note to the shop, sent as a message about the order (L8). */
  note: string;
  /** undefined: none selected yet; null: deliberately none (A17). */
  deliveryAddressId?: number | null | undefined;
  /** An address that was typed but not saved yet, as a new one (0) or as an edit of a saved one; null: none. */
  typedAddress: ({ editedId: number } & Record<DraftAddressField, string>) | null;
}
