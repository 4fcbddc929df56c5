import type { ReactElement } from 'react';
import { useText } from '../../texts/texts.tsx';

const MAX_SHOWN = 5;

interface LongListProps {
  choices: readonly { isChosen: boolean; field: ReactElement }[];
  /** Shows all of them. */
  isOpen?: boolean;
}

/** The first five choices of a filter; the others are folded, unless one of them is selected. */
export function LongList({ choices, isOpen = false }: LongListProps) {
  const t = useText();
  const shown = isOpen ? choices.length : MAX_SHOWN;
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
