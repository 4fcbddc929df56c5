/** Kinds that the catalogue is made of: products name them, so they are written before products.csv is (docs/moving-in.md). */
const CATALOGUE = [
  'categories',
  'sub-categories',
  'product-types',
  'attributes',
  'width-families',
  'widths',
  'press-models',
] as const;

/** Kinds of rows from another shop, in the order in which it is written: each names only what stands before it. */
export const MOVE_KINDS = [
  ...CATALOGUE,
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
  'costs',
  'orders',
  'order-lines',
  'shipments',
  'documents',
  'promo-codes',
  'redirects',
  'news',
  'legal-texts',
  'synonyms',
  'product-pictures',
  'data-sheets',
  'manuals',
  'assemblies',
  'drawings',
  'callouts',
  'maintenance-tasks',
  'lists',
  'list-lines',
] as const;
export type MoveKindName = (typeof MOVE_KINDS)[number];

/** The name of its file. */
export function fileOf(kind: MoveKindName): string {
  return `${kind}.csv`;
}

export const CATALOGUE_KINDS: ReadonlySet<MoveKindName> = new Set(CATALOGUE);
