import type { Reader } from '../operations/operation.ts';
import type { Shop } from '../operations/shop.ts';
import { localizeAddress } from '../reference-data/localize-address.ts';
import { countryCalled } from '../reference-data/country-name.ts';
import type { AuditEntry } from './answers.ts';

/** Replaces ids in a change by current names, because nobody knows a country or a category by number. */
export function replaceIdsByNames(values: unknown, shop: Pick<Shop, 'hot'>): AuditEntry['before'] {
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
        case 'listedRows':
          return [field, []]; // kept to restore them; `prices` says the same to people
        default:
          return [field, value];
      }
    }),
  );
}

/** Localises the countries and address lines in a change (N1). */
export function localizeChange<Change extends Pick<AuditEntry, 'before' | 'after'>>(
  change: Change,
  reader: Reader,
): Change {
  return { ...change, before: localizeValues(change.before, reader), after: localizeValues(change.after, reader) };
}

function localizeValues(
  values: AuditEntry['before'],
  { shop, translator: { language } }: Reader,
): AuditEntry['before'] {
  if (values === null) return null;
  const countries = shop.hot().countryById;
  const localize: Readonly<Record<string, (text: string) => string>> = {
    countryName: (name) => countryCalled(name, countries.values(), language),
    address: (text) => localizeAddress(text, countries.values(), language),
  };
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' ? (localize[field]?.(value) ?? value) : value,
    ]),
  );
}

function namesOf(ids: unknown, branches: readonly { id: number; name: string }[]): unknown {
  if (!Array.isArray(ids)) return ids;
  return ids.map((id: unknown) => branches.find((branch) => branch.id === id)?.name ?? String(id));
}
