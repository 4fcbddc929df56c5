import type { FastifyRequest } from 'fastify';
import { FileTooLargeError, InvalidInputError } from '#shop/kernel/errors.ts';
import type { FileLimit } from '#shop/frame/operation.ts';

/** Beside its file a form has a few short fields. */
const FIELDS = { fields: 20, fieldSize: 10_000, fieldNameSize: 100, headerPairs: 20 };

/**
 * Reads a form with one file: its fields by their names, the file under `file` and the name of its part under `partName`.
 * @throws {FileTooLargeError | InvalidInputError}  the rest of the request is read and thrown away, so that the refusal
 *   reaches a browser that is still sending
 */
export async function readUpload(
  request: FastifyRequest,
  { maxBytes, tooLarge }: FileLimit,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw refused('Please send the file as multipart/form-data.');
  const form: Record<string, unknown> = {};
  try {
    for await (const part of request.parts({ limits: { ...FIELDS, files: 1, fileSize: maxBytes } })) {
      if (part.type === 'field') {
        form[part.fieldname] = part.value;
      } else {
        const bytes = await part.toBuffer();
        form['file'] = new File([new Uint8Array(bytes)], part.filename ?? '', { type: part.mimetype });
        form['partName'] = part.fieldname;
      }
    }
    return form;
  } catch (error) {
    if (hasCode(error, 'FST_REQ_FILE_TOO_LARGE')) throw new FileTooLargeError(tooLarge, { cause: error });
    throw refused('Please send a form with one file; this one could not be read to its end.', error);
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}

function refused(message: string, cause?: unknown): InvalidInputError {
  const error = new InvalidInputError([{ field: 'file', message }]);
  error.cause = cause;
  return error;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
