import { and, asc, eq, max } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { changeAsStaff, type Note } from '../../base/audit/change-as-staff.ts';
import { findProduct } from '../../catalogue/parts/product-queries.ts';
import { type GalleryPicture, MAX_PICTURES } from '../../catalogue/product-pictures/product-gallery.ts';
import { productPictures } from '../../catalogue/product-pictures/tables.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { storePicture } from '../../base/files/store-picture.ts';
import { makeCommonSizes } from '../../base/files/size-picture.ts';
import type { GallerySave } from './paths.ts';
import { lockProduct, type StoredProduct, updatePicture } from './product-write-queries.ts';

/**
 * Adds an additional picture of a product, at the end (A12, D24). The same picture is added only once. Returns 1.
 * @throws {InvalidInputError} the file is not a picture
 * @throws {NotFoundError}
 * @throws {ConflictError} it has the maximum number already
 */
export async function addProductPicture(
  { productId, file }: { productId: number; file: File },
  context: StaffContext,
): Promise<number> {
  const { shop } = context;
  if ((await findProduct(shop.db, productId)) === undefined) throw new NotFoundError('product');
  const imageHash = await storePicture(shop.files, 'products', file);
  await changeGallery(productId, context, async (tx, product, before) => {
    if (product.imageHash === imageHash || before.some((picture) => picture.imageHash === imageHash)) return;
    if (before.length >= MAX_PICTURES)
      throw new ConflictError('gallery.full', message('staff-refusal.pictures-full', { most: MAX_PICTURES }));
    const [{ last } = { last: null }] = await tx
      .select({ last: max(productPictures.position) })
      .from(productPictures)
      .where(eq(productPictures.productId, productId));
    await tx.insert(productPictures).values({ productId, imageHash, position: (last ?? 0) + 1 });
  });
  shop.runAside((whole, signal) => makeCommonSizes(whole, 'products', imageHash, signal));
  return 1;
}

/**
 * Saves the order and descriptions of a product's additional pictures. Returns 1.
 * @throws {NotFoundError}
 * @throws {ConflictError} the list differs from the product's pictures: one was added or removed since
 */
export async function saveProductPictures(
  { productId, pictures }: GallerySave,
  context: StaffContext,
): Promise<number> {
  await changeGallery(productId, context, async (tx, _product, before) => {
    const [asked, there] = [pictures, before].map((list) =>
      list
        .map(({ id }) => id)
        .toSorted((a, b) => a - b)
        .join(),
    );
    if (asked !== there) throw new ConflictError('gallery.stale', message('staff-refusal.pictures-stale'));
    for (const [at, { id, alt }] of pictures.entries())
      await tx
        .update(productPictures)
        .set({ alt, position: at + 1 })
        .where(eq(productPictures.id, id));
  });
  return 1;
}

/** Swaps an additional picture with the product's main picture. Returns 1. @throws {NotFoundError} */
export async function makeMainPicture(
  { productId, pictureId }: { productId: number; pictureId: number },
  context: StaffContext,
): Promise<number> {
  await changeGallery(productId, context, async (tx, product, before) => {
    const chosen = before.find(({ id }) => id === pictureId);
    if (chosen === undefined) throw new NotFoundError('picture');
    await updatePicture(tx, productId, { imageHash: chosen.imageHash, useCloudImage: false });
    const itself = and(eq(productPictures.productId, productId), eq(productPictures.id, pictureId));
    if (product.imageHash === null) await tx.delete(productPictures).where(itself);
    else await tx.update(productPictures).set({ imageHash: product.imageHash, alt: '' }).where(itself);
  });
  return 1;
}

/**
 * Removes an additional picture from a product; its file stays, for the audit list. Returns 1. @throws {NotFoundError}
 */
export async function deleteProductPicture(
  { productId, pictureId }: { productId: number; pictureId: number },
  context: StaffContext,
): Promise<number> {
  await changeGallery(productId, context, async (tx) => {
    const gone = await tx
      .delete(productPictures)
      .where(and(eq(productPictures.productId, productId), eq(productPictures.id, pictureId)))
      .returning({ id: productPictures.id });
    if (gone.length === 0) throw new NotFoundError('picture');
  });
  return 1;
}

/**
 * Runs with the product locked, so that of two concurrent changes the second sees the first; recorded in the product's
 * history.
 */
function changeGallery(
  productId: number,
  context: StaffContext,
  change: (tx: Db, product: StoredProduct, before: readonly GalleryPicture[]) => Promise<void>,
): Promise<void> {
  return changeAsStaff(context, async (tx, note) => {
    const product = await lockProduct(tx, productId);
    if (product === undefined) throw new NotFoundError('product');
    const before = await listGallery(tx, productId);
    await change(tx, product, before);
    await noteGallery(note, productId, before, await listGallery(tx, productId));
  });
}

async function noteGallery(
  note: Note,
  productId: number,
  before: readonly GalleryPicture[],
  after: readonly GalleryPicture[],
): Promise<void> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await note({
    action: 'saved',
    entity: 'product picture',
    entityId: productId,
    before: { pictures: auditValues(before) },
    after: { pictures: auditValues(after) },
  });
}

const auditValues = (pictures: readonly GalleryPicture[]) =>
  pictures.map(({ id, alt }) => (alt === '' ? `picture ${id}` : alt));

function listGallery(db: Db, productId: number): Promise<GalleryPicture[]> {
  return db
    .select({ id: productPictures.id, imageHash: productPictures.imageHash, alt: productPictures.alt })
    .from(productPictures)
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position), asc(productPictures.id));
}
