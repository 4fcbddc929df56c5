import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

const NAME = 'pressline.queue';

/** The filters are in the address, to be shared; who comes without any gets those that they had last. */
export function useKeptFilters(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const comeBack = useEffectEvent(() => {
    const kept = read();
    if (search === '' && kept !== '') void navigate(pathname + kept, { replace: true });
  });
  useEffect(() => comeBack(), []);
  useEffect(() => write(search), [search]);
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
    // A browser that keeps nothing: the address has them.
  }
}
