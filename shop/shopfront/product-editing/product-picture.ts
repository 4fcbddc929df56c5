import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { storePicture } from '../../base/files/store-picture.ts';
import { makeCommonSizes } from '../../base/files/size-picture.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { findProduct } from '../../catalogue/parts/product-queries.ts';
import { lockProduct, updatePicture } from './product-write-queries.ts';

type Picture = { imageHash: string | null; useCloudImage: boolean };

/**
 * Stores a picture as the product's main picture, instead of the one at the image service (D24, D10).
 * @throws {InvalidInputError} the file is not a picture
 * @throws {NotFoundError}
 */
export async function uploadProductPicture(
  { productId, file }: { productId: number; file: File },
  context: StaffContext,
): Promise<{ imageHash: string }> {
  const { shop } = context;
  if ((await findProduct(shop.db, productId)) === undefined) throw new NotFoundError('product');
  const imageHash = await storePicture(shop.files, 'products', file);
  await changePicture(productId, { imageHash, useCloudImage: false }, context);
  shop.runAside((whole, signal) => makeCommonSizes(whole, 'products', imageHash, signal));
  return { imageHash };
}

/** Removes the stored main picture of a product, which then shows 'NO IMAGE'. Returns 1. @throws {NotFoundError} */
export async function removeProductPicture({ productId }: { productId: number }, context: StaffContext) {
  await changePicture(productId, { imageHash: null }, context);
  return 1;
}

function changePicture(productId: number, change: Partial<Picture>, context: StaffContext): Promise<void> {
  return changeAsStaff(context, async (tx, note) => {
    const product = await lockProduct(tx, productId);
    if (product === undefined) throw new NotFoundError('product');
    const before = { imageHash: product.imageHash, useCloudImage: product.useCloudImage };
    const after = { ...before, ...change };
    if (after.imageHash === before.imageHash && after.useCloudImage === before.useCloudImage) return;
    await updatePicture(tx, productId, after);
    await note({ action: 'saved', entity: 'product picture', entityId: productId, before, after });
  });
}
