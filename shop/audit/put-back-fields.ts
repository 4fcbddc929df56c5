import { type AuditEntity, type AuditEntry, changedFields } from './entry.ts';

/** What can be put back as it was: texts and prices. Nothing that others rely on meanwhile: state, e-mail, links, stock. */
export const PUT_BACK_FIELDS: Readonly<Partial<Record<AuditEntity, readonly string[]>>> = {
  customer: ['firstName', 'surname', 'company', 'line1', 'line2', 'town', 'postcode', 'telephone'],
  'delivery address': ['contactName', 'line1', 'line2', 'region', 'postcode'],
  product: ['name', 'intro', 'details', 'flash', 'usdMinor', 'eurMinor'],
  'variant prices': ['details', 'usdMinor', 'gbpMinor', 'eurMinor'],
  category: ['name', 'delivery', 'deliveryAdd'],
  'sub-category': ['name'],
  'promo code': ['name', 'multiplierMicros', 'startsOn', 'endsOn'],
  'exchange rates': ['rateMicros'],
};

/** Which fields of a change can be put back; none: it is not for going back on. */
export function fieldsToPutBack(entry: Pick<AuditEntry, 'entity' | 'before' | 'after'>): string[] {
  const { entity, before, after } = entry;
  if (before === null || after === null) return [];
  const allowed = PUT_BACK_FIELDS[entity as AuditEntity] ?? [];
  return changedFields(entry)
    .map(({ name }) => name)
    .filter((name) => allowed.includes(name));
}
