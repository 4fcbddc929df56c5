import type { FastifyRequest } from 'fastify';
import { FileTooLargeError, InvalidInputError } from '#shop/base/messages/errors.ts';
import type { FileLimit } from '#shop/base/operations/operation.ts';
import { message, type Message } from '#shop/base/messages/message.ts';

/** A form has a few short fields besides its file. */
const FIELDS = { fields: 20, fieldSize: 10_000, fieldNameSize: 100, headerPairs: 20 };
/** Maximum size of the fields, and of the boundaries of all parts, in addition to the file. */
const AROUND_FILE_BYTES = FIELDS.fields * (FIELDS.fieldSize + 1024);

/**
 * Reads a form with at most one file; every limit is enforced during reading.
 * @throws {FileTooLargeError | InvalidInputError} further input is discarded as it arrives, so that the refusal
 *   reaches a browser that is still sending
 */
export async function readForm(request: FastifyRequest, { maxBytes, tooLarge }: FileLimit): Promise<FormData> {
  const form = new FormData();
  try {
    if (!staysBelow(maxBytes + AROUND_FILE_BYTES, request)) throw new FileTooLargeError(tooLarge);
    for await (const part of request.parts({ limits: { ...FIELDS, files: 1, fileSize: maxBytes } })) {
      if (part.type === 'file') {
        const pieces = await piecesOf(part.file);
        if (part.file.truncated) throw new FileTooLargeError(tooLarge);
        form.append(part.fieldname, new File(pieces, part.filename ?? '', { type: part.mimetype }));
      } else {
        if (part.valueTruncated || part.fieldnameTruncated) throw inputError(message('refusal.form-field-long'));
        form.append(part.fieldname, String(part.value));
      }
    }
    return form;
  } catch (error) {
    if (error instanceof FileTooLargeError || error instanceof InvalidInputError) throw error;
    throw inputError(message('refusal.form-broken'), error);
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}

/**
 * Returns whether a request declares an acceptable length. One without a declared length is counted, and cut off if it
 * is longer.
 */
function staysBelow(mostBytes: number, { headers, raw }: FastifyRequest): boolean {
  if (headers['content-length'] !== undefined) return Number(headers['content-length']) <= mostBytes;
  let bytes = 0;
  raw.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > mostBytes) raw.destroy();
  });
  return true;
}

/** In its original chunks, because joining them would hold a file in memory twice. */
async function piecesOf(file: AsyncIterable<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>[]> {
  const pieces: Buffer<ArrayBuffer>[] = [];
  for await (const piece of file) pieces.push(piece);
  return pieces;
}

function inputError(message: Message, cause?: unknown): InvalidInputError {
  const error = new InvalidInputError([{ field: 'file', message }]);
  error.cause = cause;
  return error;
}
