/** Kinds of things that people change, as named in the audit list and its filter (E16). */
export const auditEntities = [
  'customer',
  'company',
  'delivery address',
  'order',
  'purchase order',
  'carrier',
  'product',
  'product picture',
  'product type',
  'product import',
  'category link',
  'product categories',
  'related product',
  'variant prices',
  'category',
  'sub-category',
  'promo code',
  'synonym',
  'translation',
  'pinned parts',
  'exchange rates',
  'home image',
  'news',
  'manual',
  'settings',
  'mail',
  'staff',
] as const;

export type AuditEntity = (typeof auditEntities)[number];

/** One change: who, when, what, before and after. */
export interface AuditEntry {
  id: number;
  /** ISO 8601. */
  at: string;
  staffId: number;
  staffName: string;
  /** 'added', 'saved', 'removed', 'activated', … */
  action: string;
  entity: AuditEntity;
  entityId: string;
  /** Name of the changed thing, as people know it: a part number, an order's reference and company, a width. */
  about: string;
  /** In whose histories it stands: 'order:1116'. */
  subjects: readonly string[];
  /** Number of things of the same save whose texts and prices can be restored together, including this one. */
  together: number;
  /** null: it was new. */
  before: Record<string, unknown> | null;
  /** null: it is gone. */
  after: Record<string, unknown> | null;
}

/** A member of a thing that a change left with another value; undefined where there was none. */
export interface ChangedField {
  name: string;
  before: unknown;
  after: unknown;
}

/** Counters that every save raises, what follows from others, and numbers of things that `about` calls by their names. */
const NOT_TOLD = [
  'version',
  'id',
  'guid',
  'createdAt',
  'savedAt',
  'customerId',
  'productId',
  'relatedProductId',
  'branchId',
  'categoryId',
  'familyId',
  'position',
  'partKey',
  'searchDocument',
  'mergeId',
];

/** Lists the fields that a change touched. */
export function changedFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  for (const name of NOT_TOLD) names.delete(name);
  return [...names].flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ name, before: was, after: is }];
  });
}
