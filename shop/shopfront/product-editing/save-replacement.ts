import { isDeepStrictEqual } from 'node:util';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { changeAsStaff, type Note } from '../../base/audit/change-as-staff.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import type { OperationContext, StaffContext } from '../../base/operations/operation.ts';
import { partsByNumber } from '../../catalogue/parts/parts-by-number.ts';
import { findProduct } from '../../catalogue/parts/product-queries.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message, type Message } from '../../base/messages/message.ts';
import type { EditedReplacement, ReplacementSave } from './paths.ts';
import {
  deleteReplacement,
  findReplacement,
  lockReplaced,
  listReplacedBy,
  putReplacement,
} from './replacement-queries.ts';
import type { NamedSuccessor } from './replacement-text.ts';

const NOT_REPLACED = { fromOn: null, note: '', parts: [], version: 0 } as const;

/** Reads the replacements of a product, and the products that it replaces (J5). @throws {NotFoundError} */
export async function readReplacement(
  { productId }: { productId: number },
  { shop: { db } }: OperationContext,
): Promise<EditedReplacement> {
  const [product, replacement, replaces] = await Promise.all([
    findProduct(db, productId),
    findReplacement(db, productId),
    listReplacedBy(db, productId),
  ]);
  if (product === undefined) throw new NotFoundError('product');
  return { productId, productName: product.name, ...(replacement ?? NOT_REPLACED), replaces };
}

/**
 * Saves the replacements of a part; an empty list removes them. Returns 1 (J5).
 * @throws {NotFoundError}
 * @throws {InvalidInputError} an unknown number, the part itself, or a circle
 * @throws {StaleSaveError}
 */
export async function saveReplacement(draft: ReplacementSave, context: StaffContext): Promise<1> {
  try {
    return await changeAsStaff(context, (tx, note) => writeReplacement(tx, draft, note));
  } catch (error) {
    if (violatedConstraint(error) === 'replacement_parts_circle') throw inputError(message('staff-refusal.circle'));
    throw error;
  }
}

async function writeReplacement(
  tx: Db,
  { productId, fromOn, note: noteText, parts, version }: ReplacementSave,
  note: Note,
): Promise<1> {
  if (!(await lockReplaced(tx, productId))) throw new NotFoundError('product');
  const before = await findReplacement(tx, productId);
  const current = before ?? NOT_REPLACED;
  await requireUnchanged(tx, { entity: 'product', entityId: productId, part: 'replacedBy' }, version, { ...current });
  if (parts.length === 0) {
    if (before === undefined) return 1;
    await deleteReplacement(tx, productId);
    await note({ ...auditEntry(productId), before: auditValues(before), after: null });
    return 1;
  }
  if (fromOn === null) throw new InvalidInputError([{ field: 'fromOn', message: message('refusal.day') }]);
  const successors = await findSuccessors(tx, parts);
  const after = { fromOn, note: noteText, parts: successors, version: current.version + 1 };
  if (
    before !== undefined &&
    isDeepStrictEqual(auditValues(before), auditValues({ ...after, version: before.version }))
  )
    return 1;
  await putReplacement(tx, { productId, ...after });
  await note({
    ...auditEntry(productId),
    before: before === undefined ? null : auditValues(before),
    after: auditValues(after),
  });
  return 1;
}

const auditEntry = (entityId: number) => ({ action: 'saved replacement of', entity: 'product' as const, entityId });

/** The replacement as the audit list keeps it. */
function auditValues({
  fromOn,
  note,
  parts,
  version,
}: Pick<EditedReplacement, 'fromOn' | 'note' | 'parts' | 'version'>) {
  return {
    version,
    replacedFrom: fromOn,
    replacedNote: note,
    replacedBy: parts.map((each) => `${each.quantity} x ${each.part}`),
  };
}

/** Finds the parts with these numbers, each once. */
async function findSuccessors(tx: Db, parts: readonly NamedSuccessor[]) {
  const meantBy = await partsByNumber(
    tx,
    parts.map(({ part }) => part),
  );
  const successors = parts.map(({ part, quantity }) => {
    const meant = meantBy(part);
    if (meant === undefined) throw inputError(message('staff-refusal.no-successor', { part }));
    return { productId: meant.id, part: meant.name, quantity };
  });
  const twice = successors.find(({ productId }, at) =>
    successors.some((other, place) => place < at && other.productId === productId),
  );
  if (twice !== undefined) throw inputError(message('staff-refusal.successor-twice', { part: twice.part }));
  return successors;
}

function inputError(refusal: Message): InvalidInputError {
  return new InvalidInputError([{ field: 'parts', message: refusal }]);
}
