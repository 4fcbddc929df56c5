import { useEffect } from 'react';
import { hasKeptRequests } from './has-kept-requests.ts';

/** Sends requests that were kept on this device, from whichever page of the shop is open. @param customerId null: nobody is logged in */
export function useSendingKept(customerId: number | null): void {
  useEffect(() => {
    if (customerId !== null) hasKeptRequests().then(begin, () => {});
  }, [customerId]);
}

async function begin(hasAny: boolean) {
  if (hasAny) (await import('./send-kept-requests.ts')).sendWhenPossible();
}
