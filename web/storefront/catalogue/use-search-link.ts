import { useShell } from '../../shell/shell.ts';

/** Addresses as this shop leads to them: the reduced one has no search, so links to it lead home (D36). */
export function useSearchLink(): (address: string) => string {
  const { reduced } = useShell();
  return (address) => (reduced && /^\/search\b/i.test(address) ? '/' : address);
}
