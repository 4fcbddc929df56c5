import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { productColumns } from '../../catalogue/parts/product-columns.ts';
import { gallery, listCategoryLinks, listSubcategoryLinks, sheetBytes } from '../../catalogue/parts/product-queries.ts';
import { shownPicture } from '../../catalogue/product-pictures/product-picture-url.ts';
import { products } from '../../catalogue/parts/tables.ts';
import type { EditedProduct } from './paths.ts';

/** Reads a product with all the data of its form, active or not (E6). @throws {NotFoundError} */
export async function readProductForEdit(
  { productId }: { productId: number },
  { shop: { db, store } }: OperationContext,
): Promise<EditedProduct> {
  const [product, categoryLinks, subcategoryLinks] = await Promise.all([
    findEdited(db, productId),
    listCategoryLinks(db, productId),
    listSubcategoryLinks(db, productId),
  ]);
  if (product === undefined) throw new NotFoundError('product');
  const { categoryIds: _ids, leadTimeDays: _leadTime, ...fields } = product;
  return {
    ...fields,
    cloudImageUrl: shownPicture(product, store).cloudImageUrl,
    categoryLinks,
    subcategoryLinks,
  };
}

async function findEdited(db: Db, id: number) {
  const [row] = await db
    .select({ ...productColumns, version: products.version, sheetBytes, pictures: gallery })
    .from(products)
    .where(eq(products.id, id));
  return row;
}
