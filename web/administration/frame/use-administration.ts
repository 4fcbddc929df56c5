import { useRouteLoaderData } from 'react-router';
import { type ListView, listViewPaths } from '#shop/desk/list-views/paths.ts';
import { type OrderingFor, orderingForPaths } from '#shop/desk/impersonation/paths.ts';
import { type OwnRights, staffPaths } from '#shop/people/staff/staff-paths.ts';
import { isAllowed, type StaffNeed } from '#shop/base/rights/staff-right.ts';
import { settingsPaths, type Store } from '#shop/base/settings/paths.ts';
import type { PageArgs } from '../../page-context.ts';
import type { MenuGroup } from '../screens.ts';
import { readFolds } from './menu-folds.ts';

/**
 * Data for every screen of the administration: the store's name, its time zone, the member on whose behalf staff order.
 */
export interface Administration extends Store {
  orderingFor: OrderingFor | null;
  /** Rights of the staff member, and the colleagues who can grant more (P1). */
  own: OwnRights;
  /** Views of the lists that the staff member may open (P3). */
  views: readonly ListView[];
  /** Folded groups of the menu. */
  folds: readonly MenuGroup[];
}

export async function readAdministration({ request, context }: PageArgs): Promise<Administration> {
  const [store, orderingFor, own, views] = await Promise.all([
    context.call(settingsPaths.store, {}),
    context.ask(orderingForPaths.read, {}), // refused until a second factor is set up
    context.ask(staffPaths.ownRights, {}), // the same
    context.ask(listViewPaths.list, {}), // the same
  ]);
  return {
    ...store,
    orderingFor: orderingFor.ok ? orderingFor.output : null,
    own: own.ok ? own.output : { rights: [], managers: [] },
    views: views.ok ? views.output : [],
    folds: readFolds(request),
  };
}

export function useAdministration(): Administration {
  const administration = useRouteLoaderData<typeof readAdministration>('administration');
  if (administration === undefined) throw new Error('The administration is used outside its frame.');
  return administration;
}

/** Returns whether the staff member has this right; actions without a right are not offered (P1). */
export function useMay(): (need: StaffNeed) => boolean {
  const { rights } = useAdministration().own;
  return (need) => isAllowed(need, rights);
}
