import { changeAsStaff } from '../audit/change-as-staff.ts';
import { NotFoundError } from '../kernel/errors.ts';
import type { StaffContext } from '../operations/operation.ts';
import type { VariantAddition } from './paths.ts';
import { insertVariant, lockFamily } from './variant-write-queries.ts';

/**
 * One more width of a family, after the others: the first stays the default (B2, E8). Answers its number.
 * @throws {NotFoundError}  the family
 */
export async function addVariant(addition: VariantAddition, context: StaffContext): Promise<{ id: number }> {
  if (!context.shop.hot().families.has(addition.familyId)) throw new NotFoundError('family');
  return changeAsStaff(context, async (tx, note) => {
    // Two who add at once come one after the other, so that no two widths have one place.
    await lockFamily(tx, addition.familyId);
    const after = await insertVariant(tx, addition);
    await note({ action: 'added', entity: 'variant prices', entityId: after.id, before: null, after });
    return { id: after.id };
  });
}
