import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import type { SignedInCustomer } from '../../base/operations/shop.ts';
import { ANY_QUANTITY, MAX_QUANTITY, type QuantityRule } from '../../base/kernel/line-quantity.ts';
import { message, type Message } from '../../base/messages/message.ts';
import type { Settings } from '../../base/settings/settings.ts';
import type { AddedLines, CartLinesDraft } from './paths.ts';
import { claimCart } from './lock-cart.ts';
import { listOffers, type LineOffer, putLines } from './line-set-queries.ts';
import { CHOOSE_WIDTH, NOT_AVAILABLE, partRefusal } from './price-cart.ts';
import { QUANTITY_MESSAGE } from '../quantities/quantity.ts';
import { additionRefusal } from '../quantities/sold-quantity.ts';
import { readQuantityRules } from '../quantities/quantity-rules.ts';
import { cartLines } from './tables.ts';

type MadeAddedLines = Omit<AddedLines, 'refused'> & { refused: readonly { index: number; message: Message }[] };

/**
 * Adds many parts to the customer's own cart in one transaction with four statements, plus one for a new cart and one if a price list changes quantities (K4). Parts
 * that can't be bought are left out and reported; the same part and width raise the quantity of their line, within the
 * list as well (D11, G1).
 * @throws {NotFoundError} another customer's cart
 * @throws {CartOrderedError} the cart is already an order
 */
export async function addLines(draft: CartLinesDraft, context: CustomerContext): Promise<MadeAddedLines> {
  if (draft.lines.length === 0) return { addedLines: 0, addedUnits: 0, refused: [] };
  const { cartId: _, ...added } = await inTransaction(context.shop.db, (tx) => addLinesWithin(tx, draft, context));
  return added;
}

/** The same as part of a larger transaction, with the id of the cart. */
export async function addLinesWithin(
  tx: Db,
  { cartGuid, lines }: CartLinesDraft,
  { shop, caller }: Pick<CustomerContext, 'shop' | 'caller'>,
) {
  const { customer } = caller;
  const { id: cartId, anyQuantity } = await claimCart(tx, cartGuid, customer, shop.clock.now());
  const offers = await listOffers(tx, lines, { table: cartLines, of: eq(cartLines.cartId, cartId) });
  const rules = anyQuantity ? [] : await rulesOf(tx, lines, offers, { shop, caller });
  const { wanted, refused } = decideLines(lines, offers, { customer, settings: shop.hot().settings, rules });
  if (wanted.length > 0) await putLines(tx, cartId, wanted);
  const addedUnits = wanted.reduce((sum, line) => sum + line.added, 0);
  return { cartId, addedLines: wanted.length, addedUnits, refused };
}

type Line = CartLinesDraft['lines'][number];

/** A line with its final quantity and the quantity that is new. */
export type WantedLine<Asked extends Line = Line> = Asked & { added: number };

/** Reads in which quantities the customer's company can buy these parts, in the order of the lines (K4). */
export function rulesOf(
  tx: Db,
  lines: readonly Pick<Line, 'productId' | 'variantId'>[],
  offers: readonly LineOffer[],
  { shop, caller: { customer } }: Pick<CustomerContext, 'shop' | 'caller'>,
): Promise<QuantityRule[]> {
  const parts = lines.map(({ productId, variantId }, index) => {
    const { familyId, minQuantity, packSize } = offers[index]?.product ?? { familyId: null, ...ANY_QUANTITY };
    return { productId, variantId, familyId, minQuantity, packSize };
  });
  return readQuantityRules(tx, { companyId: customer.companyId, currency: customer.currencyId }, parts, shop);
}

interface Terms {
  customer: Pick<SignedInCustomer, 'adminContact'>;
  settings: Settings;
  /** In the order of the lines; empty: any quantity is valid. */
  rules: readonly QuantityRule[];
}

/**
 * Decides which lines are added, in the order requested, and why the others are not. Lines of one part and width are judged together. Also
 * used for lists of parts (G4).
 */
export function decideLines<Asked extends Line>(
  lines: readonly Asked[],
  offers: readonly LineOffer[],
  { customer, settings, rules }: Terms,
) {
  const merged = new Map<string, { line: WantedLine<Asked>; rows: number[]; present: number; rule: QuantityRule }>();
  const refused: { index: number; message: Message }[] = [];
  for (const [index, line] of lines.entries()) {
    const offer = offers[index];
    const refusal = offer === undefined ? NOT_AVAILABLE : lineRefusal(line, offer, customer, settings);
    const key = `${line.productId} ${line.variantId}`;
    const earlier = merged.get(key);
    const present = earlier?.present ?? offer?.present ?? 0;
    const added = (earlier?.line.added ?? 0) + line.quantity;
    if (refusal !== null || present + added > MAX_QUANTITY) {
      refused.push({ index, message: refusal ?? QUANTITY_MESSAGE });
      continue;
    }
    merged.set(key, {
      line: {
        ...line,
        quantity: present + added,
        serial: line.serial || earlier?.line.serial || '',
        machine: line.machine || earlier?.line.machine || '',
        added,
      },
      rows: [...(earlier?.rows ?? []), index],
      present,
      rule: rules[index] ?? ANY_QUANTITY,
    });
  }
  const wanted: WantedLine<Asked>[] = [];
  for (const { line, rows, present, rule } of merged.values()) {
    const refusal = additionRefusal(present, line.added, rule);
    if (refusal === null) wanted.push(line);
    else refused.push(...rows.map((index) => ({ index, message: refusal })));
  }
  return { wanted, refused: refused.toSorted((one, other) => one.index - other.index) };
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
