import { and, count, eq, gt, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { closeCart } from '../cart/close-cart.ts';
import { newCartGuid } from '../cart/read-cart.ts';
import { cartLines, carts } from '../cart/tables.ts';
import { products, productVariants } from '../../catalogue/parts/tables.ts';
import { lockOwnAddress } from '../../people/customers/address-queries.ts';
import {
  ConflictError,
  type FieldError,
  InvalidInputError,
  NotFoundError,
  ShopError,
} from '../../base/messages/errors.ts';
import { quotationNumber } from '../../base/kernel/quotation-number.ts';
import { message, type Message } from '../../base/messages/message.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import type { SignedInCustomer } from '../../base/operations/shop.ts';
import { requestForLockedCart } from '../approvals/ask-for-approval.ts';
import type { WantedOrder } from '../order-placing/check-order.ts';
import { placeLockedCart } from '../order-placing/place-order.ts';
import { NotOrderableError } from '../order-placing/refusals.ts';
import { differencesOf, goneParts, keptTerms, type OfferTerms, termsAt } from './offer-terms.ts';
import type { QuotationAcceptance } from './paths.ts';
import { shownState } from './quotation.ts';
import {
  findOpenApproval,
  findStamped,
  getVersion,
  listVersionLines,
  type LockedQuotation,
  lockQuotation,
  type StoredLine,
  type StoredVersion,
} from './quotation-queries.ts';
import { type Actor, awaitsApproval, buyerActor, quotationMoved, recordQuotation } from './record-quotation.ts';
import { quotations } from './tables.ts';

/** Another offer counts by now, or this one is no longer what was sent; it has the figures of both. Nothing was written. */
export class OfferChangedError extends ShopError {
  readonly code = 'quotation.changed';
  readonly status = 409;
  override readonly errors: readonly FieldError[];
  override readonly details: {
    offerSeen: OfferFigures | null;
    offerNow: OfferFigures;
    /** Whatever is no longer as it was sent, one sentence each (D54). */
    differences: readonly Message[];
  };
  constructor(
    offerSeen: OfferFigures | null,
    offerNow: OfferFigures,
    { differences = [], errors = [] }: { differences?: readonly Message[]; errors?: readonly FieldError[] } = {},
  ) {
    super(message(differences.length === 0 ? 'refusal.quotation-changed' : 'refusal.quotation-differs'));
    this.errors = errors;
    this.details = { offerSeen, offerNow, differences };
  }
}

interface OfferFigures {
  currency: CurrencyId;
  totalMinor: Minor;
  /** Absent: no tax is computed. */
  totalWithTaxMinor?: Minor;
}

/**
 * Places the order of an offer, at its prices and delivery, once: sent again it returns the same order (K6). Price lists, classes, rates,
 * coupons and the minimum don't count; the member's limits do (H3).
 * @throws {NotFoundError} unknown, or not visible to the member
 * @throws {OfferChangedError} another offer than the one that the member saw, or its address, tax or parts are no longer what was sent (D54)
 * @throws {ConflictError} expired, not open, or it awaits an approval
 * @throws {NotOrderableError} a part that got widths, or is not sold in their region; no address; another currency
 * @throws {ApprovalNeededError}
 */
export function acceptQuotation(request: QuotationAcceptance, context: CustomerContext): Promise<number> {
  const actor = buyerActor(context);
  return inTransaction(context.shop.db, async (tx) => {
    const locked = await lockOwn(tx, request.quotationId, actor);
    if (locked.orderId !== null) return locked.orderId;
    if ((await findOpenApproval(tx, locked.cartId, actor.now)) !== undefined) throw awaitsApproval();
    const { termsVersion, orderAsBusiness } = request;
    const wanted = await wantedOrder(tx, locked, request, actor, context);
    return placeLockedCart(tx, wanted, { termsVersion, orderAsBusiness }, null, context);
  });
}

/**
 * Asks the company's approvers for the order of an offer (H3). The offer is frozen meanwhile: nobody changes it, and it can't expire.
 * Sent again it returns the same request.
 * @throws as `acceptQuotation`
 */
export function requestQuotationApproval(request: QuotationAcceptance, context: CustomerContext): Promise<number> {
  const actor = buyerActor(context);
  return inTransaction(context.shop.db, async (tx) => {
    const locked = await lockOwn(tx, request.quotationId, actor);
    const open = await findOpenApproval(tx, locked.cartId, actor.now);
    if (open !== undefined) return open;
    const approvalId = await requestForLockedCart(tx, await wantedOrder(tx, locked, request, actor, context), context);
    const { id, customerId, state, sentVersion: version } = locked;
    await recordQuotation(tx, { id, customerId, kind: 'approval', state, version }, actor);
    return approvalId;
  });
}

async function lockOwn(tx: Db, quotationId: number, { reader }: Actor): Promise<LockedQuotation> {
  const locked = await lockQuotation(tx, quotationId, reader);
  if (locked === undefined) throw new NotFoundError('quotation');
  return locked;
}

/** Checks an acceptance, and makes the cart that its order is placed from. */
async function wantedOrder(
  tx: Db,
  locked: LockedQuotation,
  request: QuotationAcceptance,
  actor: Actor,
  context: CustomerContext,
): Promise<WantedOrder> {
  const { today, now } = actor;
  const { customer } = context.caller;
  const state = shownState(locked, today);
  if (state === 'expired')
    throw new ConflictError(
      'quotation.expired',
      message('refusal.quotation-expired', { number: quotationNumber(locked.id) }),
    );
  if (state !== 'sent') throw quotationMoved();
  const offer = await refuseOldStamp(tx, locked, request.stamp);
  const all = await listVersionLines(tx, offer.id);
  const lines = chosenLines(all, request.positions, offer);
  const gone = await goneParts(tx, lines, today);
  const figures = figuresOf(locked, offer, keptTerms(offer));
  if (gone.length > 0)
    throw new OfferChangedError(figures, figures, { differences: gone.map((part) => part.message), errors: gone });
  const refused = await partsWithoutWidth(tx, lines);
  if (refused.length > 0) throw new NotOrderableError(refused);
  const chosen = request.deliveryAddressId ?? null;
  const deliveryAddressId = await agreedAddress(tx, { locked, offer, lines: all, chosen }, actor, context);
  const cartId = await insertAgreedCart(tx, { locked, offer, lines, customer }, now);
  const {
    quotationId: _,
    stamp: __,
    positions: ___,
    termsVersion: _terms,
    orderAsBusiness: _business,
    deliveryAddressId: _chosen,
    ...typed
  } = request;
  return {
    ...typed,
    cartId,
    customerId: customer.id,
    deliveryAddressId,
    checkCoupon: () => Promise.reject(new Error(`A coupon was typed for quotation ${locked.id}.`)),
  };
}

/** Returns the newest offer. @throws {OfferChangedError} the stamp is of another one */
export async function refuseOldStamp(tx: Db, locked: LockedQuotation, stamp: string): Promise<StoredVersion> {
  const offer = await getVersion(tx, locked.id, locked.sentVersion ?? 0);
  if (offer.stamp === stamp) return offer;
  const seen = await findStamped(tx, locked.id, stamp);
  // A version that was never sent is nothing that the buyer may know.
  throw new OfferChangedError(
    seen?.totalMinor == null || seen.version > offer.version ? null : figuresOf(locked, seen, null),
    figuresOf(locked, offer, null),
  );
}

/** @throws {InvalidInputError} a part of the lines, where the offer is for all */
function chosenLines(
  lines: readonly StoredLine[],
  positions: readonly number[] | undefined,
  { partsAllowed }: StoredVersion,
): readonly StoredLine[] {
  if (positions === undefined) return lines;
  const chosen = lines.filter(({ position }) => positions.includes(position));
  if (chosen.length === 0)
    throw new InvalidInputError([{ field: 'positions', message: message('refusal.quotation-nothing') }]);
  if (chosen.length < lines.length && !partsAllowed)
    throw new InvalidInputError([{ field: 'positions', message: message('refusal.quotation-whole') }]);
  return chosen;
}

/** Lines without a width whose parts got widths after the offer: it no longer says what to deliver (G2). */
async function partsWithoutWidth(tx: Db, lines: readonly StoredLine[]): Promise<FieldError[]> {
  const without = lines.filter(({ variantId }) => variantId === null);
  const ids = without.map(({ productId }) => productId);
  const widths = tx
    .select({ familyId: productVariants.familyId })
    .from(productVariants)
    .groupBy(productVariants.familyId)
    .having(gt(count(), 1));
  const isOfSeveral = and(inArray(products.id, ids), inArray(products.familyId, widths));
  const found = new Set((await tx.select({ id: products.id }).from(products).where(isOfSeveral)).map(({ id }) => id));
  return without
    .filter(({ productId }) => found.has(productId))
    .map(({ position, productName: part }) => ({
      field: `lines.${position - 1}`,
      message: message('refusal.quotation-width', { part }),
    }));
}

/**
 * Finds the address of an order, which is that of the offer: if the buyer chose another one, it is another offer.
 * @throws {OfferChangedError} its address or tax is no longer what was sent (D54)
 */
async function agreedAddress(
  tx: Db,
  {
    locked,
    offer,
    lines,
    chosen,
  }: { locked: LockedQuotation; offer: StoredVersion; lines: readonly StoredLine[]; chosen: number | null },
  { now }: Actor,
  { shop, caller: { customer } }: CustomerContext,
): Promise<number | null> {
  const addressId = chosen ?? offer.deliveryAddressId;
  const address =
    addressId === null ? undefined : await lockOwnAddress(tx, { addressId, companyId: customer.companyId });
  const kept = keptTerms(offer);
  if (kept === null || kept.deliveryAddress === null) return address?.id ?? chosen;
  const present = await termsAt(tx, shop, now, { ...offer, companyId: locked.companyId, lines }, address);
  const figures = (terms: OfferTerms) => figuresOf(locked, offer, terms);
  const differences = differencesOf(kept, present, figures(kept));
  if (differences.length > 0) throw new OfferChangedError(figures(kept), figures(present), { differences });
  return addressId;
}

function figuresOf(
  { currencyId: currency }: LockedQuotation,
  { totalMinor }: StoredVersion,
  terms: OfferTerms | null,
): OfferFigures {
  const net = { currency, totalMinor: totalMinor ?? 0 };
  return terms?.tax == null ? net : { ...net, totalWithTaxMinor: terms.tax.totalWithTaxMinor };
}

/**
 * Makes a closed cart of the member's with what was agreed. Order and approval are placed from it as from every other one; nobody else
 * knows its GUID.
 */
async function insertAgreedCart(
  tx: Db,
  {
    locked,
    offer,
    lines,
    customer,
  }: { locked: LockedQuotation; offer: StoredVersion; lines: readonly StoredLine[]; customer: SignedInCustomer },
  now: Date,
): Promise<number> {
  const [cart] = await tx
    .insert(carts)
    .values({
      guid: newCartGuid(),
      companyId: customer.companyId,
      customerId: customer.id,
      changedAt: now,
      quotationId: locked.id,
      agreedCurrencyId: locked.currencyId,
      agreedDeliveryMinor: offer.deliveryMinor,
    })
    .returning({ id: carts.id });
  if (cart === undefined) throw new Error('A cart was inserted and not answered.');
  await tx.insert(cartLines).values(
    lines.map(({ productId, variantId, quantity, serial, machine, unitPriceMinor: agreedPriceMinor }) => ({
      cartId: cart.id,
      productId,
      variantId,
      quantity,
      serial,
      machine,
      agreedPriceMinor,
    })),
  );
  await closeCart(tx, cart.id, now);
  await tx.update(quotations).set({ cartId: cart.id }).where(eq(quotations.id, locked.id));
  return cart.id;
}
