import type { HotData } from '../../base/operations/hot-data.ts';
import type { EditingChoices } from './paths.ts';

/** Choices of the product form and of the list's filters (E5, E6). */
export function editingChoices({ categories, subcategories, families, rates, settings }: HotData): EditingChoices {
  return {
    awardReading: settings.awardReading,
    priceReading: settings.priceReading,
    rates,
    categories: categories.map(({ id, name, show }) => ({
      id,
      name,
      isHidden: show !== 1,
      subcategories: subcategories
        .filter(({ categoryId }) => categoryId === id)
        .map((subcategory) => ({ id: subcategory.id, name: subcategory.name, isHidden: subcategory.show !== 1 })),
    })),
    families: [...families.values()],
  };
}
