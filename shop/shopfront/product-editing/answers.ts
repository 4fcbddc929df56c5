import { z } from 'zod';
import { productFields } from '../../catalogue/parts/product-fields.ts';
import { variantFields } from '../../catalogue/parts/variant-fields.ts';
import { answerShape } from '../../base/fields/field-schemas.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

const priceOfEach = z.object({ 1: z.int(), 2: z.int(), 3: z.int() });
/** A row of the products' list (E5). */
export const staffProductSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    intro: z.string(),
    stockLevel: z.int(),
    active: z.boolean(),
    imageHash: z.string().nullable(),
    cloudImageUrl: z.url().nullable(),
    /** Price for each price class in each currency. */
    prices: z.object({ 1: priceOfEach, 2: priceOfEach, 3: priceOfEach }),
  })
  .meta({ id: 'StaffProduct' });

/** A row of the products' list (E5). */
export type StaffProduct = AnswerOf<typeof staffProductSchema>;

const link = z.object({ id: z.int(), branchId: z.int(), productId: z.int() });
/** A product with everything that its form shows (E6). */
export const editedProductSchema = z
  .object({
    id: z.int(),
    ...answerShape(productFields),
    imageHash: z.string().nullable(),
    cloudImageUrl: z.url().nullable(),
    /** Additional pictures, in display order. */
    pictures: z.array(z.object({ id: z.int(), imageHash: z.string(), alt: z.string() })),
    /** Size of its data sheet; null: none. */
    sheetBytes: z.int().nullable(),
    version: z.int(),
    categoryLinks: z.array(link),
    subcategoryLinks: z.array(link),
  })
  .meta({ id: 'EditedProduct' });

/** A product with everything that its form shows (E6). */
export type EditedProduct = AnswerOf<typeof editedProductSchema>;

const replacementPart = z.object({ productId: z.int(), part: z.string(), quantity: z.int() });
/** Replacement of a part (J5). */
export const editedReplacementSchema = z
  .object({
    productId: z.int(),
    productName: z.string(),
    /** First day of the replacement; null: the part is not replaced. */
    fromOn: z.iso.date().nullable(),
    note: z.string(),
    parts: z.array(replacementPart),
    /** The parts that this one replaces. */
    replaces: z.array(replacementPart),
    /** 0: the part is not replaced. */
    version: z.int(),
  })
  .meta({ id: 'EditedReplacement' });

/** Replacement of a part, as staff edit it (J5). */
export type EditedReplacement = AnswerOf<typeof editedReplacementSchema>;

export const editedKitSchema = z
  .object({
    productId: z.int(),
    productName: z.string(),
    stockLevel: z.int(),
    /** Empty: the product is no kit. */
    parts: z.array(replacementPart.extend({ stockLevel: z.int() })),
    /** The kits that contain the product. */
    within: z.array(replacementPart).describe('The kits that contain the product.'),
    /** 0: the product is no kit. */
    version: z.int(),
  })
  .meta({ id: 'EditedKit' });

/** Parts of a kit, as staff edit them (J7). */
export type EditedKit = AnswerOf<typeof editedKitSchema>;

const editedVariant = z.object({ id: z.int(), familyId: z.int(), ...answerShape(variantFields), version: z.int() });

const branchChoice = z.object({
  id: z.int(),
  name: z.string(),
  /** The shop does not show it to everyone. */
  isHidden: z.boolean(),
});
/** A family as the price editor gets it (E8). */
export const editedFamilySchema = z.object({ id: z.int(), name: z.string(), variants: z.array(editedVariant) });

/** The widths of a family as last saved. */
export type EditedFamily = AnswerOf<typeof editedFamilySchema>;
/** Choices of the product form. */
export const editingChoicesSchema = z
  .object({
    /** Reading of the award (D4). */
    awardReading: z.enum(['storefront', 'administration']),
    priceReading: z.enum(['discount', 'legacy']),
    rates: z.object({ gbpMicros: z.int(), eurMicros: z.int() }),
    /** In menu order, including archived ones. */
    categories: z.array(branchChoice.extend({ subcategories: z.array(branchChoice) })),
    /** The first width of each is the default (B2). */
    families: z.array(editedFamilySchema),
  })
  .meta({ id: 'EditingChoices' });

/** Choices of the product form and of the list's filters, and the inputs of prices. */
export type EditingChoices = AnswerOf<typeof editingChoicesSchema>;

/** A branch of the catalogue as a checkbox or a filter names it. */
export type BranchChoice = EditingChoices['categories'][number];
