import { createHash } from 'node:crypto';
import type { Files } from '#platform/files.ts';
import { storePicture } from '../../base/files/store-picture.ts';
import { pictureKey } from '../../base/files/picture-keys.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import type { SentFiles } from './open-files.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';
import { PICTURE_NOT_READ } from '../../base/files/picture-file.ts';

/** The pictures named by the rows of one import, each examined once. */
export class NamedPictures {
  readonly #files: Files;
  readonly #sent: SentFiles;
  readonly #found = new Map<string, Promise<string | { message: string }>>();

  constructor(files: Files, sent: SentFiles) {
    this.#files = files;
    this.#sent = sent;
  }

  /**
   * Finds the hash under which the picture of this name is stored; stores it first if the archive has a new one. A name
   * without a file refers to the stored picture with the hash in the name.
   * @param present the hash of the product's current picture, whose own name is not looked up
   */
  async find(name: string, present: string | null): Promise<string | { message: string }> {
    if (present !== null && hashInName(name) === present && !this.#sent.hasPicture(name)) return present;
    let found = this.#found.get(name);
    if (found === undefined) {
      found = this.#look(name);
      this.#found.set(name, found);
    }
    return found;
  }

  async #look(name: string): Promise<string | { message: string }> {
    try {
      const bytes = await this.#sent.picture(name);
      if (bytes !== undefined) return await this.#keep(name, bytes);
    } catch (error) {
      if (error instanceof InvalidInputError) return { message: issueOf(error.messages[0] ?? PICTURE_NOT_READ) };
      throw error;
    }
    const hash = hashInName(name);
    if (hash !== undefined && (await this.#files.has(pictureKey('products', hash)))) return hash;
    return { message: issue('staff-refusal.no-picture') };
  }

  /** A picture that the shop drew is stored unchanged: drawing it again would only lose quality. */
  async #keep(name: string, bytes: Uint8Array): Promise<string> {
    // The hash in the name may be that of the original, as for the sample pictures.
    const named = hashInName(name);
    const stored = named === undefined ? undefined : await this.#files.get(pictureKey('products', named));
    if (named !== undefined && stored !== undefined && Buffer.compare(stored, bytes) === 0) return named;
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    if (await this.#files.has(pictureKey('products', hash))) return hash;
    return storePicture(this.#files, 'products', new File([new Uint8Array(bytes)], name));
  }
}

/** 'DB-0150.3f2a….jpg': the part number for people, and the hash by which a stored picture is found without its file. */
export function pictureName({ name, imageHash }: { name: string; imageHash: string | null }): string {
  if (imageHash === null) return '';
  return `${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[-.]+/, '') || 'picture'}.${imageHash}.jpg`;
}

/** The hash in such a name, or undefined. */
function hashInName(name: string): string | undefined {
  return /(?:^|\.)([\da-f]{32})\.jpg$/.exec(name)?.[1];
}
