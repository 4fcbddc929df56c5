import { useSyncExternalStore } from 'react';

/**
 * What became of what was pressed on a page before it could move: it waits for the files of that, or they can't be had and nothing was
 * done, which its reader is told (D14).
 */
type FirstPress = 'none' | 'waits' | 'unreached';

let firstPress: FirstPress = 'none';
const listening = new Set<() => void>();

export function noteFirstPress(now: FirstPress): void {
  firstPress = now;
  for (const listener of listening) listener();
}

export function useFirstPress(): FirstPress {
  return useSyncExternalStore(
    listen,
    () => firstPress,
    () => 'none',
  );
}

function listen(listener: () => void): () => void {
  listening.add(listener);
  return () => listening.delete(listener);
}
