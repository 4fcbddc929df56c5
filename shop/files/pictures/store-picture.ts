import { createHash } from 'node:crypto';
import type { Files } from '#platform/files.ts';
import { normalisePicture, type PictureFault } from '#platform/images/normalise-picture.ts';
import { InvalidInputError } from '../../kernel/errors.ts';
import { beginsAsPicture, PICTURE_NOT_READ, PICTURE_TOO_MANY_PIXELS, PICTURE_TOO_SLOW } from './picture-file.ts';
import { pictureKey, type PictureFolder } from './picture.ts';
import type { Message } from '../../kernel/message.ts';

const LIMITS = { maxPixels: 64_000_000, longestSide: 2400, timeoutSeconds: 15 };

/**
 * Draws an uploaded picture anew and keeps it under the hash of what came out, so that the same picture is stored once (D24).
 * Nothing is ever deleted here: what another row or the audit list names stays where it is.
 * @returns the hash, to be written where the picture belongs
 * @throws {InvalidInputError} why it is not taken, for the field `file`
 */
export async function storePicture(files: Files, folder: PictureFolder, file: File): Promise<string> {
  const jpeg = await normalizePicture(file);
  const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 32);
  await files.put(pictureKey(folder, hash), jpeg);
  return hash;
}

/**
 * An uploaded picture drawn anew: written by us, whatever came in.
 * @param said  what is said of each fault; left out: to staff
 * @throws {InvalidInputError} why it is not taken, for the field `file`
 */
export async function normalizePicture(
  file: File,
  said: Readonly<Record<PictureFault, Message>> = FAULT_MESSAGE,
): Promise<Buffer> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!beginsAsPicture(bytes)) throw refused(said.unreadable);
  const drawn = await normalisePicture(bytes, LIMITS);
  if (!drawn.ok) throw refused(said[drawn.fault]);
  return drawn.jpeg;
}

const FAULT_MESSAGE: Readonly<Record<PictureFault, Message>> = {
  unreadable: PICTURE_NOT_READ,
  'too-many-pixels': PICTURE_TOO_MANY_PIXELS,
  'too-slow': PICTURE_TOO_SLOW,
};

function refused(message: Message): InvalidInputError {
  return new InvalidInputError([{ field: 'file', message }]);
}
