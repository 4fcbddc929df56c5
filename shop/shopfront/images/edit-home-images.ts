import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { saveAll } from '../../base/audit/save-all.ts';
import { storePicture } from '../../base/files/store-picture.ts';
import { makeCommonSizes } from '../../base/files/size-picture.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { omitUndefined } from '../../base/kernel/omit-undefined.ts';
import type { HomeImageSave } from './editing-paths.ts';
import type { HomeImageCountry } from './home-image-country.ts';
import {
  deleteHomeImage,
  insertHomeImage,
  lockHomeImages,
  type StoredHomeImage,
  writeHomeImages,
} from './home-image-queries.ts';

/**
 * Saves links and descriptions of the home page's pictures (E13). Returns 1.
 * @throws {NotFoundError} one of them is gone: none is saved
 * @throws {StaleSaveError} one of them was saved by another person in the meantime: none is saved
 */
export async function saveHomeImages(
  { images }: { images: readonly HomeImageSave[] },
  context: StaffContext,
): Promise<1> {
  await changeAsStaff(context, (tx, note) =>
    saveAll(tx, note, images, {
      entity: 'home image',
      name: 'picture',
      lock: lockHomeImages,
      write: writeHomeImages,
      changed: (before: StoredHomeImage, { url, description }: HomeImageSave) => ({
        ...before,
        ...omitUndefined({ url, description }),
      }),
    }),
  );
  return 1;
}

/** Adds an uploaded picture to the end of a column (E13). Returns 1. @throws {InvalidInputError} it is not a picture */
export async function uploadHomeImage(
  { file, country }: { file: File; country: HomeImageCountry },
  context: StaffContext,
): Promise<1> {
  const imageHash = await storePicture(context.shop.files, 'home', file);
  context.shop.runAside((whole, signal) => makeCommonSizes(whole, 'home', imageHash, signal));
  return changeAsStaff(context, async (tx, note) => {
    const after = await insertHomeImage(tx, { country, imageHash });
    if (after !== undefined)
      await note({ action: 'added', entity: 'home image', entityId: after.id, before: null, after });
    return 1 as const;
  });
}

/**
 * Removes a picture from the home page (E13); its file stays, for the audit list. Returns 1. @throws {NotFoundError}
 */
export function removeHomeImage({ imageId }: { imageId: number }, context: StaffContext): Promise<1> {
  return changeAsStaff(context, async (tx, note) => {
    const before = await deleteHomeImage(tx, imageId);
    if (before === undefined) throw new NotFoundError('picture');
    await note({ action: 'removed', entity: 'home image', entityId: imageId, before, after: null });
    return 1 as const;
  });
}
