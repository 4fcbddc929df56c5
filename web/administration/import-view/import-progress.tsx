import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { t } from '../staff-text.ts';
import { minutesLeft, type Progress } from './minutes-left.ts';

const PAUSE_MS = 500;

interface ImportProgressProps {
  isBusy: boolean;
  step: 'reading' | 'comparing' | 'writing' | 'undoing' | null;
  done: number;
  total: number;
  /** Address of the page. */
  href: string;
}

/** Progress of work on files; the page polls with script, and reloads on request without. */
export function ImportProgress({ isBusy, step, done, total, href }: ImportProgressProps) {
  const { revalidate, state } = useRevalidator();
  const [seen, setSeen] = useState<{ first: Progress; last: Progress }>();
  useEffect(() => {
    if (!isBusy || state !== 'idle') return;
    const timer = setTimeout(() => {
      const last = { done, at: performance.now() };
      // A step that follows begins at nothing again.
      setSeen((earlier) => ({ first: earlier === undefined || done < earlier.last.done ? last : earlier.first, last }));
      void revalidate();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isBusy, state, revalidate, done]);
  if (!isBusy) return null;

  const label = t(`import-view.step.${step ?? 'none'}`);
  const minutes = seen && minutesLeft(seen.first, seen.last, total);
  return (
    <div className="grid gap-2 around-4 at-most-32rem">
      <progress aria-label={label} {...(step === null || total === 0 ? {} : { max: total, value: done })} />
      <p>{step === null ? label : t('import-view.progress', { step: label, done, total: Math.max(total, done) })}</p>
      {minutes === undefined ? null : (
        <p>
          {minutes < 1 ? t('import-view.seconds-left') : t('import-view.time-left', { minutes: Math.round(minutes) })}
        </p>
      )}
      <noscript>
        <a href={href}>{t('import-view.look-again')}</a>
      </noscript>
    </div>
  );
}
