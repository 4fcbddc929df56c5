import {
  choice,
  choiceOrNone,
  count,
  type DraftOf,
  line,
  lines,
  number,
  only,
  ownPrice,
  price,
  tick,
  type ValuesOf,
  wordOrNone,
} from '#shop/base/fields/field.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#shop/base/kernel/line-quantity.ts';
import { SALES_UNITS } from './sales-unit.ts';

/** Fields of a part or consumable for staff, each declared once (docs/architecture.md). */
export const productFields = {
  /** The part number, also used as a file name. */
  name: line({
    wire: 'productName',
    means: 'Part number. Full-width letters and digits are saved as ordinary ones.',
    example: 'DB-0150',
    label: 'product.name',
    hint: 'product.name-hint',
    most: 100,
    isPlainWidth: true,
    required: 'staff-rule.required.product-name',
    shown: 'card',
    putBack: true,
    search: 'A',
  }),
  /** The master price. */
  usdMinor: price({
    currency: 1,
    wire: 'productPriceDollar',
    means: 'List price in dollars.',
    example: 48,
    label: 'product.price',
    hint: 'product.price-hint',
    named: 'dollar',
    required: 'staff-rule.required.price',
    reader: 'who sees prices',
    putBack: true,
  }),
  eurMinor: ownPrice({
    currency: 3,
    wire: 'productPriceEuro',
    means: 'List price in euros. 0 means converted from dollars.',
    example: 0,
    label: 'product.price-euro',
    hint: 'product.price-euro-hint',
    named: 'euro',
    reader: 'who sees prices',
    putBack: true,
  }),
  stockLevel: count({
    wire: 'stockLevel',
    means: 'Number of units in stock, never below 0.',
    example: 120,
    label: 'product.stock',
    hint: 'product.stock-hint',
    named: 'stock_level',
    most: 1_000_000_000,
    required: 'staff-rule.required.stock-level',
    shown: 'page',
    news: 'when it runs out',
  }),
  active: tick({
    wire: 'productStatus',
    means: 'Status: 1 is active, 2 is inactive.',
    example: 1,
    no: 2,
    label: 'product.active',
  }),
  /** Availability by region (D4). */
  award: choice({
    wire: 'award',
    means: 'Award from 0 to 3, which restricts who can buy the product, depending on the settings.',
    example: 0,
    label: 'product.award',
    of: [0, 1, 2, 3],
    refusal: 'staff-rule.choice.award',
  }),
  /** The family of its widths. */
  familyId: choiceOrNone({
    wire: 'productSuperVariantID',
    means: 'ID of the width family. 0 for none.',
    example: 0,
    label: 'product.family',
    hint: 'product.family-hint',
    of: [1, 2],
    refusal: 'staff-rule.choice.family',
  }),
  intro: lines({
    wire: 'productIntro',
    means: 'Short description below the part number.',
    example: 'Doctor blade 0.15 × 30 mm, lamella edge, 100 m',
    label: 'product.intro',
    hint: 'product.intro-hint',
    most: 300,
    shown: 'card',
    putBack: true,
    search: 'B',
  }),
  details: lines({
    wire: 'productDetails',
    means: 'Description.',
    example: 'The everyday blade for water-based and UV ink up to 440 lpi.',
    label: 'product.details',
    most: 5000,
    rows: 5,
    shown: 'page',
    putBack: true,
    search: 'C',
  }),
  flash: line({
    wire: 'flash',
    means: 'Short label on the picture.',
    example: 'Bestseller',
    label: 'product.flash',
    hint: 'product.flash-hint',
    most: 40,
    shown: 'card',
    putBack: true,
  }),
  /** Sales unit; null: a piece. */
  unit: wordOrNone({
    wire: 'salesUnit',
    means: 'Unit of sale. Empty for a single piece.',
    example: 'coil',
    label: 'product.unit',
    hint: 'product.unit-hint',
    of: SALES_UNITS,
    refusal: 'staff-rule.choice.unit',
    shown: 'card',
  }),
  /** The smallest quantity of a line (K4). */
  minQuantity: number({
    wire: 'minimumQuantity',
    means: 'Smallest quantity of a line. 1 for none.',
    example: 12,
    label: 'product.min-quantity',
    hint: 'product.min-quantity-hint',
    from: MIN_QUANTITY,
    to: MAX_QUANTITY,
    reader: 'staff',
    news: 'never',
    putBack: true,
  }),
  /** Lines hold whole packs only (K4). */
  packSize: number({
    wire: 'packSize',
    means: 'Units in a pack: the quantity of a line is a multiple of it. 1 for single units.',
    example: 12,
    label: 'product.pack-size',
    hint: 'product.pack-size-hint',
    from: MIN_QUANTITY,
    to: MAX_QUANTITY,
    reader: 'staff',
    news: 'never',
    putBack: true,
  }),
  /** Drawings and maintenance count pieces (J4, J10). */
  unitPieces: number({
    wire: 'unitPieces',
    means: 'Pieces in one unit of sale, such as 4 in a set of four. 1 for single pieces.',
    example: 4,
    label: 'product.unit-pieces',
    hint: 'product.unit-pieces-hint',
    from: 1,
    to: 10_000,
    shown: 'card',
    putBack: true,
  }),
  /** Place on the shelf, by which pick lists are sorted (L2). */
  storageBin: line({
    wire: 'storageBin',
    means: 'Storage bin in the warehouse, for pick lists. Empty for none.',
    example: 'A-12-3',
    label: 'product.storage-bin',
    hint: 'product.storage-bin-hint',
    most: 30,
    reader: 'staff',
    news: 'never',
    putBack: true,
  }),
  /** The company that we buy the part from, by which replenishment is sorted (L4). */
  supplier: line({
    wire: 'supplier',
    means: 'Supplier of the part, for replenishment. Empty for none.',
    example: 'Blade Works GmbH',
    label: 'product.supplier',
    hint: 'product.supplier-hint',
    most: 60,
    reader: 'staff',
    news: 'never',
    putBack: true,
  }),
  useCloudImage: tick({
    wire: 'useCloudImage',
    means: 'Whether the product shows its own picture: 1 if so, otherwise 2.',
    example: 2,
    no: 2,
    label: 'product.cloud-image',
  }),
  /** Stored and shown to staff without effect, like the next (D37). */
  locallySourced: tick({
    wire: 'locallySourced',
    means: 'Whether the product is sourced locally: 1 if so, otherwise 2.',
    example: 2,
    no: 2,
    label: 'product.locally-sourced',
    reader: 'staff',
    news: 'never',
  }),
  pallet: tick({
    wire: 'pallet',
    means: 'Whether the product is shipped on a pallet: 1 if so, otherwise 2.',
    example: 2,
    no: 2,
    label: 'product.pallet',
    reader: 'staff',
    news: 'never',
  }),
};

/** Fields of a related part. */
export const relatedFields = only(productFields, ['name', 'intro', 'details', 'active', 'usdMinor', 'eurMinor']);

export type ProductValues = ValuesOf<typeof productFields>;

/** Fields that every save of a product must send (C6). */
export const SENT_OF_PRODUCT = ['name', 'stockLevel', 'usdMinor'] as const;

type SentDraft = DraftOf<typeof productFields, (typeof SENT_OF_PRODUCT)[number]>;

/** A product as typed; id 0 creates one (D24), null: empty. If omitted, the stock is unchanged (D42). */
export type ProductDraft = { id: number | null } & Omit<SentDraft, 'stockLevel'> &
  Partial<Pick<SentDraft, 'stockLevel'>>;
