import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { queueHref } from './queue-href.ts';

const NAME = 'pressline.queue';

/** The filters are in the address, so that it can be shared; an address without any restores the last ones. */
export function useKeptFilters(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const comeBack = useEffectEvent(() => {
    const kept = read();
    if (search === '' && kept !== '') void navigate(pathname + kept, { replace: true });
  });
  useEffect(() => comeBack(), []);
  useEffect(() => write(new URL(queueHref(new URLSearchParams(search)), location.origin).search), [search]);
}

function read(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

function write(search: string): void {
  try {
    localStorage.setItem(NAME, search);
  } catch {
    // A browser without storage: they are only in the address.
  }
}
