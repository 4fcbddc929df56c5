import type { CartLinesDraft } from '#shop/cart/paths.ts';
import type { Successor } from '#shop/finding/paths.ts';
import type { ListLine } from '#shop/lists/part-list.ts';
import { textIn } from '../list-fields.ts';

/** The fields of a line in the form; each ends in the line's number. */
export const fieldOf = (field: 'quantity' | 'note', { lineId }: Pick<ListLine, 'lineId'>) => `${field}-${lineId}`;

/** The field of what takes the place of a part; each is ticked by itself, never by the shop (J5). */
export const SUCCESSOR = 'successor';
export const successorKey = ({ lineId }: ListLine, { productId }: Successor) => `${lineId}-${productId}`;

/** As many as the line has, in units of what takes its place. */
export const successorUnits = (line: ListLine, successor: Successor) => line.quantity * successor.quantity;

function typedLine(form: FormData, line: ListLine) {
  const quantity = form.has(fieldOf('quantity', line)) ? textIn(form, fieldOf('quantity', line)) : `${line.quantity}`;
  const note = form.has(fieldOf('note', line)) ? textIn(form, fieldOf('note', line)) : line.note;
  return { lineId: line.lineId, quantity: quantity === '' ? Number.NaN : Number(quantity), note };
}

/** What a line said when the form was made, in a field beside it; members who have the list open meanwhile are told apart by it. */
export const seenField = ({ lineId }: Pick<ListLine, 'lineId'>) => `seen-${lineId}`;
export const seenText = ({ quantity, note }: Pick<ListLine, 'quantity' | 'note'>) => `${quantity} ${note}`;

function seenLine(form: FormData, line: ListLine) {
  const [, quantity, note = ''] = /^(\d+)(?: ([^]*))?$/.exec(textIn(form, seenField(line))) ?? [];
  return quantity === undefined ? { quantity: line.quantity, note: line.note } : { quantity: Number(quantity), note };
}

/** Lines whose quantity or note is another than was seen. */
export function changedIn(form: FormData, lines: readonly ListLine[]) {
  return lines.flatMap((line) => {
    const [typed, seen] = [typedLine(form, line), seenLine(form, line)];
    if (typed.quantity === seen.quantity && typed.note === seen.note) return [];
    return { ...typed, quantitySeen: seen.quantity, noteSeen: seen.note };
  });
}

/** Of these changes what somebody else made otherwise meanwhile: as it was typed, since the page now shows theirs. */
export function lostIn(changed: ReturnType<typeof changedIn>, lines: readonly ListLine[]) {
  const isLost = (line: ListLine, { quantity, note, quantitySeen, noteSeen }: (typeof changed)[number]) =>
    (line.quantity !== quantitySeen && quantity !== quantitySeen && quantity !== line.quantity) ||
    (line.note !== noteSeen && note !== noteSeen && note !== line.note);
  return Object.fromEntries(
    lines.flatMap((line) => {
      const typed = changed.find(({ lineId }) => lineId === line.lineId);
      return typed !== undefined && isLost(line, typed) ? [[line.lineId, typed]] : [];
    }),
  );
}

/** What was ticked, or all that can be bought, as the basket takes it; what each line is, the list says, not the form. */
export function chosenIn(form: FormData, lines: readonly ListLine[], isAll: boolean) {
  const ticked = new Set(form.getAll('line').map(String));
  const asTheyAre = lines
    .filter((line) => line.refusal === null && (isAll || ticked.has(String(line.lineId))))
    .map((line) => ({ of: line, line: asDraft(line, typedLine(form, line).quantity) }));
  return [...asTheyAre, ...chosenSuccessors(form, lines)];
}

function chosenSuccessors(form: FormData, lines: readonly ListLine[]) {
  const ticked = new Set(form.getAll(SUCCESSOR).map(String));
  return lines.flatMap((line) =>
    line.successors
      .filter((successor) => !successor.hasWidths && ticked.has(successorKey(line, successor)))
      .map((successor) => ({ of: line, line: inPlaceOf(line, successor) })),
  );
}

type Draft = CartLinesDraft['lines'][number];

function asDraft({ productId, variantId, serial, machine }: ListLine, quantity: number): Draft {
  return { productId, variantId, quantity, serial, machine };
}

function inPlaceOf(line: ListLine, successor: Successor): Draft {
  const { serial, machine } = line;
  return {
    productId: successor.productId,
    variantId: null,
    quantity: successorUnits(line, successor),
    serial,
    machine,
  };
}

/** 'up-12': where line 12 goes; null: nothing is moved. */
export function moveIn(intent: string, lines: readonly ListLine[]): { lineId: number; place: number } | null {
  const [, way, id] = /^(up|down)-(\d{1,9})$/.exec(intent) ?? [];
  const at = lines.findIndex(({ lineId }) => String(lineId) === id);
  if (at === -1) return null;
  return { lineId: Number(id), place: Math.max(1, way === 'up' ? at : at + 2) };
}

/** 'remove-12': the line that goes, and where it stood, so that it can be put back. */
export function removedIn(intent: string, lines: readonly ListLine[]) {
  const [, id] = /^remove-(\d{1,9})$/.exec(intent) ?? [];
  return lines.flatMap(({ lineId, productId, productName, variantId, quantity, note, serial, machine }, at) =>
    String(lineId) === id
      ? { lineId, productId, productName, variantId, quantity, note, serial, machine, place: at + 1 }
      : [],
  );
}
