import { message } from '../messages/message.ts';
import { ShopError } from '../messages/errors.ts';
import { isVisitor } from './caller-kind.ts';
import type { Caller, Shop } from './shop.ts';

/** Seconds after which programs and search engines may ask again: a day. */
const RETRY_AFTER_SECONDS = 24 * 60 * 60;

/** The shop is not open yet: visitors see nothing of it (Q6). */
export class ShopClosedError extends ShopError {
  readonly code = 'shop.not-open';
  readonly status = 503;
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;
  constructor() {
    super(message('refusal.opening-soon'));
  }
}

/**
 * Returns whether the shop is closed to a caller: until it is opened, only staff and active members are let in (Q6), and programs
 * with their keys.
 */
export function isClosedTo(caller: Pick<Caller, 'customer' | 'staff' | 'staffWithoutFactor'>, shop: Pick<Shop, 'hot'>) {
  return !shop.hot().settings.isOpen && isVisitor(caller);
}

/** @throws {ShopClosedError} */
export function requireOpenShop({ caller, shop }: { caller: Caller; shop: Pick<Shop, 'hot'> }): void {
  if (isClosedTo(caller, shop)) throw new ShopClosedError();
}
