import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { changeAsStaff, type Note } from '../../base/audit/change-as-staff.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { kitStock } from '../../catalogue/kits/kit-stock.ts';
import { partsByNumber } from '../../catalogue/parts/parts-by-number.ts';
import { findProduct } from '../../catalogue/parts/product-queries.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message, type Message } from '../../base/messages/message.ts';
import type { OperationContext, StaffContext } from '../../base/operations/operation.ts';
import { deleteKit, findKit, hasOwnStock, listKitsWith, lockKit, partsWithWidths, putKit } from './kit-queries.ts';
import type { EditedKit, KitSave } from './paths.ts';

const NO_KIT = { parts: [], version: 0 } as const;

/** Reads the parts of a kit, and the kits that contain the product (J7). @throws {NotFoundError} */
export async function readKit(
  { productId }: { productId: number },
  { shop: { db } }: OperationContext,
): Promise<EditedKit> {
  const [product, kit, within] = await Promise.all([
    findProduct(db, productId),
    findKit(db, productId),
    listKitsWith(db, productId),
  ]);
  if (product === undefined) throw new NotFoundError('product');
  const stockLevel = kit === undefined ? product.stockLevel : kitStock(kit.parts);
  return { productId, productName: product.name, stockLevel, ...(kit ?? NO_KIT), within };
}

/**
 * Saves the parts of a kit; an empty list makes it an ordinary product again. Returns 1 (J7).
 * @throws {NotFoundError}
 * @throws {InvalidInputError} an unknown number, a part with widths, the kit itself, a kit inside a kit, or stock of its own
 * @throws {StaleSaveError}
 */
export async function saveKit(draft: KitSave, context: StaffContext): Promise<1> {
  try {
    return await changeAsStaff(context, (tx, note) => writeKit(tx, draft, note));
  } catch (error) {
    const violated = violatedConstraint(error);
    if (violated === 'kit_parts_nested') throw inputError(message('staff-refusal.kit-nested'));
    if (violated === 'kit_parts_not_itself') throw inputError(message('staff-refusal.kit-itself'));
    throw error;
  }
}

async function writeKit(tx: Db, { productId, parts, version }: KitSave, note: Note): Promise<1> {
  const wanted = await findParts(tx, parts);
  const earlier = (await findKit(tx, productId))?.parts ?? [];
  const partIds = [...wanted, ...earlier].map((part) => part.productId).filter((id) => id !== productId);
  if (!(await lockKit(tx, productId, partIds))) throw new NotFoundError('product');
  const before = await findKit(tx, productId);
  const current = before ?? NO_KIT;
  await requireUnchanged(tx, { entity: 'product', entityId: productId, part: 'kitParts' }, version, { ...current });
  const noted = { action: 'saved kit of', entity: 'product' as const, entityId: productId };
  if (wanted.length === 0) {
    if (before === undefined) return 1;
    await deleteKit(tx, productId);
    await note({ ...noted, before: auditValues(before), after: null });
    return 1;
  }
  if (before === undefined) await requireFit(tx, productId);
  const after = { parts: wanted, version: current.version + 1 };
  if (before !== undefined && isDeepStrictEqual(auditValues(before).kitParts, auditValues(after).kitParts)) return 1;
  await putKit(tx, productId, after);
  await note({ ...noted, before: before === undefined ? null : auditValues(before), after: auditValues(after) });
  return 1;
}

/** @throws {InvalidInputError} the product has widths, or stock of its own */
async function requireFit(tx: Db, productId: number): Promise<void> {
  const [product] = await tx.select({ familyId: products.familyId }).from(products).where(eq(products.id, productId));
  if (product?.familyId !== null) throw inputError(message('staff-refusal.kit-widths'));
  if (await hasOwnStock(tx, productId)) throw inputError(message('staff-refusal.kit-own-stock'));
}

/** The kit as the audit list keeps it. */
function auditValues({ parts, version }: { parts: KitSave['parts']; version: number }) {
  return { version, kitParts: parts.map(({ part, quantity }) => `${quantity} x ${part}`) };
}

/** Finds the parts with these numbers, each once. */
async function findParts(tx: Db, parts: KitSave['parts']) {
  const meantBy = await partsByNumber(
    tx,
    parts.map(({ part }) => part),
  );
  const found = parts.map(({ part, quantity }) => {
    const meant = meantBy(part);
    if (meant === undefined) throw inputError(message('staff-refusal.no-kit-part', { part }));
    return { productId: meant.id, part: meant.name, quantity };
  });
  const twice = found.find(({ productId }, at) =>
    found.some((other, place) => place < at && other.productId === productId),
  );
  if (twice !== undefined) throw inputError(message('staff-refusal.kit-part-twice', { part: twice.part }));
  const [part] = (
    await partsWithWidths(
      tx,
      found.map(({ productId }) => productId),
    )
  ).values();
  if (part !== undefined) throw inputError(message('staff-refusal.kit-part-widths', { part }));
  return found;
}

function inputError(refusal: Message): InvalidInputError {
  return new InvalidInputError([{ field: 'parts', message: refusal }]);
}
