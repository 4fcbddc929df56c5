import type { Refusal } from '#shop/frame/answer.ts';
import { ShopError, TooManyTriesError } from '#shop/kernel/errors.ts';
import type { Shop } from '#shop/frame/shop.ts';
import { CommitLostError, isDatabaseBusy, isDatabaseDown, isDatabaseFull } from '#platform/database/database.ts';
import { FileStoreError } from '#platform/files.ts';

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
  if (error instanceof CommitLostError) return UNCERTAIN;
  if (isDatabaseDown(error)) return UNREACHABLE;
  if (isDatabaseBusy(error)) return BUSY;
  if (isDatabaseFull(error) || error instanceof FileStoreError) return NOT_KEPT;
  return undefined;
}

/** The same, for a request: what an operator must see to is told to the log, too. */
export function tellRefusalOf(error: unknown, shop: Pick<Shop, 'log'>): Refusal | undefined {
  const refusal = refusalOf(error);
  if (refusal === NOT_KEPT)
    shop.log('error', 'Something could not be saved or fetched: is the disk full?', { reason: innermost(error) });
  if (refusal === BUSY)
    shop.log('warn', 'The database made somebody wait too long: is a table locked?', { reason: innermost(error) });
  return refusal;
}

function innermost(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner instanceof Error ? inner.message : String(inner);
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

/** The database is there, but has not been brought to this version. */
export const NOT_MIGRATED: Refusal = {
  ...UNREACHABLE,
  code: 'shop.not-migrated',
  message:
    'The shop is closed: its database has not been brought to this version yet. Its operator runs "npm run shop -- migrate".',
};

/** Something is locked, or takes too long. */
const BUSY: Refusal = {
  ...UNREACHABLE,
  code: 'shop.busy',
  message: 'The shop waited too long for its database. Nothing was changed; please try again in a moment.',
};

/** The database was lost in the very moment of saving. An order is safe to send again (D12); other things are worth a look. */
const UNCERTAIN: Refusal = {
  ...UNREACHABLE,
  code: 'shop.uncertain',
  message:
    'The shop lost its database just as it saved this. Please look in a moment whether it was saved before you try again.',
};

/** A full disk, or a file store that doesn't answer: what can only be read goes on. */
const NOT_KEPT: Refusal = {
  ...UNREACHABLE,
  code: 'shop.cannot-save',
  message: 'The shop cannot save or fetch this just now. Nothing was changed; please try again in a few minutes.',
  retryAfterSeconds: 60,
};
