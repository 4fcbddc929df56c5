import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/database/database.ts';
import { changeAsStaff, type Note } from '../../base/audit/change-as-staff.ts';
import {
  deleteSheet,
  findSheetToChange,
  type ProductSheet,
  putSheet,
} from '../../catalogue/data-sheets/sheet-queries.ts';
import { findProduct } from '../../catalogue/parts/product-queries.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { queueUnusedFiles } from '../../base/files/unused-files.ts';
import { storeFile } from '../../base/files/store-file.ts';
import { isPdf } from '../../base/files/pdf-file.ts';
import { lockProduct } from './product-write-queries.ts';
import { SHEET_NOT_PDF } from './data-sheet-limits.ts';

/**
 * Uploads the data sheet of a product, replacing the current one. Returns 1.
 * @throws {InvalidInputError} the file is not a PDF
 * @throws {NotFoundError}
 */
export async function uploadProductSheet(
  { productId, file }: { productId: number; file: File },
  context: StaffContext,
): Promise<number> {
  const { shop } = context;
  if ((await findProduct(shop.db, productId)) === undefined) throw new NotFoundError('product');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) throw new InvalidInputError([{ field: 'file', message: SHEET_NOT_PDF }]);
  const fileKey = `product-sheets/${productId}/${randomUUID()}.pdf`;
  await storeFile(shop, { key: fileKey, bytes }, () =>
    changeAsStaff(context, async (tx, note) => {
      const before = await lockSheet(tx, productId);
      const uploadedAt = shop.clock.now();
      await putSheet(tx, { productId, fileKey, sizeBytes: bytes.length, uploadedAt });
      await queueUnusedFiles(tx, uploadedAt, before?.fileKey);
      await noteSheet(note, productId, before, fileKey);
    }),
  );
  return 1;
}

/** Removes the data sheet of a product; without one nothing changes. Returns 1. @throws {NotFoundError} */
export async function removeProductSheet({ productId }: { productId: number }, context: StaffContext): Promise<number> {
  await changeAsStaff(context, async (tx, note) => {
    const before = await lockSheet(tx, productId);
    if (before === undefined) return;
    await deleteSheet(tx, productId);
    await queueUnusedFiles(tx, context.shop.clock.now(), before.fileKey);
    await noteSheet(note, productId, before, null);
  });
  return 1;
}

/** Locks, so that of two concurrent changes the second sees the first. */
async function lockSheet(tx: Db, productId: number): Promise<ProductSheet | undefined> {
  if ((await lockProduct(tx, productId)) === undefined) throw new NotFoundError('product');
  return findSheetToChange(tx, productId);
}

/** Recorded in the product's history. */
function noteSheet(note: Note, productId: number, before: ProductSheet | undefined, file: string | null) {
  const was = { file: before?.fileKey ?? null };
  return note({ action: 'saved', entity: 'product', entityId: productId, before: was, after: { file } });
}
