import { z } from 'zod';
import { InvalidInputError, PreconditionFailedError, StaleSaveError } from '#shop/base/messages/errors.ts';
import { message } from '#shop/base/messages/message.ts';
import type { AnyOperation } from '#shop/base/operations/operation.ts';

// RFC 9110, section 13: the version of a record is its entity tag, and a save can name the one that it is based on by If-Match
// instead of by a member of its body.

/** The entity tag of an answer that has a version; undefined: it has none. */
export function entityTag(output: unknown): string | undefined {
  const version = typeof output === 'object' && output !== null && 'version' in output ? output.version : undefined;
  return Number.isInteger(version) ? `"${String(version)}"` : undefined;
}

/**
 * The input with the version that If-Match names; without the header, or with *, the input itself.
 * @param input under internal names
 * @throws {InvalidInputError} the call saves nothing that has a version, or the tag is none of ours, or the body names another version
 */
export function withPrecondition(
  { input: schema }: AnyOperation,
  input: unknown,
  ifMatch: string | undefined,
): unknown {
  if (ifMatch === undefined) return input;
  if (ifMatch.trim() === '*' && takesVersion(schema)) return input;
  const version = /^\s*"(\d{1,9})"\s*$/.exec(ifMatch)?.[1];
  if (version === undefined || !takesVersion(schema)) throw refused(ifMatch);
  const given = typeof input === 'object' && input !== null && 'version' in input ? input.version : undefined;
  if (given !== undefined && Number(given) !== Number(version)) throw refused(ifMatch);
  return { ...(input as object), version: Number(version) };
}

const takesVersion = (schema: unknown) => schema instanceof z.ZodObject && 'version' in schema.shape;

function refused(tag: string): InvalidInputError {
  return new InvalidInputError([
    { field: 'If-Match', message: message('refusal.if-match', { tag: tag.slice(0, 50) }) },
  ]);
}

/** A stale save whose version If-Match named is a failed precondition. */
export function asFailedPrecondition(error: unknown, ifMatch: string | undefined): unknown {
  return ifMatch !== undefined && error instanceof StaleSaveError ? new PreconditionFailedError(error) : error;
}
