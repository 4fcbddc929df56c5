import { cartPaths } from '#shop/trade/cart/paths.ts';
import { callApi } from '../../call-api.ts';
import { newFormKey } from '../../page-context.ts';
import { readMarks } from '../presses/machine-mark.ts';

interface PartToAdd {
  productId: number;
  variantId: number | null;
  quantity: number;
}

/** Adds a part to the customer's basket from any page. @returns the reason why not; null: it was added */
export async function addPart(part: PartToAdd): Promise<string | null> {
  const cart = await callApi(cartPaths.current, {});
  if (!cart.ok) return cart.refusal.message;
  const markOf = await readMarks({ ask: callApi, signedIn: true }, [part.productId]);
  const line = { ...markOf(part.productId), cartGuid: cart.output.guid, ...part };
  const added = await callApi(cartPaths.addLine, line, newFormKey());
  return added.ok ? null : added.refusal.message;
}
