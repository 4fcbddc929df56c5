import { useEffect, useState } from 'react';

/** Whether this piece of work has been under way for longer than that; undefined: nothing is under way. */
export function useLate(work: object | undefined, afterMs: number): boolean {
  const [late, setLate] = useState<object>();
  useEffect(() => {
    if (work === undefined) return;
    const timer = setTimeout(() => setLate(work), afterMs);
    return () => clearTimeout(timer);
  }, [work, afterMs]);
  return work !== undefined && late === work;
}
