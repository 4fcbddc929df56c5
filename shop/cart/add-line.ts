import { inShortTransaction } from '#platform/database/database.ts';
import { InvalidInputError } from '../kernel/errors.ts';
import type { OperationContext } from '../frame/operation.ts';
import { findOffer, putLine } from './line-queries.ts';
import { CartOrderedError, claimCart } from './lock-cart.ts';
import type { CartLineDraft } from './paths.ts';
import { NOT_AVAILABLE, partRefusal } from './price-cart.ts';
import { mergedQuantity, QUANTITY_MESSAGE } from './quantity.ts';

/**
 * Puts a part into a cart; the same part and width again raise the quantity of their line (D11). Answers 1.
 * @throws {NotSignedInError | NotFoundError}  whose cart it is (lock-cart.ts)
 * @throws {CartOrderedError}   the cart is an order already
 * @throws {InvalidInputError}  the part is not for sale to this customer (B7, B8), the width is not one of its own, or
 *                              more than a line may hold (C1)
 */
export async function addLine(
  draft: CartLineDraft,
  { shop, caller }: Pick<OperationContext, 'shop' | 'caller'>,
): Promise<1> {
  await inShortTransaction(shop.db, {
    first: (tx) => claimCart(tx, draft.cartGuid, caller, shop.clock.now()),
    async decide(tx, { id: cartId, isOrdered }) {
      if (isOrdered) throw new CartOrderedError();
      const { adminContact, product, isInFamily, present } = await findOffer(tx, cartId, draft);

      // An unknown part and one that is switched off sound alike: neither is anywhere in the shop (B7).
      if (product === null) throw refused('productId', NOT_AVAILABLE);
      const refusal = partRefusal(product, { adminContact }, shop.hot().settings);
      if (refusal !== null) throw refused('productId', refusal.message);
      if (!isInFamily) throw refused('variantId', 'This width is not one of this product');

      const quantity = mergedQuantity(present, draft.quantity);
      if (quantity === null) throw refused('quantity', QUANTITY_MESSAGE);
      return () => putLine(tx, cartId, { ...draft, quantity });
    },
  });
  return 1;
}

function refused(field: keyof CartLineDraft, message: string): InvalidInputError {
  return new InvalidInputError([{ field, message }]);
}
