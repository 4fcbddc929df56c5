import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { decideLines, rulesOf } from '../cart/add-lines.ts';
import { listOffers } from '../cart/line-set-queries.ts';
import { soldQuantityRefusal } from '../quantities/sold-quantity.ts';
import { readQuantityRules } from '../quantities/quantity-rules.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message, type Message } from '../../base/messages/message.ts';
import { changeLocked } from './change-locked.ts';
import {
  countLines,
  deleteLines,
  makeRoom,
  nextPosition,
  presentLines,
  putAtPlace,
  putListLines,
  updateLines,
} from './line-queries.ts';
import { type ListLineDraft, type UntranslatedAddedToList, MAX_LIST_LINES } from './part-list.ts';
import type { ListLineChange } from './paths.ts';
import { partListLines } from './tables.ts';

interface NewLines {
  listId: number;
  lines: readonly ListLineDraft[];
  /** From 1; undefined: at the end. */
  place?: number | undefined;
}

/**
 * Adds lines to a list by the rules of the basket, so that everything on a list can be bought (G4). @throws
 * {NotFoundError}
 */
export function addListLines(added: NewLines, context: CustomerContext): Promise<UntranslatedAddedToList> {
  return changeLocked(added.listId, context, (tx) => addTo(tx, added, context));
}

/** Adds to a list that the transaction has locked. */
export async function addTo(
  tx: Db,
  { listId, lines, place }: NewLines,
  { shop, caller }: CustomerContext,
): Promise<UntranslatedAddedToList> {
  const { customer } = caller;
  if (lines.length === 0) return { listId, addedLines: 0, refused: [] };
  const parts = await listOffers(tx, lines, { table: partListLines, of: eq(partListLines.listId, listId) });
  const rules = await rulesOf(tx, lines, parts, { shop, caller });
  const decided = decideLines(
    lines.map((line, index) => ({ ...line, index, serial: line.serial ?? '', machine: line.machine ?? '' })),
    parts,
    { customer, settings: shop.hot().settings, rules },
  );
  const { wanted, over } = await fitting(tx, listId, decided.wanted, parts);
  if (wanted.length > 0) await put(tx, listId, wanted, place);
  const tooMany = over.map(({ index }) => ({ index, message: LIST_FULL }));
  const refused = [...decided.refused, ...tooMany].toSorted((one, other) => one.index - other.index);
  return { listId, addedLines: wanted.length, refused };
}

const LIST_FULL: Message = message('refusal.list-full', { most: MAX_LIST_LINES });

/** Takes the lines for which there is room; existing lines need none. */
async function fitting<Line extends { index: number }>(
  tx: Db,
  listId: number,
  lines: readonly Line[],
  parts: readonly { present: number }[],
): Promise<{ wanted: Line[]; over: Line[] }> {
  let room = MAX_LIST_LINES - (await countLines(tx, listId));
  const wanted: Line[] = [];
  const over: Line[] = [];
  for (const line of lines) {
    const isThere = (parts[line.index]?.present ?? 0) > 0;
    if (!isThere) room -= 1;
    (isThere || room >= 0 ? wanted : over).push(line);
  }
  return { wanted, over };
}

async function put(tx: Db, listId: number, lines: readonly ListLineDraft[], place: number | undefined): Promise<void> {
  if (place === undefined) return putListLines(tx, listId, lines, await nextPosition(tx, listId));
  await makeRoom(tx, listId, place, lines.length);
  return putListLines(tx, listId, lines, place);
}

/**
 * Saves quantities and notes. Two members may have the list open: if a line has the values seen, only differences from
 * them are written.
 * @throws {NotFoundError} the member can't change the list or a line; then nothing is saved
 * @throws {InvalidInputError} a part is not sold in its new quantity (K4); then nothing is saved
 * @throws {ConflictError} another person changed the same values or removed the line in the meantime; then nothing is
 * saved, and the error names the parts
 */
