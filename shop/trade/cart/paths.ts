import { del, get, post } from '../../base/operations/path.ts';
import type { Cart } from './cart.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { AddedLines, BasketGlance, BasketHead } from './answers.ts';

export type * from './answers.ts';

/** A part to add to a cart. */
export interface CartLineDraft {
  cartGuid: string;
  productId: number;
  variantId: number | null;
  quantity: number;
  serial?: string;
  machine?: string;
}

/** Maximum number of lines added to a cart at once. */
export const MAX_LINES = 1000;

/** Parts for a cart, each as a single addition takes it. */
export interface CartLinesDraft {
  cartGuid: string;
  lines: readonly Omit<CartLineDraft, 'cartGuid'>[];
}

export interface CartLineChange {
  id: number;
  quantity: number;
  serial?: string;
  machine?: string;
}

export const cartPaths = {
  /**
   * The logged-in customer's open cart: the browser's if it is theirs, otherwise the most recently changed one,
   * otherwise a new one.
   */
  current: get<Record<string, never>, Cart>('/Cart/GetCurrentCart'),
  /** The same cart without lines and prices: for every page. */
  head: get<Record<string, never>, BasketHead>('/Cart/GetCartHead'),
  /** The same cart as the drop-down of the header shows it. */
  glance: get<Record<string, never>, BasketGlance>('/Cart/GlanceAtCart'),
  read: get<{ cartGuid: string }, Cart>('/Cart/GetAllCartsByID/{cartGuid}'),
  addLine: post<CartLineDraft, number>('/Cart/CreateCartItem'),
  /** Adds many in one transaction; parts that can't be bought are left out and reported (G1). */
  addLines: post<CartLinesDraft, AddedLines>('/Cart/AddItems'),
  removeLine: del<{ lineId: number; cartGuid: string }, Cart>('/Cart/DeleteItemFromCart/{lineId}/{cartGuid}'),
  /** Removes all lines. */
  empty: del<{ cartGuid: string }, Cart>('/Cart/EmptyCart/{cartGuid}'),
  readCheckoutDraft: get<{ cartGuid: string }, CheckoutDraft | null>('/Cart/GetCheckoutDraft/{cartGuid}'),
  saveCheckoutDraft: post<{ cartGuid: string } & CheckoutDraft, number>('/Cart/SaveCheckoutDraft'),
  /** Staff who order for a member: whether their basket may hold quantities outside packs and minimums (K4). */
  allowAnyQuantity: post<{ cartGuid: string; anyQuantity: boolean }, number>('/Cart/AllowAnyQuantity'),
  save: post<{ lines: readonly CartLineChange[] }, number>('/Cart/SaveCart'),
};
