import { useEffect, useState } from 'react';

/**
 * Loads code when a component needs it. A failed load, as without a network, is an answer and no error of the page; it
 * is repeated when the need changes.
 * @param load a constant
 * @param need null: not yet
 * @returns null while it is not loaded
 */
export function useLoaded<Code extends object>(load: () => Promise<Code>, need: unknown): Code | 'unreachable' | null {
  const [code, setCode] = useState<Code | null>(null);
  const [failedNeed, setFailedNeed] = useState<unknown>(null);
  useEffect(() => {
    if (need === null || code !== null) return undefined;
    let isNeeded = true;
    load().then(
      (loaded) => isNeeded && setCode(loaded),
      () => isNeeded && setFailedNeed(() => need),
    );
    return () => {
      isNeeded = false;
    };
  }, [load, need, code]);
  return code ?? (need !== null && need === failedNeed ? 'unreachable' : null);
}
