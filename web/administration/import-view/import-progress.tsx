import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { BUSY_STATES } from '#shop/desk/product-files/import-entry.ts';
import { t } from '../staff-text.ts';
import { importHref } from '../import/import-href.ts';
import styles from './import-view.module.css';
import type { ImportDetails } from '#shop/desk/product-files/paths.ts';

const PAUSE_MS = 500;

/** Progress of the import; the page polls with script, and reloads on request without. */
export function ImportProgress({ details }: { details: ImportDetails }) {
  const isBusy = BUSY_STATES.some((state) => state === details.state);
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isBusy || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isBusy, state, revalidate]);
  if (!isBusy) return null;

  const { step, done, total } = details;
  const label = t(`import-view.step.${step ?? 'none'}`);
  return (
    <div className={styles.progress}>
      <progress aria-label={label} {...(step === null ? {} : { max: Math.max(total, 1), value: done })} />
      <p>{step === null ? label : t('import-view.progress', { step: label, done, total })}</p>
      <noscript>
        <a href={importHref(details)}>{t('import-view.look-again')}</a>
      </noscript>
    </div>
  );
}
