import type { Refusal } from '#shop/base/operations/call-result.ts';
import { ShopError } from '#shop/base/messages/errors.ts';
import { message } from '#shop/base/messages/message.ts';
import { type Translator, translate } from '#shop/base/messages/translator.ts';
import type { Shop } from '#shop/base/operations/shop.ts';
import { CommitLostError, isDatabaseBusy, isDatabaseDown, isDatabaseFull } from '#platform/database/database.ts';
import { FileStoreError } from '#platform/files.ts';

/** A refusal before its translation. */
export interface UntranslatedRefusal
  extends Pick<ShopError, 'status' | 'code' | 'messages'>, Partial<Pick<ShopError, 'errors' | 'details'>> {
  retryAfterSeconds?: number;
  challenge?: string;
}

/** Translates a refusal for its reader. */
export function translateRefusal(
  { messages, errors = [], details = {}, ...refusal }: UntranslatedRefusal,
  translator: Translator,
): Refusal {
  return {
    status: refusal.status,
    code: refusal.code,
    message: messages.map(translator.format).join(' '),
    errors: errors.map(({ field, message }) => ({ field, message: translator.format(message) })),
    details: translate(details, translator),
    ...(refusal.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: refusal.retryAfterSeconds }),
    ...(refusal.challenge === undefined ? {} : { challenge: refusal.challenge }),
  };
}

/** Refusal that a caller sees for an error; undefined for our own faults. */
export function refusalOf(error: unknown): UntranslatedRefusal | undefined {
  if (error instanceof ShopError) return error;
  if (error instanceof CommitLostError) return UNCERTAIN;
  if (isDatabaseDown(error)) return UNREACHABLE;
  if (isDatabaseBusy(error)) return BUSY;
  if (isDatabaseFull(error) || error instanceof FileStoreError) return NOT_KEPT;
  return undefined;
}

/** Translates the refusal of a request, and logs what an operator has to act on. */
export function translateRefusalOf(
  error: unknown,
  shop: Pick<Shop, 'log'>,
  translator: Translator,
): Refusal | undefined {
  const refusal = refusalOf(error);
  if (refusal === NOT_KEPT)
    shop.log('error', 'Something could not be saved or fetched: is the disk full?', { reason: innermost(error) });
  if (refusal === BUSY)
    shop.log('warn', 'The database made somebody wait too long: is a table locked?', { reason: innermost(error) });
  return refusal === undefined ? undefined : translateRefusal(refusal, translator);
}

function innermost(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner instanceof Error ? inner.message : String(inner);
}

/** The database is unreachable: nothing was changed, and a retry is safe. */
export const UNREACHABLE: UntranslatedRefusal = {
  status: 503,
  code: 'shop.unreachable',
  messages: [message('refusal.unreachable')],
  retryAfterSeconds: 5,
};

/** The database has not been migrated to this version. */
export const NOT_MIGRATED: UntranslatedRefusal = {
  ...UNREACHABLE,
  code: 'shop.not-migrated',
  messages: [message('refusal.not-migrated')],
};

/** A row is locked, or a statement took too long. */
const BUSY: UntranslatedRefusal = {
  ...UNREACHABLE,
  code: 'shop.busy',
  messages: [message('refusal.busy')],
};

/** The database was lost during the commit. An order is safe to send again (D12); other changes should be checked. */
const UNCERTAIN: UntranslatedRefusal = {
  ...UNREACHABLE,
  code: 'shop.uncertain',
  messages: [message('refusal.uncertain')],
};

/** A full disk, or an unreachable file store: reads still work. */
const NOT_KEPT: UntranslatedRefusal = {
  ...UNREACHABLE,
  code: 'shop.cannot-save',
  messages: [message('refusal.not-kept')],
  retryAfterSeconds: 60,
};
