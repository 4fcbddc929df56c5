import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type Again, fillInAgain } from '../typed-again.ts';

let filled: { key: string; again: Again } | null = null;
const readers = new Set<() => void>();

/** A form that met the end of its session is filled in again after the login; what became of it, on that page alone. */
export function useTypedAgain(customerId: number | undefined): Again | null {
  const { key, pathname, search } = useLocation();
  useEffect(() => {
    const again = customerId === undefined ? null : fillInAgain(customerId, { pathname, search });
    if (again === null) return;
    filled = { key, again };
    for (const tell of readers) tell();
  }, [customerId, key, pathname, search]);
  const last = useSyncExternalStore(
    subscribe,
    () => filled,
    () => null,
  );
  return last?.key === key ? last.again : null;
}

function subscribe(tell: () => void): () => void {
  readers.add(tell);
  return () => readers.delete(tell);
}
