import type { FastifyRequest } from 'fastify';
import { InvalidInputError } from '#shop/base/messages/errors.ts';
import type { FileLimit } from '#shop/base/operations/operation.ts';
import { readForm } from '../http/form-body.ts';
import { message } from '#shop/base/messages/message.ts';

/**
 * Reads a form with one file: its fields by name, the file under `file` and the name of its part under `partName`.
 * @throws {FileTooLargeError | InvalidInputError}
 */
export async function readUpload(request: FastifyRequest, limit: FileLimit): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new InvalidInputError([{ field: 'file', message: message('refusal.multipart') }]);
  const upload: Record<string, unknown> = {};
  for (const [name, value] of await readForm(request, limit)) {
    if (value instanceof File) Object.assign(upload, { file: value, partName: name });
    else upload[name] = value;
  }
  return upload;
}
