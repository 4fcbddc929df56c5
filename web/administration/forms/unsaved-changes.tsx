import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { t } from '../staff-text.ts';
import styles from './unsaved-changes.module.css';

/**
 * Whether a form was changed since it was drawn. It is measured by what the form would send, so typing something and taking
 * it back is no change. Give the form a key that changes with every save: then it begins anew.
 * @param refused  the form was drawn with what somebody typed and could not save: it is unsaved from the start
 */
export function useUnsaved(refused = false): { form: RefObject<HTMLFormElement | null>; isUnsaved: boolean } {
  const form = useRef<HTMLFormElement>(null);
  const [isUnsaved, setUnsaved] = useState(refused);
  useEffect(() => {
    const element = form.current;
    if (element === null) return undefined;
    const drawn = refused ? '' : contentOf(element);
    const look = () => setUnsaved(contentOf(element) !== drawn);
    element.addEventListener('input', look);
    element.addEventListener('change', look);
    return () => {
      element.removeEventListener('input', look);
      element.removeEventListener('change', look);
    };
    // Only when it is drawn: a refusal later finds the listeners there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return { form, isUnsaved };
}

function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].map(([name, value]) => [name, isFile(value) ? value.name : value]));
}

function isFile(value: FormDataEntryValue): value is File {
  return typeof value !== 'string';
}

/** Asks before unsaved work is left behind: by a link, the way back, a reload or a closed window. */
export function UnsavedChanges({ isUnsaved }: { isUnsaved: boolean }) {
  const leaves = useCallback(
    ({ currentLocation, nextLocation }: { currentLocation: Place; nextLocation: Place }) =>
      isUnsaved && pageOf(currentLocation) !== pageOf(nextLocation), // the form's own page is where it is sent to
    [isUnsaved],
  );
  const blocker = useBlocker(leaves);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog label={t('unsaved.title')} closeLabel={t('unsaved.stay')} closeHref="" onClose={() => blocker.reset()}>
      <div className={styles.question}>
        <h2>{t('unsaved.title')}</h2>
        <p>{t('unsaved.question')}</p>
        <div className={styles.choices}>
          <Button kind="secondary" onClick={() => blocker.proceed()}>
            {t('unsaved.leave')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface Place {
  pathname: string;
  search: string;
}

function pageOf({ pathname, search }: Place): string {
  return pathname.toLowerCase() + search;
}
