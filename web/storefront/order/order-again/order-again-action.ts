import { data, redirect } from 'react-router';
import { cartPaths } from '#shop/trade/cart/paths.ts';
import { QUANTITY_MESSAGE, quantityRefusal } from '#shop/trade/quantities/quantity.ts';
import type { Wording } from '../../../texts/wording.ts';
import { orderPaths } from '#shop/trade/orders/paths.ts';
import type { PageActionArgs } from '../../../page-context.ts';
import { refuseForm, type UnknownOutcome } from '../../../forms/refused-form.ts';
import { chosenLines } from './chosen-lines.ts';

/** Errors by the id of the order's line; selected lines stay selected. */
export interface AgainAnswer extends UnknownOutcome {
  errors: Readonly<Record<number, Wording>>;
  notice: string | null;
  isEmpty: boolean;
  /** Number of lines that were added nevertheless. */
  addedLines: number;
}

/** Adds the selected lines to the basket in one transaction, and redirects there if all of them were added (G2). */
export async function orderAgainAction({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const orderId = Number(new URL(request.url).searchParams.get('id'));
  const { lines } = await context.call(orderPaths.again, { orderId });
  const chosen = chosenLines(form, lines);
  const answer: AgainAnswer = { errors: {}, notice: null, isEmpty: chosen.length === 0, addedLines: 0 };
  if (chosen.length === 0) return data(answer, { status: 400 });
  const wrong = chosen.filter(({ line }) => quantityRefusal(line.quantity) !== null);
  if (wrong.length > 0) {
    const errors = Object.fromEntries(wrong.map(({ of }) => [of.lineId, QUANTITY_MESSAGE]));
    return data({ ...answer, errors }, { status: 400 });
  }

  const cart = await context.call(cartPaths.current, {});
  const wanted = { cartGuid: cart.guid, lines: chosen.map(({ line }) => line) };
  const added = await context.askOnce(form, cartPaths.addLines, wanted);
  if (!added.ok) return refuseForm(added.refusal, [], answer);
  const { refused, addedLines } = added.output;
  if (refused.length === 0) return redirect('/Basket');
  const errors = Object.fromEntries(refused.map(({ index, message }) => [chosen[index]?.of.lineId ?? 0, message]));
  return data({ ...answer, errors, addedLines }, { status: 400 });
}
