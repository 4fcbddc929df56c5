import type { Language } from '#texts/languages.ts';
import type { HotData } from '../operations/hot-data.ts';
import { localizeCatalogue } from '../catalogue/localize-catalogue.ts';
import type { Reader } from '../operations/operation.ts';
import type { MenuCategory } from './paths.ts';
import {
  isCategoryVisible,
  isSubcategoryVisible,
  regionOf,
  type Viewer,
  type ViewerRegion,
} from '../catalogue/visibility.ts';

type Menus = Map<ViewerRegion, readonly MenuCategory[]>;

const made = new WeakMap<HotData, Menus>();

/**
 * The categories that this viewer may see, with their sub-categories, in menu order (B7, D8). The very same list for all who
 * may see the same of one state of the catalogue, so that what is made of it can be kept by it.
 */
export function menuFor(viewer: Viewer, hot: HotData): readonly MenuCategory[] {
  const region = regionOf(viewer);
  const menus: Menus = made.get(hot) ?? new Map();
  made.set(hot, menus);
  const menu = menus.get(region) ?? makeMenu(region, hot);
  menus.set(region, menu);
  return menu;
}

type Menu = readonly MenuCategory[];

const said = new WeakMap<Menu, Map<Language, Promise<Menu>>>();

/** The menu in its reader's words (N3), the very same list too: it is on every page. A change of the words makes new menus. */
export function localizeMenu(menu: Menu, reader: Reader): Promise<Menu> {
  const { language } = reader.translator;
  const inLanguages = said.get(menu) ?? new Map<Language, Promise<Menu>>();
  said.set(menu, inLanguages);
  const known = inLanguages.get(language) ?? localizeCatalogue(menu, reader);
  inLanguages.set(language, known);
  known.catch(() => inLanguages.delete(language)); // the next page asks again
  return known;
}

function makeMenu(region: ViewerRegion, { categories, subcategories }: HotData): MenuCategory[] {
  return categories
    .filter((category) => isCategoryVisible(category, region))
    .map(({ id, guid, name, onHomePage, role, count }) => ({
      id,
      guid,
      name,
      onHomePage,
      role,
      count,
      subcategories: subcategories
        .filter((subcategory) => subcategory.categoryId === id && isSubcategoryVisible(subcategory))
        .map((subcategory) => ({ id: subcategory.id, guid: subcategory.guid, name: subcategory.name })),
    }));
}
