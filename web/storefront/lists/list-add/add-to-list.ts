import { data, redirect } from 'react-router';
import { QUANTITY_MESSAGE, quantityRefusal } from '#shop/trade/quantities/quantity.ts';
import { listPaths } from '#shop/trade/lists/paths.ts';
import type { ListLineDraft } from '#shop/trade/lists/part-list.ts';
import type { PageActionArgs } from '../../../page-context.ts';
import { refuseForm, type UnknownOutcome } from '../../../forms/refused-form.ts';
import type { FormErrors } from '../../../texts/wording.ts';
import { partKeyOf, quantityField, wantedParts } from '../../add-parts/wanted-parts.ts';
import { listAddress, listNameIn, textIn } from '../list-fields.ts';
import { readSource, type Source } from './add-source.ts';

export interface AddAnswer extends UnknownOutcome {
  errors: FormErrors<'listName' | 'quantity'>;
  notice: string | null;
  values: { listName: string; isCompanys: boolean; quantities: Readonly<Record<string, string>> };
  /** Refused parts by name, with the reason; the others were added. */
  refused: readonly { name: string; message: string }[];
  listId: number | null;
  addedLines: number;
}

/** Adds the part, basket or order in the address to a new or existing list (G4, G6). */
export async function addToList({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const source = await readSource(request.url, context);
  if (source === null) throw data(null, { status: 404 });
  const values = { ...listNameIn(form), quantities: typedQuantities(source, form) };
  const answer: AddAnswer = { errors: {}, notice: null, values, refused: [], listId: null, addedLines: 0 };
  const lines = chosenLines(source, form);
  if (lines.length === 0) return data({ ...answer, errors: { quantity: QUANTITY_MESSAGE } }, { status: 400 });
  if (lines.some(({ quantity }) => quantityRefusal(quantity) !== null)) {
    return data({ ...answer, errors: { quantity: QUANTITY_MESSAGE } }, { status: 400 });
  }
  const chosen = Number(textIn(form, 'list'));
  const asked =
    chosen > 0
      ? await context.askOnce(form, listPaths.addLines, { listId: chosen, lines })
      : await context.askOnce(form, listPaths.create, { ...listNameIn(form), lines });
  if (!asked.ok) return refuseForm(asked.refusal, ['listName'], answer);
  const { listId, addedLines, refused } = asked.output;
  if (refused.length === 0) return redirect(listAddress(listId));
  const named = refused.map(({ index, message }) => ({ name: nameOf(source, lines[index]), message }));
  return data<AddAnswer>({ ...answer, refused: named, listId, addedLines });
}

/** The quantity of parts, and the width of a single one, are selected here; baskets and orders have their own. */
function chosenLines(source: Source, form: FormData): ListLineDraft[] {
  if (source.kind === 'parts') {
    const typed = Object.keys(typedQuantities(source, form));
    return wantedParts(form, typed, Number.NaN).map(({ line }) => line);
  }
  return source.lines.map(({ productId, variantId, quantity, serial, machine }) => {
    if (source.kind !== 'part') return { productId, variantId, quantity, serial, machine };
    const typed = textIn(form, 'quantity');
    const width = form.has('variantId') ? Number(textIn(form, 'variantId')) : variantId;
    return { productId, variantId: width, quantity: typed === '' ? Number.NaN : Number(typed) };
  });
}

/** Quantities of several parts, by their form names; empty ones are omitted. */
function typedQuantities({ kind, lines }: Source, form: FormData): Record<string, string> {
  if (kind !== 'parts') return {};
  const typed = lines.map((line) => [partKeyOf(line), textIn(form, quantityField(partKeyOf(line)))] as const);
  return Object.fromEntries(typed.filter(([, quantity]) => quantity !== ''));
}

function nameOf({ lines }: Source, line: ListLineDraft | undefined): string {
  const named = lines.find(({ productId, variantId }) => productId === line?.productId && variantId === line.variantId);
  return (named ?? lines.find(({ productId }) => productId === line?.productId))?.name ?? '';
}
