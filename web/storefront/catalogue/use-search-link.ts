import { useShell } from '../../shell/storefront-layout.tsx';

/** Addresses as this shop leads to them: the reduced one has no search, so links to it lead home (D36). */
export function useSearchLink(): (address: string) => string {
  const { reduced } = useShell();
  return (address) => (reduced && /^\/search\b/i.test(address) ? '/' : address);
}
