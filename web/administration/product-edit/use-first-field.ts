import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Focuses the field that the person came for: the part number of a new product, or the price ('price of DB-0150' in the search). */
export function useFirstField({ isNew }: { isNew: boolean }): void {
  const { hash } = useLocation();
  const field = isNew ? 'name' : hash === '#price' ? 'usdMinor' : null;
  useEffect(() => {
    if (field !== null) document.querySelector<HTMLInputElement>(`main input[name="${field}"]`)?.select();
  }, [field]);
}
