import { useRouteLoaderData } from 'react-router';
import type { OrderingFor } from '#shop/ordering-for/paths.ts';
import type { OwnRights } from '#shop/identity/staff-paths.ts';
import { isAllowed, type StaffNeed } from '#shop/kernel/staff-right.ts';
import type { Store } from '#shop/settings/paths.ts';

/** What every screen of the administration may need: the store's name, its time zone, for whom staff order just now. */
export interface Administration extends Store {
  orderingFor: OrderingFor | null;
  /** What the colleague may work on, and who can give them more (P1). */
  own: OwnRights;
}

export function useAdministration(): Administration {
  const administration = useRouteLoaderData<Administration>('administration');
  if (administration === undefined) throw new Error('The administration is used outside of its frame.');
  return administration;
}

/** Whether the colleague may do what needs this right: what they may not is not offered (P1). */
export function useMay(): (need: StaffNeed) => boolean {
  const { rights } = useAdministration().own;
  return (need) => isAllowed(need, rights);
}
