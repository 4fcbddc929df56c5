import { type Db, inTransaction } from '#platform/database/database.ts';
import { type FieldError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import type { SignedInContext } from '../../base/operations/operation.ts';
import type { PricedCart } from './cart.ts';
import { getLockedCart } from './cart-queries.ts';
import { deleteAllLines, deleteLine, listCartsOfLines, updateLines } from './line-queries.ts';
import { lockOpenCart } from './lock-cart.ts';
import type { CartLineChange } from './paths.ts';
import { priceCart } from './price-cart.ts';
import { soldQuantityRefusal } from '../quantities/sold-quantity.ts';
import { readQuantityRules } from '../quantities/quantity-rules.ts';

type Context = Pick<SignedInContext, 'shop' | 'caller'>;

/**
 * Removes a line from a cart and returns the remaining ones (A15).
 * @throws {NotFoundError} no such line or cart, or another customer's
 * @throws {CartOrderedError} the cart is already an order
 */
export function removeLine(
  { lineId, cartGuid }: { lineId: number; cartGuid: string },
  { shop, caller }: Context,
): Promise<PricedCart> {
  return inTransaction(shop.db, async (tx) => {
    const cartId = await lockOpenCart(tx, cartGuid, caller, shop.clock.now());
    if (!(await deleteLine(tx, cartId, lineId))) throw new NotFoundError('cart-line');
    return priceCart(tx, await getLockedCart(tx, cartId), shop.hot(), shop);
  });
}

/**
 * Removes all lines from a cart and returns it (A15).
 * @throws {NotFoundError} no such cart, or another customer's
 * @throws {CartOrderedError} the cart is already an order
 */
export function emptyCart({ cartGuid }: { cartGuid: string }, { shop, caller }: Context): Promise<PricedCart> {
  return inTransaction(shop.db, async (tx) => {
    const cartId = await lockOpenCart(tx, cartGuid, caller, shop.clock.now());
    await deleteAllLines(tx, cartId);
    return priceCart(tx, await getLockedCart(tx, cartId), shop.hot(), shop);
  });
}

/**
 * Changes the given lines, all or none; others are unchanged (D11). If a line is named twice, the last entry counts.
 * Returns 1.
 * @throws {InvalidInputError} a part is not sold in its new quantity (K4)
 * @throws {NotFoundError} one of the lines is unknown, or in another customer's cart
 * @throws {CartOrderedError} the cart is already an order
 */
export async function saveLines(
  { lines }: { lines: readonly CartLineChange[] },
  { shop, caller }: Context,
): Promise<1> {
  const changes = [...new Map(lines.map((line) => [line.id, line])).values()];
  if (changes.length === 0) return 1;
  await inTransaction(shop.db, async (tx) => {
    const places = await listCartsOfLines(
      tx,
      changes.map((change) => change.id),
      caller.staff === null ? caller.customer.id : null,
    );
    await requireSoldQuantities(tx, lines, places, shop);
    // Usually one cart. Several are locked in the order of their ids, so that two saves never deadlock.
    const guids = new Map(places.toSorted((a, b) => a.cartId - b.cartId).map(({ guid, cartId }) => [guid, cartId]));
    let changed = 0;
    for (const guid of guids.keys()) {
      const cartId = await lockOpenCart(tx, guid, caller, shop.clock.now());
      changed += await updateLines(tx, cartId, changes);
    }
    if (changed < changes.length) throw new NotFoundError('a-cart-line');
  });
  return 1;
}

/**
 * Judges changed quantities (K4). A line that keeps its quantity is not judged here: its rule may have changed since, and its serial number can
 * be entered all the same. The order judges it again.
 * @throws {InvalidInputError} by field
 */
async function requireSoldQuantities(
  tx: Db,
  lines: readonly CartLineChange[],
  places: Awaited<ReturnType<typeof listCartsOfLines>>,
  shop: Context['shop'],
): Promise<void> {
  const typed = new Map(lines.map(({ id, quantity }, index) => [id, { index, quantity }])); // the last entry of a line
  const judged = places.flatMap(({ lineId, company, part, ...stored }) => {
    const change = typed.get(lineId);
    const isJudged = change !== undefined && !stored.anyQuantity && change.quantity !== stored.quantity;
    return isJudged ? { ...change, company, part } : [];
  });
  const errors: FieldError[] = [];
  for (const ofCompany of Map.groupBy(judged, ({ company }) => company.companyId).values()) {
    const [{ company } = { company: null }] = ofCompany;
    if (company === null) continue;
    const parts = ofCompany.map(({ part }) => part);
    const rules = await readQuantityRules(tx, company, parts, shop);
    for (const [at, { index, quantity }] of ofCompany.entries()) {
      const refusal = soldQuantityRefusal(quantity, rules[at]);
      if (refusal !== null) errors.push({ field: `lines.${index}.quantity`, message: refusal });
    }
  }
  if (errors.length > 0) throw new InvalidInputError(errors);
}
