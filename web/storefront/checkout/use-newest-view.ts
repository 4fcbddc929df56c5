import { useState } from 'react';
import type { CheckoutView } from './checkout-view.ts';

/**
 * The checkout as it was read last, be it by the loader or by an action. An action that could not reach the shop answers
 * none: then what is on the screen stays, new figures of an earlier answer included.
 */
export function useNewestView(loaded: CheckoutView, answered: CheckoutView | null): CheckoutView {
  const [seen, setSeen] = useState({ loaded, answered, view: answered ?? loaded });
  if (seen.loaded === loaded && seen.answered === answered) return seen.view;
  const arrived = seen.loaded === loaded ? answered : loaded;
  const view = arrived ?? seen.view;
  setSeen({ loaded, answered, view });
  return view;
}
