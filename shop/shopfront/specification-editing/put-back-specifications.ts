import type { Db } from '#platform/database/database.ts';
import type { Note } from '../../base/audit/change-as-staff.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { describeSpecifications, writeSpecifications } from './save-specifications.ts';
import { BETWEEN_VALUES, specificationNames, typeNames } from './specification-cells.ts';
import { lockMeasured, valuesOfProduct } from './specification-queries.ts';
import { isSameSummary, type SpecificationSummary } from './specification-summary.ts';

interface AuditedChange {
  productId: number;
  before: SpecificationSummary;
  after: SpecificationSummary;
}

/**
 * Restores the type and specifications of a product from before a change (E16, I1); that is a change too.
 * @returns false if the specifications, the type or its attributes have changed since: nothing is written
 * @throws {NotFoundError} the product is gone
 */
export async function putBackSpecifications(
  { productId, before, after }: AuditedChange,
  { productTypes, families }: ReturnType<Shop['hot']>,
  { tx, note }: { tx: Db; note: Note },
): Promise<boolean> {
  const product = await lockMeasured(tx, productId);
  if (product === undefined) throw new NotFoundError('product');
  const rows = await valuesOfProduct(tx, productId);
  if (!isSameSummary(await describeSpecifications(tx, product.typeId, rows), after)) return false;
  const typeId = typeNames(productTypes).read(before.type);
  if (typeId !== null && typeof typeId !== 'number') return false;
  const line = before.specifications.join(` ${BETWEEN_VALUES} `);
  const names = specificationNames(productTypes, families, '.');
  const values = names.read(line, { typeId, familyId: product.familyId });
  if (!Array.isArray(values)) return false;
  const entry = await writeUnlessUnfit(() => writeSpecifications(tx, product, typeId, rows, values));
  if (entry === undefined) return false;
  if (entry !== null) await note({ action: 'put back', entity: 'product', entityId: productId, ...entry });
  return true;
}

/** Undefined if a value is no longer valid; checked before anything is written. */
async function writeUnlessUnfit<Written>(write: () => Promise<Written>): Promise<Written | undefined> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof InvalidInputError || error instanceof NotFoundError) return undefined;
    throw error;
  }
}
