import { useEffect, useState } from 'react';
import type { ListedModel } from '#shop/catalogue/presses/paths.ts';

const NONE: readonly ListedModel[] = [];

/** The presses that the typed words name. The code for it is loaded when somebody types. */
export function useNamedPresses(typed: string): readonly ListedModel[] {
  const [found, setFound] = useState({ typed: '', presses: NONE });
  useEffect(() => {
    if (typed === '') return undefined;
    let isAwaited = true;
    import('./suggestions/named-presses.ts')
      .then(({ namedPresses }) => namedPresses(typed))
      .then(
        (presses) => isAwaited && setFound({ typed, presses }),
        () => {}, // without a network there are none
      );
    return () => {
      isAwaited = false;
    };
  }, [typed]);
  return found.typed === typed ? found.presses : NONE;
}
