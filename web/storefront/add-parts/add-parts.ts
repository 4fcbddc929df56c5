import { data } from 'react-router';
import { cartPaths } from '#shop/trade/cart/paths.ts';
import { QUANTITY_MESSAGE, quantityRefusal } from '#shop/trade/quantities/quantity.ts';
import type { PageContext } from '../../page-context.ts';
import { refuseForm, type UnknownOutcome } from '../../forms/refused-form.ts';
import type { Wording } from '../../texts/wording.ts';
import { readMarks } from '../presses/machine-mark.ts';
import { quantityField, type WantedPart } from './wanted-parts.ts';

/** Result of adding parts, with the faults by part. */
export interface AddedParts extends UnknownOutcome {
  errors: Readonly<Record<string, Wording>>;
  notice: string | null;
  isEmpty: boolean;
  addedLines: number;
  /** The parts added, and the typed quantities of the others. */
  added: readonly string[];
  typed: Readonly<Record<string, string>>;
}

/**
 * Adds the parts of a form to the basket in one transaction; the list stays where it is.
 * @param machineId the press that they are for; by default the chosen one
 */
export async function addParts(
  context: PageContext,
  form: FormData,
  wanted: readonly WantedPart[],
  machineId?: number,
) {
  const typed = Object.fromEntries(wanted.map(({ key }) => [key, String(form.get(quantityField(key)) ?? '')]));
  const nothing = { errors: {}, notice: null, addedLines: 0, added: [] };
  const answer: AddedParts = { ...nothing, isEmpty: wanted.length === 0, typed };
  const wrong = wanted.filter(({ line }) => quantityRefusal(line.quantity) !== null);
  const errors = Object.fromEntries(wrong.map(({ key }) => [key, QUANTITY_MESSAGE]));
  if (answer.isEmpty || wrong.length > 0) return data({ ...answer, errors }, { status: 400 });

  const { guid: cartGuid } = await context.call(cartPaths.current, {});
  const markOf = await readMarks(
    context,
    wanted.map(({ line }) => line.productId),
    machineId,
  );
  const lines = wanted.map(({ line }) => ({ ...markOf(line.productId), ...line }));
  const added = await context.askOnce(form, cartPaths.addLines, { cartGuid, lines });
  if (!added.ok) return refuseForm(added.refusal, [], answer);
  const { refused, addedLines } = added.output;
  const reasons = Object.fromEntries(refused.map(({ index, message }) => [wanted[index]?.key ?? '', message]));
  const keys = wanted.map(({ key }) => key).filter((key) => reasons[key] === undefined);
  const left = Object.fromEntries(Object.entries(typed).filter(([key]) => !keys.includes(key)));
  return data(
    { ...answer, errors: reasons, addedLines, added: keys, typed: left },
    { status: refused.length === 0 ? 200 : 400 },
  );
}
