import { orderFields } from '#shop/people/accounts/order-fields.ts';
import type { KeyboardEvent } from 'react';

/**
 * Enter moves to the next field of the order, skipping the promo code, and from the last one to the order button; it
 * never places the order from within a field.
 */
export function focusNextOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget } = event;
  if (key !== 'Enter' || currentTarget.form === null) return;
  event.preventDefault();
  const steps = currentTarget.form.querySelectorAll<HTMLElement>(
    ['po', ...Object.values(orderFields).flatMap(({ key, kind }) => (kind === 'shipping' ? [] : key))]
      .map((name) => `[name="${name}"]`)
      .join() + ',[value="place"],[value="ask"]',
  );
  steps[[...steps].indexOf(currentTarget) + 1]?.focus();
}
