import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Listing } from '#shop/shopfront/search/paths.ts';
import { productAddress } from '../catalogue/addresses.ts';

/** The part whose number equals the search. */
export function exactPart({ products, exactId }: Listing) {
  return products.find(({ id }) => id === exactId);
}

/** Opens the part whose number was typed into the header; the results stay one step back (I3). */
export function useExactPart(listing: Listing) {
  const { search, state } = useLocation() as { search: string; state: { opensNumber?: boolean } | null };
  const navigate = useNavigate();
  const exact = exactPart(listing);
  const address = state?.opensNumber === true && exact !== undefined ? productAddress(exact) : null;
  useEffect(() => {
    if (address === null) return;
    // The previous step must not redirect here again.
    void Promise.resolve(navigate({ search }, { replace: true, state: null })).then(() => navigate(address));
  }, [address, navigate, search]);
}
