import { data, redirect } from 'react-router';
import { QUANTITY_MESSAGE, quantityRefusal } from '#shop/cart/quantity.ts';
import { listPaths } from '#shop/lists/paths.ts';
import type { ListLineDraft } from '#shop/lists/part-list.ts';
import type { PageActionArgs } from '../../../page-context.ts';
import { messagesOf, pageStatus, unknownOutcome, type UnknownOutcome } from '../../../refused-form.ts';
import type { FormErrors } from '../../../texts/say.tsx';
import { listAddress, listNameIn, textIn } from '../list-fields.ts';
import { readSource, type Source } from './source.ts';

export interface PutAnswer extends UnknownOutcome {
  errors: FormErrors<'listName' | 'quantity'>;
  notice: string | null;
  typed: { listName: string; isCompanys: boolean };
  /** What did not go in, by name, and why; the others are in that list. */
  refused: readonly { name: string; message: string }[];
  listId: number | null;
  addedLines: number;
}

/** Puts the part, the basket or the order of the address onto a list, a new one or one that is there (G4, G6). */
export async function putOnList({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const source = await readSource(request.url, context);
  if (source === null) throw data(null, { status: 404 });
  const typed = listNameIn(form);
  const answer: PutAnswer = { errors: {}, notice: null, typed, refused: [], listId: null, addedLines: 0 };
  const lines = chosenLines(source, form);
  if (lines.some(({ quantity }) => quantityRefusal(quantity) !== null)) {
    return data({ ...answer, errors: { quantity: QUANTITY_MESSAGE } }, { status: 400 });
  }
  const chosen = Number(textIn(form, 'list'));
  const asked =
    chosen > 0
      ? await context.askOnce(form, listPaths.addLines, { listId: chosen, lines })
      : await context.askOnce(form, listPaths.create, { ...typed, lines });
  if (!asked.ok) {
    const messages = messagesOf(asked.refusal, ['listName']);
    return data<PutAnswer>({ ...answer, ...messages, ...unknownOutcome(asked.refusal) }, pageStatus(asked.refusal));
  }
  const { listId, addedLines, refused } = asked.output;
  if (refused.length === 0) return redirect(listAddress(listId));
  const named = refused.map(({ index, message }) => ({ name: source.lines[index]?.name ?? '', message }));
  return data<PutAnswer>({ ...answer, refused: named, listId, addedLines });
}

/** Of one part how many and which width is chosen here; baskets and orders say so themselves. */
function chosenLines({ kind, lines }: Source, form: FormData): ListLineDraft[] {
  return lines.map(({ name: _name, ...line }) => {
    if (kind !== 'part') return line;
    const quantity = textIn(form, 'quantity');
    const variantId = form.has('variantId') ? Number(textIn(form, 'variantId')) : line.variantId;
    return { ...line, variantId, quantity: quantity === '' ? Number.NaN : Number(quantity) };
  });
}
