import { asc, eq } from 'drizzle-orm';
import { type Db } from '#platform/database/database.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { partsByNumber } from '../../catalogue/parts/parts-by-number.ts';
import { products } from '../../catalogue/parts/tables.ts';
import type { OperationContext, StaffContext } from '../../base/operations/operation.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { message, type Message } from '../../base/messages/message.ts';
import type { PinnedParts, PinsSave } from './paths.ts';
import { pinnedParts, pinnedWords } from './tables.ts';
import { wordsOf } from './search-words.ts';

/** Maximum number of parts pinned above the results. */
export const MAX_PINNED = 3;

/** Reads the pinned parts by search words, in their order. Cached in memory, because every search needs them. */
export async function readPins(db: Db): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await db
    .select({ words: pinnedParts.words, productId: pinnedParts.productId })
    .from(pinnedParts)
    .orderBy(asc(pinnedParts.words), asc(pinnedParts.position));
  const byWords = Map.groupBy(rows, ({ words }) => words);
  return new Map([...byWords].map(([words, parts]) => [words, parts.map(({ productId }) => productId)]));
}

/** The parts pinned above the results of some words. */
export function readPinnedParts({ words }: { words: string }, { shop }: OperationContext): Promise<PinnedParts> {
  return findPins(shop.db, wordsOf(words));
}

/**
 * Pins parts above the results of some words; an empty list removes them (I4). Returns 1.
 * @throws {InvalidInputError} an unknown part number, a duplicate, or too many
 * @throws {StaleSaveError}
 */
export async function savePins({ words: typed, parts, version }: PinsSave, context: StaffContext): Promise<number> {
  const words = wordsOf(typed);
  return changeAsStaff(context, async (tx, note) => {
    await tx.insert(pinnedWords).values({ words, version: 0 }).onConflictDoNothing();
    await tx.select().from(pinnedWords).where(eq(pinnedWords.words, words)).for('update');
    const before = await findPins(tx, words);
    await requireUnchanged(tx, { entity: 'pinned parts', entityId: words }, version, before);
    const pinned = await findParts(tx, parts);
    const after = { words, parts: pinned, version: before.version + 1 };
    const isSame =
      before.parts.map(({ productId }) => productId).join() === pinned.map(({ productId }) => productId).join();
    if (!isSame) {
      await tx.delete(pinnedParts).where(eq(pinnedParts.words, words));
      await tx.update(pinnedWords).set({ version: after.version }).where(eq(pinnedWords.words, words));
      if (pinned.length > 0)
        await tx.insert(pinnedParts).values(pinned.map(({ productId }, position) => ({ words, productId, position })));
      await note({
        action: 'saved',
        entity: 'pinned parts',
        entityId: words,
        before: auditValues(before),
        after: auditValues(after),
      });
    }
    return 1;
  });
}

async function findPins(db: Db, words: string): Promise<PinnedParts> {
  const [[pinned], parts] = await Promise.all([
    db.select({ version: pinnedWords.version }).from(pinnedWords).where(eq(pinnedWords.words, words)),
    db
      .select({ productId: products.id, productName: products.name })
      .from(pinnedParts)
      .innerJoin(products, eq(products.id, pinnedParts.productId))
      .where(eq(pinnedParts.words, words))
      .orderBy(asc(pinnedParts.position)),
  ]);
  return { words, parts, version: pinned?.version ?? 0 };
}

/** Finds the parts with these numbers, each once. */
async function findParts(tx: Db, parts: readonly string[]): Promise<PinnedParts['parts']> {
  if (parts.length > MAX_PINNED) throw inputError(message('staff-refusal.pins-most', { most: MAX_PINNED }));
  const meantBy = await partsByNumber(tx, parts);
  const pinned = parts.map((part) => {
    const meant = meantBy(part);
    if (meant === undefined) throw inputError(message('staff-refusal.no-part', { typed: part }));
    return { productId: meant.id, productName: meant.name };
  });
  const twice = pinned.find(({ productId }, at) => pinned.findIndex((other) => other.productId === productId) < at);
  if (twice !== undefined) throw inputError(message('staff-refusal.pin-twice', { part: twice.productName }));
  return pinned;
}

function inputError(refusal: Message): InvalidInputError {
  return new InvalidInputError([{ field: 'parts', message: refusal }]);
}

/** The audit entry, named by its words. */
function auditValues({ words, parts, version }: PinnedParts) {
  return { name: words, parts: parts.map(({ productName }) => productName), version };
}
