import { useState } from 'react';
import type { CheckoutView } from './checkout-view.ts';

/**
 * The most recently read checkout, from the loader or an action. An action that could not reach the shop returns none;
 * then the screen keeps its data, including newer figures of an earlier answer.
 */
export function useNewestView(loaded: CheckoutView, answered: CheckoutView | null): CheckoutView {
  const [seen, setSeen] = useState({ loaded, answered, view: answered ?? loaded });
  if (seen.loaded === loaded && seen.answered === answered) return seen.view;
  const arrived = seen.loaded === loaded ? answered : loaded;
  const view = arrived ?? seen.view;
  setSeen({ loaded, answered, view });
  return view;
}
