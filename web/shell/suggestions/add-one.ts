import { cartPaths } from '#shop/trade/cart/paths.ts';
import { callApi } from '../../call-api.ts';
import { newFormKey } from '../../page-context.ts';
import { readMarks } from '../../storefront/presses/machine-mark.ts';

/** Adds one unit of a part to the customer's basket. @returns the reason why not; null: it was added */
export async function addOne(productId: number): Promise<string | null> {
  const cart = await callApi(cartPaths.current, {});
  if (!cart.ok) return cart.refusal.message;
  const markOf = await readMarks({ ask: callApi, signedIn: true }, [productId]);
  const line = { ...markOf(productId), cartGuid: cart.output.guid, productId, variantId: null, quantity: 1 };
  const added = await callApi(cartPaths.addLine, line, newFormKey());
  return added.ok ? null : added.refusal.message;
}
