import type { Refusal } from '#shop/answer.ts';
import { ShopError, TooManyTriesError } from '#shop/errors.ts';
import { isDatabaseDown } from '#platform/database/database.ts';

/** What a caller is told about a failure, or undefined when it is a fault of ours. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof ShopError) {
    return {
      status: error.status,
      code: error.code,
      message: error.message,
      errors: error.errors,
      details: error.details,
      ...(error instanceof TooManyTriesError ? { retryAfterSeconds: error.retryAfterSeconds } : {}),
    };
  }
  if (isDatabaseDown(error)) return UNREACHABLE;
  return undefined;
}

/** The database can't be reached: nothing was changed, and trying again later is safe. */
export const UNREACHABLE: Refusal = {
  status: 503,
  code: 'shop.unreachable',
  message: 'The shop cannot reach its database just now. Nothing was changed; please try again in a moment.',
  errors: [],
  details: {},
  retryAfterSeconds: 5,
};
