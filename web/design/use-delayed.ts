import { useEffect, useState } from 'react';

/** True once `now` has lasted for a moment, because most waits end before anyone should see them. */
export function useDelayed(now: boolean, afterMs = 150): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!now) return undefined;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [now, afterMs]);
  return now && late;
}
