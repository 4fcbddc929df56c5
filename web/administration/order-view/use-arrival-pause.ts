import { useEffect, useState } from 'react';
import { useHasScript } from '../lists/use-has-script.ts';

const PAUSE_MS = 2000;

/**
 * True for a moment after another order took the place of the one before: a second click on the same spot must not act
 * on it. Never true without script, which alone ends it.
 */
export function useArrivalPause(isArrival: boolean): boolean {
  const hasScript = useHasScript();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isArrival && hasScript && !isOver;
}
