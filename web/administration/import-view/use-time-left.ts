import { useEffect, useState } from 'react';

interface Begin {
  done: number;
  at: number;
}

/**
 * Estimates the minutes that work still takes, by the speed since the page was opened.
 * @returns undefined until something was done, or if the total is not known
 */
export function useTimeLeft({ done, total }: { done: number; total: number }): number | undefined {
  const [begin, setBegin] = useState<Begin>();
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    const now = performance.now();
    if (begin === undefined || done < begin.done) return setBegin({ done, at: now });
    const isKnown = done > begin.done && total > 0;
    setMinutes(isKnown ? ((now - begin.at) / (done - begin.done)) * ((total - done) / 60_000) : undefined);
  }, [begin, done, total]);
  return minutes;
}
