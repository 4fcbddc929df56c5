import { useRouteLoaderData } from 'react-router';
import type { Cart } from '#shop/cart/cart.ts';
import type { Me } from '#shop/identity/session-paths.ts';
import type { OrderingFor } from '#shop/administration/impersonation/paths.ts';
import type { MenuBranch } from './catalogue-menu.tsx';

/** Data around every screen of the storefront. */
export interface Shell {
  me: Me | null;
  /** The member on whose behalf staff order in this browser, and the time zone for its end (H7). */
  orderingFor: (OrderingFor & { timeZone: string }) | null;
  /** Sent as the menu's markup, not as data (menu-in-page.ts). */
  menu: readonly MenuBranch[];
  /** The customer's basket; none for visitors. */
  basket: Cart | null;
  /** Number of approval requests that wait for this member (H3). */
  waitingApprovals: number;
  /** The reduced route set has no search (D36). */
  reduced: boolean;
  /** For the copyright line. */
  year: number;
}

/** The shell's data, for any screen below it. */
export function useShell(): Shell {
  const shell = useRouteLoaderData<Shell>('storefront');
  if (shell === undefined) throw new Error('The shell is used outside of the storefront.');
  return shell;
}

/** Returns whether a page is rendered for a visitor; search engines and messengers see no other. */
export function useIsVisitors(): boolean {
  return (useRouteLoaderData<Shell>('storefront')?.me ?? null) === null;
}
