/** What staff change, by the words that the audit list and its filter use (E16). */
export const auditEntities = [
  'customer',
  'delivery address',
  'order',
  'purchase order',
  'product',
  'product picture',
  'product import',
  'category link',
  'related product',
  'variant prices',
  'category',
  'sub-category',
  'promo code',
  'exchange rates',
  'home image',
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
  entity: string;
  entityId: string;
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

/** What a change changed, member by member; counters that every save raises are left out. */
export function changedFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  names.delete('version');
  return [...names].flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ name, before: was, after: is }];
  });
}
