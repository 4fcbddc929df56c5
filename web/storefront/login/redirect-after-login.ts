import { ownPath } from '#shop/base/kernel/own-path.ts';

/** Redirect after a login: back to the part, back to a page of this shop, otherwise to the dashboard (A19, D20). */
export function redirectAfterLogin(query: URLSearchParams): string {
  const productId = query.get('id') ?? '';
  if (query.has('returnUrl') && /^\d{1,10}$/.test(productId)) {
    const product = new URLSearchParams({ id: productId, name: query.get('name') ?? '' });
    // From a shelf label: with that width and quantity.
    for (const name of ['variantId', 'quantity']) {
      const number = query.get(name) ?? '';
      if (/^\d{1,10}$/.test(number)) product.set(name, number);
    }
    return `/product?${product.toString()}`;
  }
  return ownPath(query.get('next'), '/Dashboard');
}
