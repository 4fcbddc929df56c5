import { useRouteLoaderData } from 'react-router';
import type { OrderingFor } from '#shop/administration/impersonation/paths.ts';
import type { OwnRights } from '#shop/identity/staff-paths.ts';
import { isAllowed, type StaffNeed } from '#shop/kernel/staff-right.ts';
import type { Store } from '#shop/settings/paths.ts';

/**
 * Data for every screen of the administration: the store's name, its time zone, the member on whose behalf staff order.
 */
export interface Administration extends Store {
  orderingFor: OrderingFor | null;
  /** Rights of the staff member, and the colleagues who can grant more (P1). */
  own: OwnRights;
}

export function useAdministration(): Administration {
  const administration = useRouteLoaderData<Administration>('administration');
  if (administration === undefined) throw new Error('The administration is used outside of its frame.');
  return administration;
}

/** Returns whether the staff member has this right; actions without a right are not offered (P1). */
export function useMay(): (need: StaffNeed) => boolean {
  const { rights } = useAdministration().own;
  return (need) => isAllowed(need, rights);
}
