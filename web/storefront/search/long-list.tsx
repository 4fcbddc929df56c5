import type { ReactElement } from 'react';
import { useText } from '../../texts/texts.tsx';

const MAX_SHOWN = 5;

/** The first five choices of a filter; the others are folded, unless one of them is selected. */
export function LongList({ choices }: { choices: readonly { isChosen: boolean; field: ReactElement }[] }) {
  const t = useText();
  const others = choices.slice(MAX_SHOWN);
  return (
    <>
      {choices.slice(0, MAX_SHOWN).map(({ field }) => field)}
      {others.length === 0 ? null : (
        <details open={others.some(({ isChosen }) => isChosen)}>
          <summary>{t('catalogue.more-choices', { count: others.length })}</summary>
          {others.map(({ field }) => field)}
        </details>
      )}
    </>
  );
}