export async function saveListLines(
  { listId, lines }: { listId: number; lines: readonly ListLineChange[] },
  context: CustomerContext,
): Promise<1> {
  await changeLocked(listId, context, async (tx) => {
    const present = new Map((await presentLines(tx, listId)).map((line) => [line.lineId, line]));
    if (lines.some((line) => wasSeen(line) && !present.has(line.lineId)))
      throw new ConflictError('list.changed', message('refusal.list-line-gone'));
    const merged = lines.map((line) => mergedLine(line, present.get(line.lineId)));
    const lost = [...new Set(merged.filter(({ isLost }) => isLost).map(({ name }) => name))];
    if (lost.length > 0)
      throw new ConflictError(
        'list.changed',
        message('refusal.list-changed', { names: lost.slice(0, NAMED).join(', ') }),
      );
    await requireSoldQuantities(tx, merged, present, context);
    await updateLines(tx, listId, merged);
  });
  return 1;
}

const NAMED = 5;

/**
 * Judges changed quantities, so that everything on a list can be bought (K4); a line that keeps its quantity is not judged.
 * @throws {InvalidInputError} by field
 */
async function requireSoldQuantities(
  tx: Db,
  lines: readonly { lineId: number; quantity: number }[],
  present: ReadonlyMap<number, Awaited<ReturnType<typeof presentLines>>[number]>,
  { shop, caller: { customer } }: CustomerContext,
): Promise<void> {
  const judged = lines.flatMap(({ lineId, quantity }, index) => {
    const stored = present.get(lineId);
    return stored === undefined || stored.quantity === quantity ? [] : { index, quantity, part: stored.part };
  });
  const parts = judged.map(({ part }) => part);
  const { companyId, currencyId: currency } = customer;
  const rules = await readQuantityRules(tx, { companyId, currency }, parts, shop);
  const errors = judged.flatMap(({ index, quantity }, at) => {
    const refusal = soldQuantityRefusal(quantity, rules[at]);
    return refusal === null ? [] : { field: `lines.${index}.quantity`, message: refusal };
  });
  if (errors.length > 0) throw new InvalidInputError(errors);
}

/** Returns whether it was in the list when the author read it. */
function wasSeen({ quantitySeen, noteSeen }: ListLineChange): boolean {
  return quantitySeen !== undefined || noteSeen !== undefined;
}

/** @throws {NotFoundError}  there is no such line */
function mergedLine(wanted: ListLineChange, present: Awaited<ReturnType<typeof presentLines>>[number] | undefined) {
  if (present === undefined) throw new NotFoundError('list-line');
  const quantity = mergeValue(wanted.quantity, wanted.quantitySeen, present.quantity);
  const note = mergeValue(wanted.note, wanted.noteSeen, present.note);
  const isLost = quantity === undefined || note === undefined;
  const { lineId, name } = present;
  return { lineId, name, quantity: quantity ?? present.quantity, note: note ?? present.note, isLost };
}

/** Undefined: a conflict with another person's change. */
function mergeValue<Value>(wanted: Value, seen: Value | undefined, present: Value): Value | undefined {
  if (seen === undefined || seen === present || wanted === present) return wanted;
  return wanted === seen ? present : undefined;
}

/** @throws {NotFoundError} */
export async function moveListLine(
  { listId, lineId, place }: { listId: number; lineId: number; place: number },
  context: CustomerContext,
): Promise<1> {
  await changeLocked(listId, context, async (tx) => {
    if (!(await putAtPlace(tx, listId, lineId, place))) throw new NotFoundError('list-line');
  });
  return 1;
}

/** Lines that are already gone are ignored. @throws {NotFoundError} the list */
export function removeListLines(
  { listId, lineIds }: { listId: number; lineIds: readonly number[] },
  context: CustomerContext,
): Promise<number> {
  return changeLocked(listId, context, (tx) => deleteLines(tx, listId, lineIds));
}
