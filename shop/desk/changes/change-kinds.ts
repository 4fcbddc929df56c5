/** Kinds of changes that programs follow (M3): the types of webhooks. */
export const CHANGE_KINDS = [
  'order.placed',
  'order.accepted',
  'order.sent',
  'order.changed',
  'order.cancelled',
  'document.filed',
  'quotation.sent',
  'quotation.accepted',
  'quotation.changed',
  'return.requested',
  'return.changed',
  'stock.changed',
  'price.changed',
  'company.changed',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Kinds of things that change. 'prices': all prices in a currency. */
export const CHANGED_OBJECTS = [
  'order',
  'document',
  'quotation',
  'return',
  'part',
  'price-list',
  'prices',
  'company',
] as const;
export type ChangedObject = (typeof CHANGED_OBJECTS)[number];

/** Days for which changes are kept. */
export const CHANGES_KEPT_DAYS = 30;
