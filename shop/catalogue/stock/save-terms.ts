import { eq } from 'drizzle-orm';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { products } from '../parts/tables.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { StockTerms } from './paths.ts';

/** Saves the lead time and the reorder point of a part (L4). Returns 1. @throws {NotFoundError} */
export function saveStockTerms({ productId, ...terms }: StockTerms, context: StaffContext): Promise<1> {
  return changeAsStaff(context, async (tx, note): Promise<1> => {
    const [before] = await tx
      .select({ leadTimeDays: products.leadTimeDays, lowStock: products.lowStock })
      .from(products)
      .where(eq(products.id, productId))
      .for('no key update');
    if (before === undefined) throw new NotFoundError('product');
    if (before.leadTimeDays === terms.leadTimeDays && before.lowStock === terms.lowStock) return 1;
    await tx.update(products).set(terms).where(eq(products.id, productId));
    await note({ action: 'saved stock terms of', entity: 'product', entityId: productId, before, after: terms });
    return 1;
  });
}
