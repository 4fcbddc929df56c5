/** Kinds of rows from another shop, in the order in which it is written: each names only what stands before it. */
export const MOVE_KINDS = [
  'companies',
  'members',
  'consents',
  'addresses',
  'own-part-numbers',
  'presses',
  'company-groups',
  'group-members',
  'price-lists',
  'price-list-recipients',
  'prices',
  'orders',
  'order-lines',
  'shipments',
  'promo-codes',
  'redirects',
  'news',
] as const;
export type MoveKindName = (typeof MOVE_KINDS)[number];

/** The name of its file. */
export function fileOf(kind: MoveKindName): string {
  return `${kind}.csv`;
}
