import { useEffect, useState } from 'react';
import { t } from '../staff-text.ts';
import type { SaveAnswer } from './save-answer.ts';
import styles from './save-badge.module.css';

const SHOWN_MS = 3000;

interface SaveBadgeProps {
  answer: SaveAnswer | undefined;
  /** What a good save says, where it is not just 'Saved' (E6). */
  saved?: string;
  /** Something was changed since: said once the answer has been read. */
  isUnsaved?: boolean;
}

/**
 * 'Saved' or 'Error' with its reason beside the button, for three seconds (E11); without script it stays. The reasons beside
 * the fields stay in any case.
 */
export function SaveBadge({ answer, saved = t('save.saved'), isUnsaved = false }: SaveBadgeProps) {
  const [over, setOver] = useState<SaveAnswer>();
  useEffect(() => {
    if (answer === undefined) return undefined;
    const timer = setTimeout(() => setOver(answer), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  const isShown = answer !== undefined && over !== answer;
  return (
    <>
      <output className={styles.badge} data-kind={isShown ? (answer.saved ? 'good' : 'bad') : undefined}>
        {isShown ? <Words answer={answer} saved={saved} /> : null}
      </output>
      {!isShown && isUnsaved ? <span className={styles.unsaved}>{t('unsaved.hint')}</span> : null}
    </>
  );
}

function Words({ answer, saved }: { answer: SaveAnswer; saved: string }) {
  if (answer.saved) return saved;
  const reason = answer.notice ?? Object.values(answer.errors).find((message) => message !== undefined);
  return (
    <>
      <strong>{t('save.error')}</strong> {reason}
    </>
  );
}
