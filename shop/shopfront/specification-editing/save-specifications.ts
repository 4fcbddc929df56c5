import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { products } from '../../catalogue/parts/tables.ts';
import type { OperationContext, StaffContext } from '../../base/operations/operation.ts';
import { type FieldError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { EditedSpecifications, SpecificationsSave, TypedSpecification } from './paths.ts';
import {
  deleteValues,
  findMeasured,
  insertValues,
  lockMeasured,
  lockType,
  type StoredAttribute,
  type ValueRow,
  valuesOfProduct,
  widthsOf,
} from './specification-queries.ts';
import { isSameSummary, newestOf, summarizeSpecifications } from './specification-summary.ts';
import { parseValue, formatRows } from './value-text.ts';

/** Reads the specifications of a product for its form. @throws {NotFoundError} */
export async function readSpecifications(
  { productId }: { productId: number },
  { shop: { db } }: OperationContext,
): Promise<EditedSpecifications> {
  const [product, rows] = await Promise.all([findMeasured(db, productId), valuesOfProduct(db, productId)]);
  if (product === undefined) throw new NotFoundError('product');
  const { name: productName, typeId, familyId } = product;
  const widths = await widthsOf(db, familyId);
  return { productId, productName, typeId, version: newestOf(rows), widths, values: formatRows(rows) };
}

/**
 * Saves all specifications of a product: omitted attributes of its type and those of another type lose their values;
 * archived ones keep them. Returns 1.
 * @throws {NotFoundError | StaleSaveError}
 * @throws {InvalidInputError} a value that can't be parsed, or of an attribute or width that the product does not have
 */
export function saveSpecifications(
  { productId, values, version, ...draft }: SpecificationsSave,
  context: StaffContext,
): Promise<1> {
  return changeAsStaff(context, async (tx, note): Promise<1> => {
    const product = await lockMeasured(tx, productId);
    if (product === undefined) throw new NotFoundError('product');
    const typeId = draft.typeId === undefined ? product.typeId : draft.typeId;
    const rows = await valuesOfProduct(tx, productId);
    const current = { typeId: product.typeId, values: formatRows(rows), version: newestOf(rows) };
    await requireUnchanged(tx, { entity: 'product', entityId: productId, part: 'specifications' }, version, current);
    const entry = await writeSpecifications(tx, product, typeId, rows, values);
    if (entry !== null)
      await note({ action: 'saved specifications of', entity: 'product', entityId: productId, ...entry });
    return 1;
  });
}

/**
 * Writes all specifications of a locked product. Returns the audit entry, null if nothing changed.
 * @throws {NotFoundError | InvalidInputError}
 */
export async function writeSpecifications(
  tx: Db,
  product: { id: number; typeId: number | null; familyId: number | null },
  typeId: number | null,
  rows: readonly ValueRow[],
  values: readonly TypedSpecification[],
) {
  const type = await typeOf(tx, typeId, product.typeId);
  const widths = await widthsOf(tx, product.familyId);
  const written = rowsToWrite(values, type?.attributes ?? [], new Set(widths.map(({ id }) => id)));
  const before = await describeSpecifications(tx, product.typeId, rows);
  await deleteValues(
    tx,
    product.id,
    (type?.attributes ?? []).filter(({ archived }) => archived).map(({ id }) => id),
  );
  if (typeId !== product.typeId) await tx.update(products).set({ typeId }).where(eq(products.id, product.id));
  await insertValues(
    tx,
    written.map((row) => ({ ...row, productId: product.id })),
  );
  const after = await describeSpecifications(tx, typeId, await valuesOfProduct(tx, product.id));
  return isSameSummary(before, after) ? null : { before, after };
}

/** Accepts an archived type only if the product already has it. @throws {NotFoundError | InvalidInputError} */
async function typeOf(tx: Db, typeId: number | null, presentId: number | null) {
  if (typeId === null) return null;
  const type = await lockType(tx, typeId);
  if (type === undefined) throw new NotFoundError('product-type');
  if (type.archived && typeId !== presentId)
    throw new InvalidInputError([{ field: 'typeId', message: message('staff-refusal.product-type-archived') }]);
  return type;
}

/** @throws {InvalidInputError} with all invalid values */
function rowsToWrite(
  values: readonly TypedSpecification[],
  all: readonly StoredAttribute[],
  widthIds: ReadonlySet<number>,
) {
  const attributeById = new Map(all.filter(({ archived }) => !archived).map((attribute) => [attribute.id, attribute]));
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  const rows = values.flatMap(({ attributeId, variantId, text }, index) => {
    const attribute = attributeById.get(attributeId);
    const key = `${attributeId} ${variantId}`;
    if (attribute === undefined || (variantId !== null && !widthIds.has(variantId)) || seen.has(key)) {
      errors.push({ field: `values.${index}.attributeId`, message: message('staff-refusal.specification-unknown') });
      return [];
    }
    seen.add(key);
    const read = parseValue(text, attribute);
    if (Array.isArray(read)) return read.map((value) => ({ ...value, attributeId, variantId }));
    errors.push({ field: `values.${index}.text`, message: read });
    return [];
  });
  if (errors.length > 0) throw new InvalidInputError(errors);
  return rows;
}

/** Describes the specifications of a product of this type for the audit list. */
export async function describeSpecifications(tx: Db, typeId: number | null, rows: readonly ValueRow[]) {
  const type = typeId === null ? undefined : await lockType(tx, typeId);
  return summarizeSpecifications(type?.name ?? '', rows);
}
