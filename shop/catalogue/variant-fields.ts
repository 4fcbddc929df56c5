import { type DraftOf, line, ownPrice, type ValuesOf } from '#shop/frame/field.ts';

/** What staff keep of a variant, a width of a family (E8), each field once; as productFields. */
export const variantFields = {
  details: line({
    wire: 'productVariantDetails',
    label: 'grid.details',
    most: 100,
    required: 'staff-rule.required.width-details',
    putBack: true,
  }),
  /** Without one the product's price counts (D2). */
  usdMinor: ownPrice({
    wire: 'productVariantPriceDollar',
    label: 'grid.usdMinor',
    named: 'width_dollar',
    reader: 'who sees prices',
    putBack: true,
  }),
  eurMinor: ownPrice({
    wire: 'productVariantPriceEuro',
    label: 'grid.eurMinor',
    hint: 'grid.price-hint',
    named: 'euro',
    reader: 'who sees prices',
    putBack: true,
  }),
  gbpMinor: ownPrice({
    wire: 'productVariantPriceGBP',
    label: 'grid.gbpMinor',
    hint: 'grid.price-hint',
    named: 'pound',
    reader: 'who sees prices',
    putBack: true,
  }),
};

export type VariantValues = ValuesOf<typeof variantFields>;

/** What a new variant says each time. */
export const SENT_OF_VARIANT = ['details'] as const;

export type VariantDraft = DraftOf<typeof variantFields>;
