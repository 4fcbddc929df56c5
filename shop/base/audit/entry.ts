/** Kinds of objects that people change, as named in the audit list and its filter (E16). */
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
  'move',
  'password invitations',
  'category link',
  'product categories',
  'related product',
  'variant prices',
  'category',
  'sub-category',
  'promo code',
  'synonym',
  'redirect',
  'translation',
  'pinned parts',
  'exchange rates',
  'price list',
  'company group',
  'quotation',
  'press model',
  'press assembly',
  'machine',
  'part cost',
  'price update',
  'list view',
  'home image',
  'news',
  'legal page',
  'manual',
  'settings',
  'tax rate',
  'mail',
  'mail text',
  'data request',
  'staff',
] as const;

export type AuditEntity = (typeof auditEntities)[number];

/** An object before and after a change. */
interface BeforeAndAfter {
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** A field whose value a change altered; undefined if it did not exist. */
export interface ChangedField {
  name: string;
  before: unknown;
  after: unknown;
}

/** Counters raised by every save, derived values, and ids that `about` replaces by names. */
const NOT_TOLD = [
  'version',
  'id',
  'guid',
  'createdAt',
  'savedAt',
  'customerId',
  'invitationId',
  'productId',
  'relatedProductId',
  'branchId',
  'categoryId',
  'familyId',
  'position',
  'partKey',
  'searchDocument',
  'timesOrdered',
  'mergeId',
  'listedRows',
];

/** Lists the fields that a change touched. */
export function changedFields({ before, after }: BeforeAndAfter): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  for (const name of NOT_TOLD) names.delete(name);
  return [...names].flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ name, before: was, after: is }];
  });
}
