import { accountFields } from '../../people/accounts/account-fields.ts';
import { type AuditEntity, changedFields } from '#shop/base/audit/entry.ts';
import { categoryFields, subcategoryFields } from '#shop/catalogue/categories/category-fields.ts';
import { productFields } from '#shop/catalogue/parts/product-fields.ts';
import { variantFields } from '#shop/catalogue/parts/variant-fields.ts';
import { type FieldTable, namesWith, readKept } from '#shop/base/fields/field.ts';
import type { AuditEntry } from '#shop/base/audit/answers.ts';

const TABLES: Readonly<Partial<Record<AuditEntity, FieldTable>>> = {
  product: productFields,
  'variant prices': variantFields,
  category: categoryFields,
  'sub-category': subcategoryFields,
};

const OTHERS: Readonly<Partial<Record<AuditEntity, readonly string[]>>> = {
  customer: namesWith(accountFields, { putBack: true }),
  'delivery address': ['contactName', 'line1', 'line2', 'region', 'postcode'],
  'promo code': ['name', 'multiplierMicros', 'startsOn', 'endsOn'],
  'exchange rates': ['rateMicros'],
  'tax rate': ['rateBasisPoints'],
  news: ['title', 'text', 'publishedOn'],
  'product type': ['name', 'sortOrder'],
  synonym: ['name', 'kind', 'language', 'means'],
  'press model': ['name', 'path', 'intro', 'firstYear', 'lastYear', 'sortOrder'],
  'press assembly': ['path', 'sortOrder'],
  machine: ['serial', 'machineName', 'place', 'notes'],
};

/**
 * Lists the fields of a change that can be restored: texts and prices, not values that others may rely on by now
 * (state, e-mail, links, stock). Empty: the change can't be restored.
 */
export function fieldsToPutBack(entry: Pick<AuditEntry, 'entity' | 'before' | 'after'>): string[] {
  const { entity, before, after } = entry;
  if (before === null || after === null) return [];
  const table = TABLES[entity];
  const allowed: readonly string[] = table === undefined ? (OTHERS[entity] ?? []) : namesWith(table, { putBack: true });
  return changedFields(entry)
    .map(({ name }) => name)
    .filter((name) => allowed.includes(name));
}

/**
 * Returns the kind of a change that is restored as a whole, not field by field: specifications (I1), translations (N3), prices of a list (K5).
 */
export function wholeChangeOf({ entity, before, after }: WholeEntry): WholeChange | null {
  if (entity === 'translation') return 'translation';
  const haveBoth = (list: string) => [before, after].every((thing) => Array.isArray(thing?.[list]));
  if (entity === 'price list' && haveBoth('listedRows')) return 'prices';
  return entity === 'product' && haveBoth('specifications') ? 'specifications' : null;
}

type WholeChange = 'specifications' | 'translation' | 'prices';

export type WholeEntry = Pick<AuditEntry, 'entity' | 'before' | 'after'>;

/** Reads the fields of an audit entry from the current object. */
export function currentFields(
  entity: AuditEntity,
  thing: Record<string, unknown> | null,
): Record<string, unknown> | null {
  return thing === null ? null : readKept(TABLES[entity] ?? {}, thing);
}
