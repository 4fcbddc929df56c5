import { createHash } from 'node:crypto';
import type { Files } from '#platform/files.ts';
import { normalisePicture, type PictureFault } from '#platform/images/open-upload.ts';
import { InvalidInputError } from '../messages/errors.ts';
import { beginsAsPicture, PICTURE_NOT_READ, PICTURE_TOO_MANY_PIXELS, PICTURE_TOO_SLOW } from './picture-file.ts';
import { pictureKey, type PictureFolder } from './picture-keys.ts';
import type { Message } from '../messages/message.ts';

const LIMITS = { maxPixels: 64_000_000, longestSide: 2400, timeoutSeconds: 15 };

/**
 * Redraws an uploaded picture and stores it under the hash of the result, so that the same picture is stored once
 * (D24). Nothing is ever deleted here, because other rows or the audit list may refer to it.
 * @returns the hash, to be saved by the caller
 * @throws {InvalidInputError} with the reason, for the field `file`
 */
export async function storePicture(files: Files, folder: PictureFolder, file: File): Promise<string> {
  const jpeg = await normalizePicture(file);
  const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 32);
  await files.put(pictureKey(folder, hash), jpeg);
  return hash;
}

/**
 * Redraws an uploaded picture, so that every stored byte is ours.
 * @param messages the message of each fault; if omitted, those for staff
 * @throws {InvalidInputError} with the reason, for the field `file`
 */
export async function normalizePicture(
  file: File,
  messages: Readonly<Record<PictureFault, Message>> = FAULT_MESSAGE,
): Promise<Buffer> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!beginsAsPicture(bytes)) throw inputError(messages.unreadable);
  const drawn = await normalisePicture(bytes, LIMITS);
  if (!drawn.ok) throw inputError(messages[drawn.fault]);
  return drawn.jpeg;
}

const FAULT_MESSAGE: Readonly<Record<PictureFault, Message>> = {
  unreadable: PICTURE_NOT_READ,
  'too-many-pixels': PICTURE_TOO_MANY_PIXELS,
  'too-slow': PICTURE_TOO_SLOW,
};

function inputError(message: Message): InvalidInputError {
  return new InvalidInputError([{ field: 'file', message }]);
}
