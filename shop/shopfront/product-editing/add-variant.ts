import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import type { VariantAddition } from './paths.ts';
import { insertVariant, lockFamily } from './variant-write-queries.ts';

/**
 * Adds a width to the end of a family: the first stays the default (B2, E8). Returns its id.
 * @throws {NotFoundError} the family
 */
export async function addVariant(addition: VariantAddition, context: StaffContext): Promise<{ id: number }> {
  if (!context.shop.hot().families.has(addition.familyId)) throw new NotFoundError('family');
  return changeAsStaff(context, async (tx, note) => {
    // Concurrent additions run one after the other, so that no two widths have the same position.
    await lockFamily(tx, addition.familyId);
    const after = await insertVariant(tx, addition);
    await note({ action: 'added', entity: 'variant prices', entityId: after.id, before: null, after });
    return { id: after.id };
  });
}
