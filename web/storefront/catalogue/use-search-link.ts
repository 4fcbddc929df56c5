import { useShell } from '../../shell/shell.ts';

/** Link targets in this shop: the reduced one has no search, so links to it lead to the home page (D36). */
export function useSearchLink(): (address: string) => string {
  const { reduced } = useShell();
  return (address) => (reduced && /^\/search\b/i.test(address) ? '/' : address);
}
