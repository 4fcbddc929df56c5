import { useEffect } from 'react';
import { hasKeptRequests } from './has-kept-requests.ts';

/** Sends requests that were kept on this device, from whichever page of the shop is open. @param customerId null: nobody is logged in */
export function useSendingKept(customerId: number | null): void {
  useEffect(() => {
    if (customerId === null) return;
    let stop = () => {};
    let isGone = false;
    const begin = async () => {
      if (!(await hasKeptRequests())) return;
      const { sendWhenPossible } = await import('./send-kept-requests.ts');
      if (!isGone) stop = sendWhenPossible(() => {});
    };
    begin().catch(() => undefined); // the next page tries again
    return () => {
      isGone = true;
      stop();
    };
  }, [customerId]);
}
