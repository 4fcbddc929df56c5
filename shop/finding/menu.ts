import type { HotData } from '../frame/hot-data.ts';
import type { MenuCategory } from './paths.ts';
import { isCategoryVisible, isSubcategoryVisible, regionOf, type Viewer } from '../catalogue/visibility.ts';

/** The categories that this viewer may see, with their sub-categories, in menu order (B7, D8). */
export function menuFor(viewer: Viewer, { categories, subcategories }: HotData): MenuCategory[] {
  const region = regionOf(viewer);
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
