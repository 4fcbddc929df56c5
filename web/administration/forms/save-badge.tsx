import { useEffect, useState } from 'react';
import { say, t } from '../staff-text.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import styles from './save-badge.module.css';
import type { Wording } from '../../texts/wording.ts';

const SHOWN_MS = 3000;

// Outside the components: after a save the form is mounted again, and its badge with it, but each answer is shown only once.
const over = new WeakSet<SaveAnswer>();
const begun = new WeakMap<SaveAnswer, Promise<void>>();

/** Ends when an answer has been shown for its three seconds, however often its form was mounted again meanwhile. */
function reading(answer: SaveAnswer): Promise<void> {
  const known = begun.get(answer);
  if (known !== undefined) return known;
  const { promise, resolve } = Promise.withResolvers<void>();
  begun.set(answer, promise);
  setTimeout(() => {
    over.add(answer);
    resolve();
  }, SHOWN_MS);
  return promise;
}

interface SaveBadgeProps {
  answer: SaveAnswer | undefined;
  /** Message after a save, if it is not just 'Saved' (E6). */
  saved?: string;
  /** The form has changed since; shown after the answer. */
  isUnsaved?: boolean;
}

/**
 * 'Saved' or 'Error' with its reason next to the button, for three seconds (E11); without script it stays. Then a quiet text
 * says that nothing is left to save, until the form changes. The reasons next to the fields stay in any case.
 */
export function SaveBadge({ answer, saved = t('save.saved'), isUnsaved = false }: SaveBadgeProps) {
  const [, setOver] = useState<SaveAnswer>();
  useEffect(() => {
    if (answer === undefined) return undefined;
    let isThere = true;
    void reading(answer).then(() => {
      if (isThere) setOver(answer);
    });
    return () => {
      isThere = false;
    };
  }, [answer]);
  const isShown = answer !== undefined && !over.has(answer) && !isGivenBack(answer);
  return (
    <>
      <output className={styles.badge} data-kind={isShown ? (answer.saved ? 'good' : 'bad') : undefined}>
        {isShown ? <Words answer={answer} saved={saved} /> : null}
      </output>
      {isShown || !(isUnsaved || answer?.saved === true) ? null : (
        <span className="soft-ink">{t(isUnsaved ? 'unsaved.hint' : 'save.stored')}</span>
      )}
    </>
  );
}

/** An answer that returns the input without a fault, such as that of a preview. */
function isGivenBack(answer: SaveAnswer): boolean {
  if (answer.saved || answer.notice !== null || answer.asks !== undefined) return false;
  return Object.values(answer.errors).every((error) => error === undefined);
}

function Words({ answer, saved }: { answer: SaveAnswer; saved: string }) {
  if (answer.saved) return saved;
  const errors: readonly (Wording | undefined)[] = Object.values(answer.errors);
  const reason = answer.notice ?? errors.find((error) => error !== undefined) ?? '';
  return (
    <>
      <strong>{t('save.error')}</strong> {say(reason)}
    </>
  );
}
