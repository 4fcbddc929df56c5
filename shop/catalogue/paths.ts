import { get } from '../path.ts';

/** A category as the shop's menus show it. */
export interface MenuCategory {
  id: number;
  guid: string;
  name: string;
  onHomePage: boolean;
  count: number;
  subcategories: readonly { id: number; guid: string; name: string }[];
}

export const cataloguePaths = {
  /** The categories that the caller may see, with their sub-categories, in menu order (A3, A11, D8). */
  menu: get<Record<string, never>, readonly MenuCategory[]>('/Category/GetMenu'),
};
