import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { t } from '../staff-text.ts';

type Report = (form: string, isUnsaved: boolean) => void;

const ReportContext = createContext<Report>(() => {});
const AnyUnsavedContext = createContext(false);

/** Returns whether any form of this page has unsaved changes, for actions that would lose them. */
export function useAnyUnsaved(): boolean {
  return use(AnyUnsavedContext);
}

/** Reports to the guard whether this form has unsaved changes; an unmounted form has none. */
export function useUnsavedReport(isUnsaved: boolean): void {
  const form = useId();
  const report = use(ReportContext);
  useEffect(() => {
    report(form, isUnsaved);
    return () => report(form, false);
  }, [report, form, isUnsaved]);
}

/**
 * Asks before unsaved work is lost by a link, the back button, a reload or a closed window. One guard for all forms of
 * the administration, because a page may have several and a router supports only one blocker.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<Report>((form, isUnsaved) => {
    setUnsaved((earlier) => {
      if (earlier.has(form) === isUnsaved) return earlier;
      return new Set(isUnsaved ? [...earlier, form] : [...earlier].filter((other) => other !== form));
    });
  }, []);
  return (
    <ReportContext value={report}>
      <AnyUnsavedContext value={unsaved.size > 0}>{children}</AnyUnsavedContext>
      <Question isUnsaved={unsaved.size > 0} />
    </ReportContext>
  );
}

function Question({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: { currentLocation: Place; nextLocation: Place }) =>
        isUnsaved && pageOf(currentLocation) !== pageOf(nextLocation), // its forms post to itself
      [isUnsaved],
    ),
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      label={t('unsaved.title')}
      closeLabel={t('unsaved.stay')}
      closeHref=""
      narrow
      onClose={() => blocker.reset()}
    >
      <h2>{t('unsaved.title')}</h2>
      <p>{t('unsaved.question')}</p>
      <Button kind="secondary" onClick={() => blocker.proceed()}>
        {t('unsaved.leave')}
      </Button>
    </Dialog>
  );
}

interface Place {
  pathname: string;
  search: string;
}

/** Edited page; its other parts can be opened and closed in the meantime. */
function pageOf({ pathname, search }: Place): string {
  return `${pathname.toLowerCase()}?${new URLSearchParams(search).get('id') ?? ''}`;
}
