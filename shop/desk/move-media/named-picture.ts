import { createHash } from 'node:crypto';
import type { Files } from '#platform/files.ts';
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '../../base/files/picture-file.ts';
import { pictureKey, type PictureFolder } from '../../base/files/picture-keys.ts';
import { storePicture } from '../../base/files/store-picture.ts';
import type { Cells } from '../move-files/column.ts';
import type { NamedFile } from '../move-files/kind.ts';

/** Pictures of a kind, named by the hash under which the shop keeps them. */
export function namedPicture(folder: PictureFolder, heading: string): NamedFile {
  return {
    heading,
    maxBytes: PICTURE_MAX_BYTES,
    tooLarge: PICTURE_TOO_LARGE,
    async keep(files, bytes, before) {
      const hash = (await storedHash(files, folder, bytes, before?.[heading])) ?? (await draw(files, folder, bytes));
      return { [heading]: pictureName(hash), fileKey: pictureKey(folder, hash) };
    },
  };
}

/** The hash of a picture that the shop drew: drawing it again would only lose quality. */
async function storedHash(files: Files, folder: PictureFolder, bytes: Uint8Array, present: string | undefined) {
  const sum = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  for (const hash of [hashIn(present), sum]) {
    const stored = hash === null ? undefined : await files.get(pictureKey(folder, hash));
    if (stored !== undefined && Buffer.compare(stored, bytes) === 0) return hash;
  }
  return null;
}

function draw(files: Files, folder: PictureFolder, bytes: Uint8Array): Promise<string> {
  return storePicture(files, folder, new File([new Uint8Array(bytes)], 'picture'));
}

/** The cells of a stored picture. */
export function pictureCells(folder: PictureFolder, heading: string, hash: string | null): Cells {
  return hash === null
    ? { [heading]: '', fileKey: '' }
    : { [heading]: pictureName(hash), fileKey: pictureKey(folder, hash) };
}

/** The hash in a name of the one form; null: none. */
export function hashIn(name: string | undefined): string | null {
  return /^([\da-f]{32})\.(?:jpg|png)$/.exec(name ?? '')?.[1] ?? null;
}

function pictureName(hash: string): string {
  return `${hash}.jpg`;
}
