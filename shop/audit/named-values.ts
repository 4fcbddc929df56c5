import type { Shop } from '../frame/shop.ts';
import type { AuditEntry } from './entry.ts';

/** What a change has by its number alone, by its name as it is now: nobody knows a country or a category by number. */
export function namedValues(values: unknown, shop: Pick<Shop, 'hot'>): AuditEntry['before'] {
  if (typeof values !== 'object' || values === null) return null;
  const { countryById, categories, subcategories } = shop.hot();
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      switch (field) {
        case 'countryId':
          return ['countryName', countryById.get(Number(value))?.name ?? value];
        case 'categoryIds':
          return ['categories', namesOf(value, categories)];
        case 'subcategoryIds':
          return ['subcategories', namesOf(value, subcategories)];
        default:
          return [field, value];
      }
    }),
  );
}

function namesOf(ids: unknown, branches: readonly { id: number; name: string }[]): unknown {
  if (!Array.isArray(ids)) return ids;
  return ids.map((id: unknown) => branches.find((branch) => branch.id === id)?.name ?? String(id));
}
