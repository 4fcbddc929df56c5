import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server-rendered page, true once script has taken over; for controls that need script. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
