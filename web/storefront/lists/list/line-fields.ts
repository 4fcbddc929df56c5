import type { CartLinesDraft } from '#shop/trade/cart/paths.ts';
import type { Successor } from '#shop/shopfront/search/paths.ts';
import { textIn } from '../list-fields.ts';
import type { ListLine } from '#shop/trade/lists/paths.ts';

/** The fields of a line in the form; each ends in the line's id. */
export const fieldOf = (field: 'quantity' | 'note', { lineId }: Pick<ListLine, 'lineId'>) => `${field}-${lineId}`;

/** The checkbox of a replacement; the buyer selects each, never the shop (J5). */
export const SUCCESSOR = 'successor';
export const successorKey = ({ lineId }: ListLine, { productId }: Successor) => `${lineId}-${productId}`;

/** The quantity of the line, in units of the replacement. */
export const successorUnits = (line: ListLine, successor: Successor) => line.quantity * successor.quantity;

function typedLine(form: FormData, line: LineInForm) {
  const quantity = form.has(fieldOf('quantity', line)) ? textIn(form, fieldOf('quantity', line)) : `${line.quantity}`;
  const note = form.has(fieldOf('note', line)) ? textIn(form, fieldOf('note', line)) : line.note;
  return { lineId: line.lineId, quantity: quantity === '' ? Number.NaN : Number(quantity), note };
}

type LineInForm = Pick<ListLine, 'lineId' | 'quantity' | 'note'>;

/**
 * Field with the values of a line when the form was rendered: detects changes by other members, and contains the name
 * of a line that one of them removed.
 */
export const seenField = ({ lineId }: Pick<ListLine, 'lineId'>) => `seen-${lineId}`;
export const seenText = (line: ListLine) => [line.quantity, nameOf(line), line.note].join('\t');

export function nameOf({ productName, variantDetails }: Pick<ListLine, 'productName' | 'variantDetails'>): string {
  return variantDetails === null ? productName : `${productName} ${variantDetails}`;
}

function seenLine(form: FormData, { lineId }: Pick<ListLine, 'lineId'>): (LineInForm & { name: string }) | undefined {
  const [, quantity, name = '', note = ''] =
    /^(\d+)\t([^\t]*)(?:\t([^]*))?$/.exec(textIn(form, seenField({ lineId }))) ?? [];
  return quantity === undefined ? undefined : { lineId, name, quantity: Number(quantity), note };
}

/** A line in the form that another member has removed in the meantime, as typed. */
export interface GoneLine {
  lineId: number;
  name: string;
  quantity: string;
  note: string;
}

/** The removed lines that were selected or changed; others are dropped. */
export function goneLines(form: FormData, lines: readonly ListLine[]): GoneLine[] {
  const ticked = new Set(form.getAll('line').map(String));
  return seenButGone(form, lines).flatMap((seen) => {
    const { lineId, name } = seen;
    const { quantity, note } = typedLine(form, seen);
    const isMissed = ticked.has(String(lineId)) || quantity !== seen.quantity || note !== seen.note;
    return isMissed ? { lineId, name, quantity: textIn(form, fieldOf('quantity', seen)), note } : [];
  });
}

function seenButGone(form: FormData, lines: readonly ListLine[]) {
  const present = new Set(lines.map(({ lineId }) => lineId));
  return [...form.keys()].flatMap((field) => {
    const lineId = Number(/^seen-(\d{1,9})$/.exec(field)?.[1]);
    return present.has(lineId) ? [] : (seenLine(form, { lineId }) ?? []);
  });
}

/** Lines whose quantity or note differs from the values seen, including removed ones. */
export function changedLines(form: FormData, lines: readonly ListLine[]) {
  return [...lines, ...seenButGone(form, lines)].flatMap((line) => {
    const [typed, seen] = [typedLine(form, line), seenLine(form, line) ?? line];
    if (typed.quantity === seen.quantity && typed.note === seen.note) return [];
    return { ...typed, quantitySeen: seen.quantity, noteSeen: seen.note };
  });
}

/** Changes that conflict with another member's, as typed, because the page now shows theirs. */
export function lostChanges(changed: ReturnType<typeof changedLines>, lines: readonly ListLine[]) {
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

/** Selected lines, or all that can be bought, as basket lines. Their parts come from the list, not from the form. */
export function selectedLines(form: FormData, lines: readonly ListLine[], isAll: boolean) {
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

/** Returns whether a button belongs to a line: 'up-12', 'down-12', 'remove-12'. */
export function isLineStep(intent: string): boolean {
  return /^(?:up|down|remove)-\d{1,9}$/.test(intent);
}

/** 'up-12': the new position of line 12; null: no move. */
export function lineMove(intent: string, lines: readonly ListLine[]): { lineId: number; place: number } | null {
  const [, way, id] = /^(up|down)-(\d{1,9})$/.exec(intent) ?? [];
  const at = lines.findIndex(({ lineId }) => String(lineId) === id);
  if (at === -1) return null;
  return { lineId: Number(id), place: Math.max(1, way === 'up' ? at : at + 2) };
}

/** 'remove-12': the removed line with its position, so that it can be restored. */
export function removedLine(intent: string, lines: readonly ListLine[]) {
  const [, id] = /^remove-(\d{1,9})$/.exec(intent) ?? [];
  return lines.flatMap(({ lineId, productId, productName, variantId, quantity, note, serial, machine }, at) =>
    String(lineId) === id
      ? { lineId, productId, productName, variantId, quantity, note, serial, machine, place: at + 1 }
      : [],
  );
}
