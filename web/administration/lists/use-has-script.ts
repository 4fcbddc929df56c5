import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the page as the server drew it, true once the script has taken over: for what is of no use without it. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
