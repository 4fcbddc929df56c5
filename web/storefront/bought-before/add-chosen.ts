import { data } from 'react-router';
import { cartPaths } from '#shop/cart/paths.ts';
import { QUANTITY_MESSAGE, quantityRefusal } from '#shop/cart/quantity.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { messagesOf, pageStatus, unknownOutcome, type UnknownOutcome } from '../../refused-form.ts';
import type { Wording } from '../../texts/say.tsx';
import { chosenParts } from './chosen-parts.ts';

/** What became of the chosen parts; what stands in the way, by part. */
export interface BoughtAnswer extends UnknownOutcome {
  errors: Readonly<Record<string, Wording>>;
  notice: string | null;
  isEmpty: boolean;
  addedLines: number;
}

/** Puts the chosen parts into the basket, in one transaction; the list stays where it was (G3). */
export async function addChosen({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const chosen = chosenParts(form);
  const answer: BoughtAnswer = { errors: {}, notice: null, isEmpty: chosen.length === 0, addedLines: 0 };
  const wrong = chosen.filter(({ line }) => quantityRefusal(line.quantity) !== null);
  const errors = Object.fromEntries(wrong.map(({ key }) => [key, QUANTITY_MESSAGE]));
  if (answer.isEmpty || wrong.length > 0) return data({ ...answer, errors }, { status: 400 });

  const { guid: cartGuid } = await context.call(cartPaths.current, {});
  const wanted = { cartGuid, lines: chosen.map(({ line }) => line) };
  const added = await context.askOnce(form, cartPaths.addLines, wanted);
  if (!added.ok) {
    const { notice } = messagesOf(added.refusal, []);
    return data({ ...answer, notice, ...unknownOutcome(added.refusal) }, pageStatus(added.refusal));
  }
  const { refused, addedLines } = added.output;
  const reasons = Object.fromEntries(refused.map(({ index, message }) => [chosen[index]?.key ?? '', message]));
  return data({ ...answer, errors: reasons, addedLines }, { status: refused.length === 0 ? 200 : 400 });
}
