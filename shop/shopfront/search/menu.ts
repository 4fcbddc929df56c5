import type { Language } from '#texts/languages.ts';
import type { HotData } from '../../base/operations/hot-data.ts';
import { localizeCatalogue } from '../../catalogue/catalogue-texts/localize-catalogue.ts';
import type { Reader } from '../../base/operations/operation.ts';
import type { MenuCategory } from './paths.ts';
import { isCategoryVisible, isSubcategoryVisible } from '../../catalogue/categories/visibility.ts';
import { regionOf, type Viewer, type ViewerRegion } from '../../base/kernel/account-terms.ts';

type Menus = Map<ViewerRegion, readonly MenuCategory[]>;

const made = new WeakMap<HotData, Menus>();

/**
 * The categories that this viewer may see, with their sub-categories, in menu order (B7, D8). Returns the same object
 * for all viewers with the same visibility, so that derived values can be cached by it.
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

const localizedMenus = new WeakMap<Menu, Map<Language, Promise<Menu>>>();

/**
 * The menu in its reader's language (N3), also cached, because it is on every page. A change of translations makes new
 * menus.
 */
export function localizeMenu(menu: Menu, reader: Reader): Promise<Menu> {
  const { language } = reader.translator;
  const inLanguages = localizedMenus.get(menu) ?? new Map<Language, Promise<Menu>>();
  localizedMenus.set(menu, inLanguages);
  const known = inLanguages.get(language) ?? localizeCatalogue(menu, reader);
  inLanguages.set(language, known);
  known.catch(() => inLanguages.delete(language)); // the next page retries
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
