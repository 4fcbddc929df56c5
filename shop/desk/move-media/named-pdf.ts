import { randomUUID } from 'node:crypto';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { isPdf } from '../../base/files/pdf-file.ts';
import { message, type Message } from '../../base/messages/message.ts';
import type { NamedFile } from '../move-files/kind.ts';

/** PDF files of a kind, each under a random key in this folder of the file store; one that the row has already is not stored again. */
export function namedPdf(folder: string, maxBytes: number, tooLarge: Message): NamedFile {
  return {
    heading: 'file',
    maxBytes,
    tooLarge,
    async keep(files, bytes, before) {
      if (!isPdf(bytes)) throw new InvalidInputError([{ field: 'file', message: message('staff-rule.move.no-pdf') }]);
      const present = before?.fileKey ?? '';
      const stored = present === '' ? undefined : await files.get(present);
      const isSame = stored !== undefined && Buffer.compare(stored, bytes) === 0;
      const fileKey = isSame ? present : `${folder}/${randomUUID()}.pdf`;
      if (!isSame) await files.put(fileKey, bytes);
      return { file: nameOfKey(fileKey), fileKey, sizeBytes: String(bytes.length) };
    },
  };
}

/** The name of a stored file in an export. */
export function nameOfKey(fileKey: string | null): string {
  return fileKey === null ? '' : fileKey.slice(fileKey.lastIndexOf('/') + 1);
}
