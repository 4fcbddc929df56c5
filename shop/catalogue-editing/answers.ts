import { z } from 'zod';
import { productFields } from '../catalogue/product-fields.ts';
import { variantFields } from '../catalogue/variant-fields.ts';
import { answerShape } from '../operations/field-schemas.ts';

const priceOfEach = z.object({ 1: z.int(), 2: z.int(), 3: z.int() });
/** A row of the products' list (E5). */
export const staffProduct = z
  .object({
    id: z.int(),
    name: z.string(),
    intro: z.string(),
    stockLevel: z.int(),
    active: z.boolean(),
    imageHash: z.string().nullable(),
    cloudImageUrl: z.url().nullable(),
    prices: z.object({ 1: priceOfEach, 2: priceOfEach, 3: priceOfEach }),
  })
  .meta({ id: 'StaffProduct' });

const link = z.object({ id: z.int(), branchId: z.int(), productId: z.int() });
/** A product with everything that its form shows (E6). */
export const editedProduct = z
  .object({
    id: z.int(),
    ...answerShape(productFields),
    imageHash: z.string().nullable(),
    cloudImageUrl: z.url().nullable(),
    pictures: z.array(z.object({ id: z.int(), imageHash: z.string(), alt: z.string() })),
    sheetBytes: z.int().nullable(),
    version: z.int(),
    categoryLinks: z.array(link),
    subcategoryLinks: z.array(link),
  })
  .meta({ id: 'EditedProduct' });

const replacementPart = z.object({ productId: z.int(), part: z.string(), quantity: z.int() });
/** By what a part is replaced (J5). */
export const editedReplacement = z
  .object({
    productId: z.int(),
    productName: z.string(),
    fromOn: z.iso.date().nullable(),
    note: z.string(),
    parts: z.array(replacementPart),
    replaces: z.array(replacementPart),
    version: z.int(),
  })
  .meta({ id: 'EditedReplacement' });

const editedVariant = z.object({ id: z.int(), familyId: z.int(), ...answerShape(variantFields), version: z.int() });

const branchChoice = z.object({ id: z.int(), name: z.string(), isHidden: z.boolean() });
/** A family as the price editor gets it (E8). */
export const editedFamily = z.object({ id: z.int(), name: z.string(), variants: z.array(editedVariant) });
/** Choices of the product form. */
export const editingChoicesAnswer = z
  .object({
    awardReading: z.enum(['storefront', 'administration']),
    priceReading: z.enum(['discount', 'legacy']),
    rates: z.object({ gbpMicros: z.int(), eurMicros: z.int() }),
    categories: z.array(branchChoice.extend({ subcategories: z.array(branchChoice) })),
    families: z.array(editedFamily),
  })
  .meta({ id: 'EditingChoices' });
