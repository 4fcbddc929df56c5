import { ShopError } from '../kernel/errors.ts';

/** Unknown and inactive alike (A12, D33). */
export class ProductUnavailableError extends ShopError {
  readonly code = 'product.unavailable';
  readonly status = 404;
  constructor() {
    super('This product is not available');
  }
}
