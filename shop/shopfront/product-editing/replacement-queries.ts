import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { products, replacementParts, replacements } from '../../catalogue/parts/tables.ts';
import type { EditedReplacement } from './paths.ts';

/** The stored replacement of a part; undefined: it is not replaced. */
export async function findReplacement(
  db: Db,
  productId: number,
): Promise<Pick<EditedReplacement, 'fromOn' | 'note' | 'parts' | 'version'> | undefined> {
  const rows = await db
    .select({
      fromOn: replacements.fromOn,
      note: replacements.note,
      version: replacements.version,
      successorId: replacementParts.successorId,
      part: products.name,
      quantity: replacementParts.quantity,
    })
    .from(replacements)
    .leftJoin(replacementParts, eq(replacementParts.productId, replacements.productId))
    .leftJoin(products, eq(products.id, replacementParts.successorId))
    .where(eq(replacements.productId, productId))
    .orderBy(asc(replacementParts.position));
  const [first] = rows;
  if (first === undefined) return undefined;
  const { fromOn, note, version } = first;
  const parts = rows.flatMap(({ successorId, part, quantity }) =>
    successorId === null || part === null || quantity === null ? [] : { productId: successorId, part, quantity },
  );
  return { fromOn, note, version, parts };
}

/**
 * Locks the part whose replacement is saved and returns whether it exists. A stronger lock would block others from
 * naming it as a successor, and two parts that name each other would deadlock.
 */
export async function lockReplaced(tx: Db, productId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
  return rows.length > 0;
}

/** The parts that this one replaces, by number. */
export function listReplacedBy(db: Db, productId: number) {
  return db
    .select({ productId: products.id, part: products.name, quantity: replacementParts.quantity })
    .from(replacementParts)
    .innerJoin(products, eq(products.id, replacementParts.productId))
    .where(eq(replacementParts.successorId, productId))
    .orderBy(asc(products.name), asc(products.id));
}

interface WrittenReplacement {
  productId: number;
  fromOn: string;
  note: string;
  version: number;
  parts: readonly { productId: number; quantity: number }[];
}

/** Rewrites the whole replacement. */
export async function putReplacement(tx: Db, { productId, parts, ...values }: WrittenReplacement): Promise<void> {
  await tx
    .insert(replacements)
    .values({ productId, ...values })
    .onConflictDoUpdate({ target: replacements.productId, set: values });
  await tx.delete(replacementParts).where(eq(replacementParts.productId, productId));
  await tx
    .insert(replacementParts)
    .values(
      parts.map((part, position) => ({ productId, successorId: part.productId, quantity: part.quantity, position })),
    );
}

export async function deleteReplacement(tx: Db, productId: number): Promise<void> {
  await tx.delete(replacements).where(eq(replacements.productId, productId));
}
