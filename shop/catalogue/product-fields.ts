import {
  choice,
  choiceOrNone,
  count,
  type DraftOf,
  line,
  lines,
  only,
  ownPrice,
  price,
  tick,
  type ValuesOf,
} from '#shop/frame/field.ts';

/** What staff keep of a part or consumable, each field once (docs/architecture.md). */
export const productFields = {
  /** The part number, also the name of a file. */
  name: line({
    wire: 'productName',
    label: 'product.name',
    hint: 'product.name-hint',
    most: 100,
    required: 'staff-rule.required.product-name',
    shown: 'card',
    putBack: true,
    search: 'A',
  }),
  /** The master price. */
  usdMinor: price({
    wire: 'productPriceDollar',
    label: 'product.price',
    hint: 'product.price-hint',
    named: 'dollar',
    required: 'staff-rule.required.price',
    reader: 'who sees prices',
    putBack: true,
  }),
  eurMinor: ownPrice({
    wire: 'productPriceEuro',
    label: 'product.price-euro',
    hint: 'product.price-euro-hint',
    named: 'euro',
    reader: 'who sees prices',
    putBack: true,
  }),
  stockLevel: count({
    wire: 'stockLevel',
    label: 'product.stock',
    hint: 'product.stock-hint',
    named: 'stock_level',
    most: 1_000_000_000,
    required: 'staff-rule.required.stock-level',
    shown: 'page',
    news: 'when it runs out',
  }),
  active: tick({ wire: 'productStatus', no: 2, label: 'product.active' }),
  /** Who may buy it, by region (D4). */
  award: choice({
    wire: 'award',
    label: 'product.award',
    of: [0, 1, 2, 3],
    refusal: 'staff-rule.choice.award',
  }),
  /** The family of its widths. */
  familyId: choiceOrNone({
    wire: 'productSuperVariantID',
    label: 'product.family',
    hint: 'product.family-hint',
    of: [1, 2],
    refusal: 'staff-rule.choice.family',
  }),
  intro: lines({
    wire: 'productIntro',
    label: 'product.intro',
    hint: 'product.intro-hint',
    most: 300,
    shown: 'card',
    putBack: true,
    search: 'B',
  }),
  details: lines({
    wire: 'productDetails',
    label: 'product.details',
    most: 5000,
    rows: 5,
    shown: 'page',
    putBack: true,
    search: 'C',
  }),
  flash: line({
    wire: 'flash',
    label: 'product.flash',
    hint: 'product.flash-hint',
    most: 40,
    shown: 'card',
    putBack: true,
  }),
  useCloudImage: tick({ wire: 'useCloudImage', no: 2, label: 'product.cloud-image' }),
  /** Stored and shown to staff, without effect, as the next (D37). */
  locallySourced: tick({
    wire: 'locallySourced',
    no: 2,
    label: 'product.locally-sourced',
    reader: 'staff',
    news: 'never',
  }),
  pallet: tick({ wire: 'pallet', no: 2, label: 'product.pallet', reader: 'staff', news: 'never' }),
};

/** What is told of a part that goes with another. */
export const relatedFields = only(productFields, ['name', 'intro', 'details', 'active', 'usdMinor', 'eurMinor']);

export type ProductValues = ValuesOf<typeof productFields>;

/** What a save of a product says each time (C6). */
export const SENT_OF_PRODUCT = ['name', 'stockLevel', 'usdMinor'] as const;

type SentDraft = DraftOf<typeof productFields, (typeof SENT_OF_PRODUCT)[number]>;

/** A product as it is typed; id 0 makes a new one (D24), null: nothing was typed. Left out, the stock stays as it is (D42). */
export type ProductDraft = { id: number | null } & Omit<SentDraft, 'stockLevel'> &
  Partial<Pick<SentDraft, 'stockLevel'>>;
