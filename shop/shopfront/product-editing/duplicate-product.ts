import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import type { SaveResult } from '../../base/operations/save-result.ts';
import { productFields } from '../../catalogue/parts/product-fields.ts';
import { productCategories, productSubcategories, relatedProducts } from '../../catalogue/parts/tables.ts';
import { productPictures } from '../../catalogue/product-pictures/tables.ts';
import { insertProduct, lockProduct, type StoredProduct } from './product-write-queries.ts';

const MARK = ' COPY';

/**
 * Copies a product for a similar one: same texts, prices, pictures, categories and related products, no stock, and
 * inactive until it is named.
 * @throws {NotFoundError}
 */
export function duplicateProduct({ productId }: { productId: number }, context: StaffContext): Promise<SaveResult> {
  return changeAsStaff(context, async (tx, note) => {
    const original = await lockProduct(tx, productId);
    if (original === undefined) throw new NotFoundError('product');
    const { id: _id, version: _version, createdAt: _createdAt, ...values } = original;
    const name = `${values.name.slice(0, productFields.name.most - MARK.length)}${MARK}`;
    const copy = await insertProduct(tx, { ...values, name, active: false, stockLevel: 0, stockTaken: false });
    await copyLinks(tx, productId, copy);
    await copyPictures(tx, productId, copy.id);
    await note({ action: 'added', entity: 'product', entityId: copy.id, before: null, after: copy });
    return { id: copy.id, version: copy.version };
  });
}

async function copyPictures(tx: Db, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    insert into ${productPictures} (product_id, image_hash, alt, position)
    select ${to}::integer, image_hash, alt, position
    from ${productPictures}
    where ${eq(productPictures.productId, from)}
    order by position, id`);
}

/** The links of the copy hold its own name and status (docs/decisions/0004). */
async function copyLinks(tx: Db, from: number, { id, name, active }: StoredProduct): Promise<void> {
  await tx.execute(sql`
    insert into ${productCategories} (category_id, product_id, product_name, product_active)
    select category_id, ${id}::integer, ${name}, ${active}::boolean
    from ${productCategories}
    where ${eq(productCategories.productId, from)}
    order by id`);
  await tx.execute(sql`
    insert into ${productSubcategories} (subcategory_id, product_id, product_name, product_active)
    select subcategory_id, ${id}::integer, ${name}, ${active}::boolean
    from ${productSubcategories}
    where ${eq(productSubcategories.productId, from)}
    order by id`);
  await tx.execute(sql`
    insert into ${relatedProducts} (product_id, related_product_id)
    select ${id}::integer, related_product_id
    from ${relatedProducts}
    where ${eq(relatedProducts.productId, from)}
    order by id`);
}
