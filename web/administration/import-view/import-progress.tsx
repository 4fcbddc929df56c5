import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { t } from '../staff-text.ts';
import { useTimeLeft } from './use-time-left.ts';
import styles from './import-view.module.css';

const PAUSE_MS = 500;

interface ImportProgressProps {
  isBusy: boolean;
  step: 'reading' | 'comparing' | 'writing' | null;
  done: number;
  total: number;
  /** Address of the page. */
  href: string;
}

/** Progress of work on files; the page polls with script, and reloads on request without. */
export function ImportProgress({ isBusy, step, done, total, href }: ImportProgressProps) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isBusy || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isBusy, state, revalidate]);
  const minutes = useTimeLeft({ done, total });
  if (!isBusy) return null;

  const left =
    minutes === undefined
      ? ''
      : ` – ${minutes < 1 ? t('import-view.seconds-left') : t('import-view.time-left', { minutes: Math.round(minutes) })}`;
  const label = t(`import-view.step.${step ?? 'none'}`);
  return (
    <div className={styles.progress}>
      <progress aria-label={label} {...(step === null || total === 0 ? {} : { max: total, value: done })} />
      <p>
        {step === null ? label : t('import-view.progress', { step: label, done, total: Math.max(total, done) })}
        {left}
      </p>
      <noscript>
        <a href={href}>{t('import-view.look-again')}</a>
      </noscript>
    </div>
  );
}
