import type { CustomerAccount } from '../../people/customers/paths.ts';
import type { OrderHeader } from '../../trade/orders/order.ts';
import { get, post } from '../../base/operations/path.ts';
import type { RecentSales } from '../reporting/paths.ts';
import type { FirstStep, Found, LiveTasks, Removal, Attention, Tasks } from './answers.ts';

export type * from './answers.ts';

/** Start page for staff (E2). */
export interface Dashboard {
  /** The ten newest. */
  customers: readonly CustomerAccount[];
  /** The ten newest. */
  orders: readonly OrderHeader[];
  attention: Attention;
  tasks: Tasks;
  /** null: the caller lacks the right `orders`. */
  sales: RecentSales | null;
  /** Until the shop is open, visitors see "opening soon" (Q6). */
  isOpen: boolean;
}

export interface Pile<Item> {
  total: number;
  /** There are more than `total`. */
  isMore?: true;
  first: readonly Item[];
}

/** Kinds of objects that can be deleted while they are not in use. */
export const removableKinds = [
  'product',
  'category',
  'sub-category',
  'width',
  'promo-code',
  'redirect',
  'synonym',
  'delivery-address',
] as const;
export type RemovableKind = (typeof removableKinds)[number];

export interface RemovableThing {
  what: RemovableKind;
  id: number;
}

export interface PutBackRequest {
  entryId: number;
  together?: boolean | undefined;
  /** Confirms a second product with the part number (D45). */
  allowDuplicate?: boolean | undefined;
}

export const administrationPaths = {
  dashboard: get<Record<string, never>, Dashboard>('/Administration/GetDashboard'),
  /** The numbers of the menu, for an open page to ask for again and again: one statement. */
  liveTasks: get<Record<string, never>, LiveTasks>('/Administration/GetLiveTasks'),
  /** Steps of an owner before the shop can be used, and which are done (Q6). */
  firstSteps: get<Record<string, never>, readonly FirstStep[]>('/Administration/GetFirstSteps'),
  /** Orders, customers and products by three characters or more. */
  search: get<{ keyword: string }, Found>('/Administration/Search'),
  /** Restores the texts and prices from before a change, or before all changes of the same save. Returns 1 (E16). */
  putBack: post<PutBackRequest, number>('/Audit/PutBack'),
  /** Reads what blocks the deletion of an object. */
  removal: get<RemovableThing, Removal>('/Administration/GetRemoval'),
  /** Deletes an object for good if it is not in use. Returns 1. */
  remove: post<RemovableThing, number>('/Administration/Remove'),
};
