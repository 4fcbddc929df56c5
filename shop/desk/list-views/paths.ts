import { get, post } from '../../base/operations/path.ts';
import type { ListView } from './answers.ts';
import type { ViewList } from './view-lists.ts';

export type * from './answers.ts';

/** A view as it is saved; id 0 makes a new one. */
export interface ListViewDraft {
  id: number;
  list: ViewList;
  name: string;
  /** Query of the list's address; the page and the view itself are left out. */
  query: string;
  shared: boolean;
  /** Version that the screen showed; a newer one is refused (409). Omitted: overwrites whatever is stored. */
  version?: number | undefined;
}

/** For every colleague; a view is seen by those who may open its list (P3). */
export const listViewPaths = {
  /** Own and shared views of all lists that the caller may open, by name. */
  list: get<Record<string, never>, readonly ListView[]>('/ListView/GetListViews'),
  /** Answers its number. */
  save: post<ListViewDraft, number>('/ListView/SaveListView'),
  /** Returns 1. */
  remove: post<{ viewId: number }, number>('/ListView/RemoveListView'),
  /** Opens the list with that view, or as it is (null). Returns 1. */
  chooseDefault: post<{ list: ViewList; viewId: number | null }, number>('/ListView/ChooseDefaultView'),
};
