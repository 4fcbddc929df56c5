import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { decideLines } from '../cart/add-lines.ts';
import { listOffers } from '../cart/line-set-queries.ts';
import type { CustomerContext } from '../operations/operation.ts';
import { ConflictError, NotFoundError } from '../kernel/errors.ts';
import { message, type Message } from '../kernel/message.ts';
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

/** Puts lines into a list; by the rules of the basket, so that what stands in a list can be bought (G4). @throws {NotFoundError} */
export function addListLines(added: NewLines, context: CustomerContext): Promise<UntranslatedAddedToList> {
  return changeLocked(added.listId, context, (tx) => addTo(tx, added, context));
}

/** The same for a list that the transaction holds. */
export async function addTo(
  tx: Db,
  { listId, lines, place }: NewLines,
  { shop, caller: { customer } }: CustomerContext,
): Promise<UntranslatedAddedToList> {
  if (lines.length === 0) return { listId, addedLines: 0, refused: [] };
  const parts = await listOffers(tx, lines, { table: partListLines, of: eq(partListLines.listId, listId) });
  const decided = decideLines(
    lines.map((line, index) => ({ ...line, index, serial: line.serial ?? '', machine: line.machine ?? '' })),
    parts,
    customer,
    shop.hot().settings,
  );
  const { wanted, over } = await fitting(tx, listId, decided.wanted, parts);
  if (wanted.length > 0) await put(tx, listId, wanted, place);
  const tooMany = over.map(({ index }) => ({ index, message: LIST_FULL }));
  const refused = [...decided.refused, ...tooMany].toSorted((one, other) => one.index - other.index);
  return { listId, addedLines: wanted.length, refused };
}

const LIST_FULL: Message = message('refusal.list-full', { most: MAX_LIST_LINES });

/** Takes the lines that fit; lines that exist already need no room. */
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
 * Quantities and notes. Two members may have the list open: where a line says what was seen, only what differs from that is written.
 * @throws {NotFoundError}  the list or a line is not the member's to change; then nothing is
 * @throws {ConflictError}  somebody else changed meanwhile what is to be changed: then nothing is, and the parts are named; or took it out
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
    await updateLines(tx, listId, merged);
  });
  return 1;
}

const NAMED = 5;

/** It was in the list when the person changing it read that. */
function wasSeen({ quantitySeen, noteSeen }: ListLineChange): boolean {
  return quantitySeen !== undefined || noteSeen !== undefined;
}

/** @throws {NotFoundError}  there is no such line */
function mergedLine(wanted: ListLineChange, present: Awaited<ReturnType<typeof presentLines>>[number] | undefined) {
  if (present === undefined) throw new NotFoundError('list-line');
  const quantity = merged(wanted.quantity, wanted.quantitySeen, present.quantity);
  const note = merged(wanted.note, wanted.noteSeen, present.note);
  const isLost = quantity === undefined || note === undefined;
  const { lineId, name } = present;
  return { lineId, name, quantity: quantity ?? present.quantity, note: note ?? present.note, isLost };
}

/** Undefined: somebody else wants it otherwise. */
function merged<Value>(wanted: Value, seen: Value | undefined, present: Value): Value | undefined {
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

/** Those that are gone already count for nothing. @throws {NotFoundError}  the list */
export function removeListLines(
  { listId, lineIds }: { listId: number; lineIds: readonly number[] },
  context: CustomerContext,
): Promise<number> {
  return changeLocked(listId, context, (tx) => deleteLines(tx, listId, lineIds));
}
