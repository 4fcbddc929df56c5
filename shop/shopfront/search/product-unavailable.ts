import { ShopError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';

/** Refusal for unknown and inactive products alike (A12, D33). */
export class ProductUnavailableError extends ShopError {
  readonly code = 'product.unavailable';
  readonly status = 404;
  constructor() {
    super(message('rule.not-available'));
  }
}
