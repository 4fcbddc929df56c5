import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { addRelated, hasProducts, removeRelated } from './link-queries.ts';

/** Adds a related product (E7); repeating it changes nothing. Returns 1. @throws {NotFoundError} */
export function relateProducts(
  { productId, relatedProductId }: { productId: number; relatedProductId: number },
  context: StaffContext,
): Promise<1> {
  return changeAsStaff(context, async (tx, note) => {
    if (!(await hasProducts(tx, [productId, relatedProductId]))) throw new NotFoundError('product');
    const linkId = await addRelated(tx, { productId, relatedProductId });
    if (linkId !== undefined) {
      const after = { productId, relatedProductId };
      await note({ action: 'added', entity: 'related product', entityId: linkId, before: null, after });
    }
    return 1 as const;
  });
}

/** Returns 1, or 0 if there is no such link, perhaps because it was already removed (D29). */
export function unrelateProducts({ id }: { id: number }, context: StaffContext): Promise<0 | 1> {
  return changeAsStaff(context, async (tx, note) => {
    const removed = await removeRelated(tx, id);
    if (removed === undefined) return 0;
    const { productId, relatedProductId } = removed;
    const before = { productId, relatedProductId };
    await note({ action: 'removed', entity: 'related product', entityId: id, before, after: null });
    return 1;
  });
}
