import { z } from 'zod';
import { ATTRIBUTE_KINDS } from '../../catalogue/specifications/specification.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const productTypeSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    sortOrder: z.int(),
    archived: z.boolean(),
    version: z.int(),
    products: z
      .int()
      .describe('Number of parts of this type.')
      .meta({ examples: [19] }),
    attributes: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        unit: z.string(),
        kind: z.enum(ATTRIBUTE_KINDS).meta({ examples: ['number'] }),
        sortOrder: z.int(),
        inTable: z.boolean(),
        inFilter: z.boolean(),
        inComparison: z.boolean(),
        /** Its values are kept but not shown. */
        archived: z.boolean(),
        /** If there are any, kind and unit are fixed. */
        values: z
          .int()
          .describe('Number of different values among the parts.')
          .meta({ examples: [12] }),
      }),
    ),
  })
  .meta({ id: 'ProductType' });

/** A product type for staff, its attributes in order, including archived ones. */
export type StaffProductType = AnswerOf<typeof productTypeSchema>;

/** An attribute with all its settings. */
export type StaffAttribute = StaffProductType['attributes'][number];

export const specificationsSchema = z
  .object({
    productId: z.int(),
    productName: z.string(),
    typeId: z.int().nullable(),
    /** The id of the newest value, because each save writes new ones. */
    version: z.int(),
    /** The widths of its family; empty without one. */
    widths: z.array(z.object({ id: z.int(), details: z.string().meta({ examples: ['25 mm'] }) })),
    values: z.array(
      z.object({ attributeId: z.int(), variantId: z.int().nullable(), text: z.string().meta({ examples: ['0.15'] }) }),
    ),
  })
  .meta({ id: 'Specifications' });

/** Specifications of a product, for its form. */
export type EditedSpecifications = AnswerOf<typeof specificationsSchema>;
