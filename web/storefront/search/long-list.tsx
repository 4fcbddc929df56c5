import type { ReactElement } from 'react';
import { useText } from '../../texts/texts.tsx';

const MAX_SHOWN = 5;

/**
 * The first five choices of a filter; the others are folded, unless one of them is selected. One more is not worth a
 * fold.
 */
export function LongList({ choices }: { choices: readonly { isChosen: boolean; field: ReactElement }[] }) {
  const t = useText();
  const shown = choices.length <= MAX_SHOWN + 1 ? choices.length : MAX_SHOWN;
  const others = choices.slice(shown);
  return (
    <>
      {choices.slice(0, shown).map(({ field }) => field)}
      {others.length === 0 ? null : (
        <details open={others.some(({ isChosen }) => isChosen)}>
          <summary>{t('catalogue.more-choices', { count: others.length })}</summary>
          {others.map(({ field }) => field)}
        </details>
      )}
    </>
  );
}
