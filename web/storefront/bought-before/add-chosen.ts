import { data } from 'react-router';
import { cartPaths } from '#shop/cart/paths.ts';
import { QUANTITY_MESSAGE, quantityRefusal } from '#shop/cart/quantity.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { messagesOf, pageStatus, unknownOutcome, type UnknownOutcome } from '../../refused-form.ts';
import type { Wording } from '../../texts/say.tsx';
import { chosenParts, quantityField, type WantedPart } from './chosen-parts.ts';

/** What became of the chosen parts; what stands in the way, by part. */
export interface BoughtAnswer extends UnknownOutcome {
  errors: Readonly<Record<string, Wording>>;
  notice: string | null;
  isEmpty: boolean;
  addedLines: number;
  /** The parts that went in, and the quantities of those that did not, as they were typed. */
  added: readonly string[];
  typed: Readonly<Record<string, string>>;
}

/** Puts the chosen parts into the basket, in one transaction; the list stays where it was (G3). */
export async function addChosen({ request, context }: PageActionArgs) {
  const form = await request.formData();
  return addWanted(context, form, chosenParts(form));
}

/** The same of parts that a form wants in whatever way. */
export async function addWanted(context: PageContext, form: FormData, chosen: readonly WantedPart[]) {
  const typed = Object.fromEntries(chosen.map(({ key }) => [key, String(form.get(quantityField(key)) ?? '')]));
  const nothing = { errors: {}, notice: null, addedLines: 0, added: [] };
  const answer: BoughtAnswer = { ...nothing, isEmpty: chosen.length === 0, typed };
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
  const keys = chosen.map(({ key }) => key).filter((key) => reasons[key] === undefined);
  const left = Object.fromEntries(Object.entries(typed).filter(([key]) => !keys.includes(key)));
  return data(
    { ...answer, errors: reasons, addedLines, added: keys, typed: left },
    { status: refused.length === 0 ? 200 : 400 },
  );
}
