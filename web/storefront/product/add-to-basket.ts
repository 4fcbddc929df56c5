import { data, redirect } from 'react-router';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { cartPaths } from '#shop/trade/cart/paths.ts';
import { quantityRefusal } from '#shop/trade/quantities/quantity.ts';
import { RefusedError, type PageActionArgs } from '../../page-context.ts';
import { productAddress } from '../catalogue/addresses.ts';
import { answerOption } from '../presses/answer-option.ts';
import { readMarks } from '../presses/machine-mark.ts';
import type { Wording } from '../../texts/wording.ts';

/** Reason why a part was not added to the basket, with the input, so that nothing has to be typed again (D14). */
export interface NotAdded {
  message: Wording;
  /** The message is about the quantity. */
  isQuantity: boolean;
  quantity: string;
  variantId: number | null;
}

/** The part that the address of its page names. @throws 404 */
export function productIdOf({ url }: Request): number {
  const id = new URL(url).searchParams.get('id') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 });
  return Number(id);
}

/** Adds the page's part to the customer's own basket and redirects there (A14), or stores an answer about the reader's press. */
export async function addToBasket({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const productId = productIdOf(request);
  const quantity = String(form.get('quantity') ?? '').trim();
  const chosen = form.get('variantId');
  const variantId = chosen === null ? null : Number(chosen);
  const answerRefusal = (message: Wording, status: number, isQuantity = false) =>
    data<NotAdded>({ message, isQuantity, quantity, variantId }, { status });

  if (form.has('pressOption')) {
    const refusal = await answerOption(form, context);
    if (refusal !== null) return answerRefusal(refusal.message, statusOf(refusal));
    // Without script the page is read again by a request that knows the answer; with script it stays where it is.
    return import.meta.env.SSR ? redirect(productAddress({ id: productId, name: '' })) : null;
  }
  const invalid = quantityRefusal(quantity === '' ? Number.NaN : Number(quantity));
  if (invalid !== null) return answerRefusal(invalid, 400, true);

  const cart = await context.ask(cartPaths.current, {});
  if (!cart.ok) return answerRefusal(cart.refusal.message, statusOf(cart.refusal));
  const markOf = await readMarks(context, [productId]);
  const added = await context.askOnce(form, cartPaths.addLine, {
    ...markOf(productId),
    cartGuid: cart.output.guid,
    productId,
    variantId,
    quantity: Number(quantity),
  });
  if (!added.ok) {
    const isQuantity = added.refusal.errors.some(({ field }) => field === 'quantity');
    return answerRefusal(added.refusal.message, statusOf(added.refusal), isQuantity);
  }
  return redirect('/Basket/');
}

/** @throws {RefusedError} the session has expired; the guard redirects to the login and back */
function statusOf(refusal: Refusal): number {
  if (refusal.status === 401) throw new RefusedError(refusal);
  return refusal.status === 0 ? 503 : refusal.status; // 0: the network failed
}
