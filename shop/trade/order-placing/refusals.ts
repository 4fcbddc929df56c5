import type { PricedCart } from '../cart/cart.ts';
import type { StoredCart } from '../cart/stored-cart.ts';
import { checkoutAddressErrors } from '../../people/customers/address-rules.ts';
import { ConflictError, type FieldError, ShopError } from '../../base/messages/errors.ts';
import type { Minor } from '../../base/money/money.ts';
import { minimumSpendMessage } from '../../catalogue/pricing/totals.ts';
import type { ApprovalNeed } from '../orders/approval-state.ts';
import type { Buyer } from '../orders/buyer-queries.ts';
import type { UntranslatedQuote } from '../orders/order.ts';
import { message } from '../../base/messages/message.ts';

/** Message for a missing delivery address, on the page and by the server (A17). */
export const ADDRESS_REQUIRED = message('refusal.address-required');

/** Message for a missing purchase order number (A17). */
export const PURCHASE_ORDER_REQUIRED = message('refusal.purchase-order-required');

/** Message for an order of a quotation that is no longer what was sent (D54). */
export const OFFER_DIFFERS = message('refusal.quotation-differs');

export const CART_EMPTY = message('refusal.cart-empty');

/** The cart can't be ordered: all reasons, by field. Nothing was written. */
export class NotOrderableError extends ShopError {
  readonly code = 'order.not-orderable';
  readonly status = 400;
  override readonly errors: readonly FieldError[];
  constructor(errors: readonly FieldError[]) {
    super(...errors.map((error) => error.message));
    this.errors = errors;
  }
}

/**
 * The total differs from the one that the buyer saw; the error has the new figures for a new confirmation (D12).
 * Nothing was written.
 */
export class TotalChangedError extends ShopError {
  readonly code = 'order.total-changed';
  readonly status = 409;
  override readonly details: { figures: UntranslatedQuote };
  constructor(seenMinor: Minor, figures: UntranslatedQuote) {
    super(message('refusal.total-changed'));
    this.details = { figures };
    this.cause = { seenMinor, currentMinor: figures.totalMinor };
  }
}

/** The order needs an approval (H3). Nothing was written. */
export class ApprovalNeededError extends ConflictError {
  constructor(need: ApprovalNeed) {
    super('order.approval-needed', message('refusal.approval-needed', { reason: need.askedFor }));
  }
}

/**
 * The order needs an approval, but staff order for the member (H7) and can't request one in their name. Nothing was
 * written.
 */
export class MemberMustAskError extends ConflictError {
  constructor(member: string) {
    super('order.member-must-ask', message('refusal.member-must-ask', { member }));
  }
}

/** The basket awaits approval (H3). */
export class AwaitsApprovalError extends ConflictError {
  constructor() {
    super('cart.awaits-approval', message('refusal.cart-awaits-approval'));
  }
}

/** All reasons why the cart can't be ordered; empty if it can (A15, A17, A18, B8, D13). */
export function orderRefusals(cart: PricedCart, quote: UntranslatedQuote, address: Buyer['address']): FieldError[] {
  if (cart.lines.length === 0) return [{ field: 'cartGuid', message: CART_EMPTY }];
  return [
    ...cart.lines.flatMap(({ id, refusal }) =>
      refusal === null ? [] : [{ field: `lines.${id}`, message: refusal.message }],
    ),
    ...(cart.meetsMinimumSpend ? [] : [{ field: 'cartGuid', message: minimumSpendMessage(cart.minimumSpendMinor) }]),
    ...addressRefusals(address),
    ...(quote.coupon?.refusal == null ? [] : [{ field: 'couponCode', message: quote.coupon.refusal }]),
  ];
}

/** Reason why the terms of a quotation no longer hold: the account has another currency since (K6). */
export function agreedRefusals({ agreed, owner }: Pick<StoredCart, 'agreed' | 'owner'>): FieldError[] {
  return agreed === null || agreed.currency === owner.currency
    ? []
    : [{ field: 'quotationId', message: message('refusal.quotation-currency') }];
}

function addressRefusals(address: Buyer['address']): FieldError[] {
  const field = 'deliveryAddressId';
  if (address === null) return [{ field, message: ADDRESS_REQUIRED }];
  // An older address may not satisfy these rules.
  return Object.values(checkoutAddressErrors(address)).map((message) => ({ field, message }));
}
