import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Listing } from '#shop/search/paths.ts';
import { productAddress } from '../catalogue/addresses.ts';

/** The part whose very number was searched for. */
export function exactPart({ products, exactId }: Listing) {
  return products.find(({ id }) => id === exactId);
}

/** A part number that was typed into the header opens its part; the results stay one step behind (I3). */
export function useExactPart(listing: Listing) {
  const { search, state } = useLocation() as { search: string; state: { opensNumber?: boolean } | null };
  const navigate = useNavigate();
  const exact = exactPart(listing);
  const address = state?.opensNumber === true && exact !== undefined ? productAddress(exact) : null;
  useEffect(() => {
    if (address === null) return;
    // The step behind must not lead here again.
    void Promise.resolve(navigate({ search }, { replace: true, state: null })).then(() => navigate(address));
  }, [address, navigate, search]);
}
