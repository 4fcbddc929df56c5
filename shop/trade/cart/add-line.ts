import { asCommitted } from '#platform/database/database.ts';
import { InvalidInputError, NotFoundError, NotSignedInError } from '../../base/messages/errors.ts';
import { ANY_QUANTITY, type QuantityRule } from '../../base/kernel/line-quantity.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import type { Caller } from '../../base/operations/shop.ts';
import type { Settings } from '../../base/settings/settings.ts';
import { findOffer, type Offer, putLine } from './line-queries.ts';
import { CartOrderedError } from './lock-cart.ts';
import type { CartLineDraft } from './paths.ts';
import { NOT_AVAILABLE, partRefusal } from './price-cart.ts';
import { additionRefusal } from '../quantities/sold-quantity.ts';
import { readQuantityRules } from '../quantities/quantity-rules.ts';
import { message, type Message } from '../../base/messages/message.ts';

/**
 * Each attempt fails only because another has succeeded, so this is the number of concurrent additions that a cart can
 * take.
 */
const MAX_TRIES = 200;

/**
 * Adds a part to a cart; the same part and width raise the quantity of their line (D11). Reads, decides and writes with
 * one statement each; if the cart changes in between, it decides again. Returns 1.
 * @throws {NotSignedInError | NotFoundError} an unused GUID and no session, or another customer's cart
 * @throws {CartOrderedError} the cart is already an order
 * @throws {InvalidInputError} the part is not for sale to this customer (B7, B8), the width is not one of its own, or
 *   more than a line may hold (C1), or not a quantity in which the part is sold (K4)
 */
export async function addLine(
  draft: CartLineDraft,
  { shop, caller }: Pick<OperationContext, 'shop' | 'caller'>,
): Promise<1> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const offer = await findOffer(shop.db, draft, caller.customer?.id ?? null);
    const ownerId = ownerOf(offer, caller);
    const company = companyOf(offer);
    const line = {
      ...draft,
      ownerId,
      companyId: company.id,
      isFirst: offer.ownerId === null,
      staffId: caller.customer?.actingStaff?.staffId ?? null,
      quantity: newQuantity(offer, company, draft, {
        settings: shop.hot().settings,
        rule: await ruleOf(offer, company, draft, shop),
      }),
      present: offer.present,
      now: shop.clock.now(),
    };
    if (await asCommitted(putLine(shop.db, line))) return 1;
  }
  throw new Error(`Cart ${draft.cartGuid} changed ${MAX_TRIES} times while a part was being added.`);
}

/**
 * Finds the owner of the cart. An unused GUID becomes the logged-in customer's. A used one needs no session, because
 * anyone who knows it got it from its owner (D11). Staff can help any customer (D15).
 */
function ownerOf({ ownerId }: Offer, { customer, staff }: Caller): number {
  if (ownerId === null && customer !== null) return customer.id;
  if (ownerId === null) throw staff === null ? new NotSignedInError() : new NotFoundError('cart');
  if (customer !== null && staff === null && customer.id !== ownerId) throw new NotFoundError('cart');
  return ownerId;
}

type Company = NonNullable<Offer['company']>;

/** The company whose terms apply to the cart. */
function companyOf({ company }: Offer): Company {
  if (company === null) throw new Error('A customer with a session or a cart does not exist.');
  return company;
}

/** Computes the quantity that the cart will hold of the part. */
function newQuantity(
  offer: Offer,
  company: Company,
  draft: CartLineDraft,
  { settings, rule }: { settings: Settings; rule: QuantityRule },
): number {
  if (offer.orderedAt !== null) throw new CartOrderedError();
  const { product, isInFamily, present } = offer;

  // An unknown part gets the same answer as an inactive one: the shop shows neither (B7).
  if (product === null) throw inputError('productId', NOT_AVAILABLE);
  const refusal = partRefusal(product, company, settings);
  if (refusal !== null) throw inputError('productId', refusal.message);
  if (!isInFamily) throw inputError('variantId', message('refusal.width-of-another'));

  const ofQuantity = additionRefusal(present, draft.quantity, rule);
  if (ofQuantity !== null) throw inputError('quantity', ofQuantity);
  return present + draft.quantity;
}

/** Reads in which quantities the company can buy the part (K4). */
async function ruleOf(
  { product, anyQuantity }: Offer,
  { id: companyId, currency }: Company,
  { productId, variantId }: CartLineDraft,
  shop: OperationContext['shop'],
): Promise<QuantityRule> {
  if (product === null || anyQuantity) return ANY_QUANTITY;
  const [rule] = await readQuantityRules(
    shop.db,
    { companyId, currency },
    [{ ...product, productId, variantId }],
    shop,
  );
  return rule ?? ANY_QUANTITY;
}

function inputError(field: keyof CartLineDraft, message: Message): InvalidInputError {
  return new InvalidInputError([{ field, message }]);
}
