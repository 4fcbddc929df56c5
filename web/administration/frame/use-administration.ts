import { useRouteLoaderData } from 'react-router';
import type { Store } from '#shop/settings/paths.ts';

/** What every screen of the administration may need of the store: its name, its time zone. */
export function useAdministration(): Store {
  const store = useRouteLoaderData<Store>('administration');
  if (store === undefined) throw new Error('The administration is used outside of its frame.');
  return store;
}
