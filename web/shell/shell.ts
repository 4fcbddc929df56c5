import { useRouteLoaderData } from 'react-router';
import { type OrderingFor, orderingForPaths } from '#shop/desk/impersonation/paths.ts';
import { type BasketHead, cartPaths } from '#shop/trade/cart/paths.ts';
import { type Me, sessionPaths } from '#shop/people/sessions/session-paths.ts';
import { approvalPaths } from '#shop/trade/approvals/paths.ts';
import { type ChosenMachine, pressPaths } from '#shop/catalogue/presses/paths.ts';
import { cataloguePaths } from '#shop/shopfront/search/paths.ts';
import { type PageNotices, settingsPaths } from '#shop/base/settings/paths.ts';
import { type PageArgs, RefusedError } from '../page-context.ts';
import { session } from '../session.ts';
import type { MenuBranch } from './catalogue-menu.tsx';

/** Data around every screen of the storefront. */
export interface Shell {
  me: Me | null;
  /** The member on whose behalf staff order in this browser, and the time zone for its end (H7). */
  orderingFor: (OrderingFor & { timeZone: string }) | null;
  /** Sent as the menu's markup, not as data (menu-in-page.ts). */
  menu: readonly MenuBranch[];
  /** The customer's basket; none for visitors. */
  basket: BasketHead | null;
  /** Number of approval requests that wait for this member (H3). */
  waitingApprovals: number;
  /** The press that the member has chosen (J3). */
  machine: ChosenMachine | null;
  /** The reduced route set has no search (D36). */
  reduced: boolean;
  /** For the copyright line. */
  year: number;
  /** Legal pages in the footer (O1), whether totals mention tax (O3), telephone and cut-off of the shop. */
  notices: PageNotices;
}

export async function storefrontLoader({ context }: PageArgs): Promise<Shell> {
  const [me, menu, basket, orderingFor, waitingApprovals, machine, notices] = await Promise.all([
    context.signedIn ? context.call(sessionPaths.me, {}) : null,
    readMenu(context),
    context.signedIn ? context.call(cartPaths.head, {}) : null,
    context.signedIn && context.staffSignedIn ? readOrderingFor(context) : null,
    context.signedIn ? context.call(approvalPaths.countWaiting, {}) : 0,
    context.signedIn ? context.call(pressPaths.chosen, {}) : null,
    context.call(settingsPaths.notices, {}),
  ]);
  if (!import.meta.env.SSR) rememberSession({ me, machine });
  return {
    me,
    orderingFor,
    menu,
    basket,
    waitingApprovals,
    machine,
    reduced: context.reduced,
    year: new Date().getFullYear(),
    notices,
  };
}

/** Before the shop is open, a visitor who logs in sees no menu (Q6). */
async function readMenu(context: PageArgs['context']): Promise<Shell['menu']> {
  const asked = await context.ask(cataloguePaths.menu, {});
  if (asked.ok) return asked.output;
  if (asked.refusal.code === 'shop.not-open') return [];
  throw new RefusedError(asked.refusal);
}

/** Keeps what the shell says of the session, for the loaders of other screens. */
export function rememberSession({ me, machine }: Pick<Shell, 'me' | 'machine'>): void {
  session.signedIn = me !== null;
  session.hasPress = me === null ? null : machine !== null;
}

/** Staff whose session has expired, or lacks its second factor, order for nobody. */
async function readOrderingFor(context: PageArgs['context']): Promise<Shell['orderingFor']> {
  const asked = await context.ask(orderingForPaths.read, {});
  if (!asked.ok || asked.output === null) return null;
  const { timeZone } = await context.call(settingsPaths.store, {});
  return { ...asked.output, timeZone };
}

/** The shell's data, where there is a shop around the screen. */
export function useShellIfAny(): Shell | undefined {
  return useRouteLoaderData<typeof storefrontLoader>('storefront');
}

/** The shell's data, for any screen below it. */
export function useShell(): Shell {
  const shell = useShellIfAny();
  if (shell === undefined) throw new Error('The shell is used outside the storefront.');
  return shell;
}

/** Returns whether a page is rendered for a visitor; search engines and messengers see no other. */
export function useIsVisitors(): boolean {
  return (useShellIfAny()?.me ?? null) === null;
}
