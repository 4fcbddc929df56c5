import type { PartRequestHeader } from '#shop/trade/part-requests/paths.ts';

/** State of a request as readers see it: a basket that became an order is 'ordered'. */
export function shownState({ requestState, isOrdered }: Pick<PartRequestHeader, 'requestState' | 'isOrdered'>) {
  return isOrdered ? 'ordered' : requestState;
}
