import { and, count, eq, gt, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { closeCart } from '../cart/close-cart.ts';
import { newCartGuid } from '../cart/read-cart.ts';
import { cartLines, carts } from '../cart/tables.ts';
import { listSuccessors } from '../catalogue/successor-queries.ts';
import { products, productVariants } from '../catalogue/tables.ts';
import { findOwnAddress } from '../companies/accounts/address-queries.ts';
import { ConflictError, type FieldError, InvalidInputError, NotFoundError, ShopError } from '../kernel/errors.ts';
import { quotationNumber } from '../kernel/quotation-number.ts';
import { message } from '../kernel/message.ts';
import type { CurrencyId, Minor } from '../kernel/money.ts';
import type { CustomerContext } from '../operations/operation.ts';
import type { SignedInCustomer } from '../operations/shop.ts';
import { requestForLockedCart } from '../orders/approvals/ask-for-approval.ts';
import type { WantedOrder } from '../orders/check-order.ts';
import { placeLockedCart } from '../orders/place-order.ts';
import { NotOrderableError } from '../orders/refusals.ts';
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

/** Another offer counts by now; it has the figures of both. Nothing was written. */
export class OfferChangedError extends ShopError {
  readonly code = 'quotation.changed';
  readonly status = 409;
  override readonly details: { offerSeen: OfferFigures | null; offerNow: OfferFigures };
  constructor(offerSeen: OfferFigures | null, offerNow: OfferFigures) {
    super(message('refusal.quotation-changed'));
    this.details = { offerSeen, offerNow };
  }
}

interface OfferFigures {
  currency: CurrencyId;
  totalMinor: Minor;
}

/**
 * Places the order of an offer, at its prices and delivery, once: sent again it returns the same order (K6). Price lists, classes, rates,
 * coupons and the minimum don't count; the member's limits do (H3).
 * @throws {NotFoundError} unknown, or not visible to the member
 * @throws {OfferChangedError} another offer than the one that the member saw
 * @throws {ConflictError} expired, not open, or it awaits an approval
 * @throws {NotOrderableError} a part that is no longer offered, got widths, or is not sold in their region; no address; another currency
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
  { today, now }: Actor,
  { caller: { customer } }: CustomerContext,
): Promise<WantedOrder> {
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
  const refused = [...(await goneParts(tx, lines, today)), ...(await partsWithoutWidth(tx, lines))];
  if (refused.length > 0) throw new NotOrderableError(refused);
  const cartId = await insertAgreedCart(tx, { locked, offer, lines, customer }, now);
  const {
    quotationId: _,
    stamp: __,
    positions: ___,
    termsVersion: _terms,
    orderAsBusiness: _business,
    deliveryAddressId,
    ...typed
  } = request;
  return {
    ...typed,
    cartId,
    customerId: customer.id,
    deliveryAddressId: await agreedAddress(tx, offer, deliveryAddressId, customer),
    checkCoupon: () => Promise.reject(new Error(`A coupon was typed for quotation ${locked.id}.`)),
  };
}

/** Returns the newest offer. @throws {OfferChangedError} the stamp is of another one */
export async function refuseOldStamp(tx: Db, locked: LockedQuotation, stamp: string): Promise<StoredVersion> {
  const offer = await getVersion(tx, locked.id, locked.sentVersion ?? 0);
  if (offer.stamp === stamp) return offer;
  const seen = await findStamped(tx, locked.id, stamp);
  const figuresOf = ({ totalMinor }: StoredVersion) => ({
    currency: locked.currencyId,
    totalMinor: totalMinor ?? 0,
  });
  // A version that was never sent is nothing that the buyer may know.
  throw new OfferChangedError(
    seen?.totalMinor == null || seen.version > offer.version ? null : figuresOf(seen),
    figuresOf(offer),
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

/** Parts that are no longer offered, with their successors (J5). */
async function goneParts(tx: Db, lines: readonly StoredLine[], today: string): Promise<FieldError[]> {
  const ids = lines.map(({ productId }) => productId);
  const isGone = and(inArray(products.id, ids), eq(products.active, false));
  const inactive = await tx.select({ id: products.id }).from(products).where(isGone);
  const gone = new Set(inactive.map(({ id }) => id));
  if (!ids.some((id) => gone.has(id))) return [];
  const successors = await listSuccessors(tx, { ids: ids.filter((id) => gone.has(id)), today });
  return lines
    .filter(({ productId }) => gone.has(productId))
    .map(({ position, productId, productName: part }) => {
      const names = successors.filter(({ ofId }) => ofId === productId).map(({ product }) => product.name);
      return {
        field: `lines.${position - 1}`,
        message:
          names.length === 0
            ? message('refusal.quotation-part-gone', { part })
            : message('refusal.quotation-part-replaced', { part, successor: names.join(', ') }),
      };
    });
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

async function agreedAddress(
  tx: Db,
  { deliveryAddressId }: StoredVersion,
  chosen: number | null | undefined,
  { companyId }: SignedInCustomer,
): Promise<number | null> {
  if (deliveryAddressId === null) return chosen ?? null;
  const address = await findOwnAddress(tx, { addressId: deliveryAddressId, companyId });
  return address === undefined ? (chosen ?? null) : deliveryAddressId;
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
