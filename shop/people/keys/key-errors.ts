import { ShopError } from '../../base/messages/errors.ts';
import { type MessageKey, message } from '../../base/messages/message.ts';

type Reason = MessageKey extends infer Key ? (Key extends `refusal.key-${infer Each}` ? Each : never) : never;

/** Why a key is refused before its call is looked at, each with its status. The texts follow. */
export const KEY_REFUSALS = {
  /** Not the text of a key: cut off, or a digit is wrong. */
  mangled: 401,
  /** No such key, or a wrong secret: the caller can't tell which. */
  unknown: 401,
  ended: 401,
  revoked: 401,
  /** It does not work from this address. */
  address: 403,
  /** Staff closed the company's accounts, or no manager is left who answers for the key. */
  suspended: 403,
  /** The staff member's account was disabled. */
  holder: 403,
} as const satisfies Partial<Record<Reason, 401 | 403>>;
type KeyRefusal = keyof typeof KEY_REFUSALS;

/** A key that opens nothing at the moment. */
export class KeyRefusedError extends ShopError {
  readonly code: `key.${KeyRefusal}`;
  readonly status: 401 | 403;
  readonly challenge = 'Bearer error="invalid_token"';
  /** The key, if its secret was right; null: nobody's. */
  readonly keyId: number | null;
  constructor(reason: KeyRefusal, keyId: number | null = null) {
    super(message(`refusal.key-${reason}`));
    this.code = `key.${reason}`;
    this.status = KEY_REFUSALS[reason];
    this.keyId = keyId;
  }
}

/** A key that made too many calls, or too many at once. */
export class TooManyCallsError extends ShopError {
  readonly code = 'key.too-many-calls';
  readonly status = 429;
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(message('refusal.key-too-many-calls'));
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
