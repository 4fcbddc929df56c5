import { useRouteLoaderData } from 'react-router';
import type { OrderingFor } from '#shop/ordering-for/paths.ts';
import type { Store } from '#shop/settings/paths.ts';

/** What every screen of the administration may need: the store's name, its time zone, for whom staff order just now. */
export interface Administration extends Store {
  orderingFor: OrderingFor | null;
}

export function useAdministration(): Administration {
  const administration = useRouteLoaderData<Administration>('administration');
  if (administration === undefined) throw new Error('The administration is used outside of its frame.');
  return administration;
}
