import { useEffect, useState } from 'react';

/** Returns whether this work has been running for longer than that; undefined: nothing is running. */
export function useSlowWork(work: object | undefined, afterMs: number): boolean {
  const [overdue, setOverdue] = useState<object>();
  useEffect(() => {
    if (work === undefined) return;
    const timer = setTimeout(() => setOverdue(work), afterMs);
    return () => clearTimeout(timer);
  }, [work, afterMs]);
  return work !== undefined && overdue === work;
}
