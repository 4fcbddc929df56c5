import type { Db } from '#platform/database/database.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { categoryLinks, type LinkTable, type ListedProduct, subcategoryLinks } from './link-queries.ts';
import type { ProductBranches } from './paths.ts';
import { lockProduct } from './product-write-queries.ts';

/**
 * Saves all checkboxes of the product form (E6): the product is in these branches and no others. All or nothing, with
 * one audit entry; none if nothing changes.
 * @throws {NotFoundError} no such product, category or sub-category
 */
export function saveProductBranches(wanted: ProductBranches, context: StaffContext): Promise<1> {
  const { productId } = wanted;
  return changeAsStaff(context, async (tx, note): Promise<1> => {
    const product = await lockProduct(tx, productId);
    if (product === undefined) throw new NotFoundError('product');
    const listed = { productId, productName: product.name, productActive: product.active };
    const categories = await replaceLinks(tx, categoryLinks, wanted.categoryIds, listed, 'category');
    const subcategories = await replaceLinks(tx, subcategoryLinks, wanted.subcategoryIds, listed, 'subcategory');
    if (!categories.isChanged && !subcategories.isChanged) return 1;
    const before = { categoryIds: categories.before, subcategoryIds: subcategories.before };
    const after = { categoryIds: categories.after, subcategoryIds: subcategories.after };
    await note({ action: 'saved', entity: 'product categories', entityId: productId, before, after });
    return 1;
  });
}

async function replaceLinks(
  tx: Db,
  table: LinkTable,
  branchIds: readonly number[],
  product: ListedProduct,
  named: 'category' | 'subcategory',
) {
  const before = await table.branchesOf(tx, product.productId);
  const after = [...new Set(branchIds)].toSorted((one, other) => one - other);
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  if (added.length > 0 && !(await table.addAll(tx, added, product))) throw new NotFoundError(named);
  if (removed.length > 0) await table.removeAll(tx, removed, product.productId);
  return { before, after, isChanged: added.length + removed.length > 0 };
}
