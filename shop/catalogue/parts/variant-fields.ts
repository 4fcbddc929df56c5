import { MAX_QUANTITY, MIN_QUANTITY } from '#shop/base/kernel/line-quantity.ts';
import { type DraftOf, line, numberOrNone, ownPrice, type ValuesOf } from '#shop/base/fields/field.ts';

/** Fields of a variant, a width of a family, for staff (E8), each declared once, like productFields. */
export const variantFields = {
  details: line({
    wire: 'productVariantDetails',
    means: 'Name of the width, such as 50 mm.',
    example: '50 mm',
    label: 'grid.details',
    most: 100,
    required: 'staff-rule.required.width-details',
    putBack: true,
  }),
  /** Without one the product's price applies (D2). */
  usdMinor: ownPrice({
    currency: 1,
    wire: 'productVariantPriceDollar',
    means: 'List price of the width in dollars.',
    example: 38,
    label: 'grid.usdMinor',
    named: 'width_dollar',
    reader: 'who sees prices',
    putBack: true,
  }),
  eurMinor: ownPrice({
    currency: 3,
    wire: 'productVariantPriceEuro',
    means: 'List price of the width in euros. 0 means converted from dollars.',
    example: 0,
    label: 'grid.eurMinor',
    hint: 'grid.price-hint',
    named: 'euro',
    reader: 'who sees prices',
    putBack: true,
  }),
  gbpMinor: ownPrice({
    currency: 2,
    wire: 'productVariantPriceGBP',
    means: 'List price of the width in pounds. 0 means converted from dollars.',
    example: 31,
    label: 'grid.gbpMinor',
    hint: 'grid.price-hint',
    named: 'pound',
    reader: 'who sees prices',
    putBack: true,
  }),
  /** Without one the product's counts (K4). */
  minQuantity: numberOrNone({
    wire: 'productVariantMinimumQuantity',
    means: "Smallest quantity of a line in this width. 0 means the product's.",
    example: 12,
    label: 'grid.minQuantity',
    hint: 'grid.quantity-hint',
    from: MIN_QUANTITY,
    to: MAX_QUANTITY,
    reader: 'staff',
    putBack: true,
  }),
  packSize: numberOrNone({
    wire: 'productVariantPackSize',
    means: "Units in a pack of this width. 0 means the product's.",
    example: 12,
    label: 'grid.packSize',
    hint: 'grid.quantity-hint',
    from: MIN_QUANTITY,
    to: MAX_QUANTITY,
    reader: 'staff',
    putBack: true,
  }),
};

export type VariantValues = ValuesOf<typeof variantFields>;

/** Fields that every new variant must send. */
export const SENT_OF_VARIANT = ['details'] as const;

export type VariantDraft = DraftOf<typeof variantFields>;
