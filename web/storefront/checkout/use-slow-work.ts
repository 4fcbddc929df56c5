import { useEffect, useState } from 'react';

/** Returns whether this piece of work has been under way for longer than that; undefined: nothing is under way. */
export function useSlowWork(work: object | undefined, afterMs: number): boolean {
  const [overdue, setOverdue] = useState<object>();
  useEffect(() => {
    if (work === undefined) return;
    const timer = setTimeout(() => setOverdue(work), afterMs);
    return () => clearTimeout(timer);
  }, [work, afterMs]);
  return work !== undefined && overdue === work;
}
