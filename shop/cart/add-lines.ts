import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/database.ts';
import type { CustomerContext } from '../operations/operation.ts';
import type { SignedInCustomer } from '../operations/shop.ts';
import { message, type Message } from '../kernel/message.ts';
import type { Settings } from '../settings/settings.ts';
import type { AddedLines, CartLinesDraft } from './paths.ts';
import { claimCart } from './lock-cart.ts';
import { listOffers, type LineOffer, putLines } from './line-set-queries.ts';
import { CHOOSE_WIDTH, NOT_AVAILABLE, partRefusal } from './price-cart.ts';
import { mergedQuantity, QUANTITY_MESSAGE } from './quantity.ts';
import { cartLines } from './tables.ts';

type MadeAddedLines = Omit<AddedLines, 'refused'> & { refused: readonly { index: number; message: Message }[] };

/**
 * Adds many parts to the customer's own cart in one transaction with four statements, plus one for a new cart. Parts
 * that can't be bought are left out and reported; the same part and width raise the quantity of their line, within the
 * list as well (D11, G1).
 * @throws {NotFoundError} another customer's cart
 * @throws {CartOrderedError} the cart is already an order
 */
export async function addLines(
  { cartGuid, lines }: CartLinesDraft,
  { shop, caller: { customer } }: CustomerContext,
): Promise<MadeAddedLines> {
  if (lines.length === 0) return { addedLines: 0, addedUnits: 0, refused: [] };
  return inTransaction(shop.db, async (tx) => {
    const cartId = await claimCart(tx, cartGuid, customer, shop.clock.now());
    const offers = await listOffers(tx, lines, { table: cartLines, of: eq(cartLines.cartId, cartId) });
    const { wanted, refused } = decideLines(lines, offers, customer, shop.hot().settings);
    if (wanted.length > 0) await putLines(tx, cartId, wanted);
    return { addedLines: wanted.length, addedUnits: wanted.reduce((sum, line) => sum + line.added, 0), refused };
  });
}

type Line = CartLinesDraft['lines'][number];

/** A line with its final quantity and the quantity that is new. */
export type WantedLine<Asked extends Line = Line> = Asked & { added: number };

/**
 * Decides which lines are added, in the order requested, and why the others are not. Also used for lists of parts (G4).
 */
export function decideLines<Asked extends Line>(
  lines: readonly Asked[],
  offers: readonly LineOffer[],
  customer: Pick<SignedInCustomer, 'adminContact'>,
  settings: Settings,
) {
  const wanted = new Map<string, WantedLine<Asked>>();
  const refused: { index: number; message: Message }[] = [];
  for (const [index, line] of lines.entries()) {
    const offer = offers[index];
    const refusal = offer === undefined ? NOT_AVAILABLE : lineRefusal(line, offer, customer, settings);
    const key = `${line.productId} ${line.variantId}`;
    const earlier = wanted.get(key);
    const quantity = mergedQuantity(earlier?.quantity ?? offer?.present ?? 0, line.quantity);
    if (refusal !== null || quantity === null) {
      refused.push({ index, message: refusal ?? QUANTITY_MESSAGE });
      continue;
    }
    wanted.set(key, {
      ...line,
      quantity,
      serial: line.serial || earlier?.serial || '',
      machine: line.machine || earlier?.machine || '',
      added: (earlier?.added ?? 0) + line.quantity,
    });
  }
  return { wanted: [...wanted.values()], refused };
}

function lineRefusal(
  { variantId }: Line,
  { product, isInFamily, hasWidths }: LineOffer,
  customer: Pick<SignedInCustomer, 'adminContact'>,
  settings: Settings,
): Message | null {
  // An unknown part gets the same answer as an inactive one (B7).
  if (product === null) return NOT_AVAILABLE;
  const notSold = partRefusal(product, customer, settings);
  if (notSold !== null) return notSold.message;
  if (variantId === null && hasWidths) return CHOOSE_WIDTH;
  return isInFamily ? null : message('refusal.width-of-another');
}
