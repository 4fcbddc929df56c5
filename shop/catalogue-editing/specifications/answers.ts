import { z } from 'zod';
import { ATTRIBUTE_KINDS } from '../../catalogue/specifications/specification.ts';
import type { AnswerOf } from '../../operations/answers.ts';

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
        /** Its values are kept and shown nowhere. */
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

/** A type of parts as staff keep it, its attributes in their order, archived ones too. */
export type StaffProductType = AnswerOf<typeof productTypeSchema>;

/** An attribute with all that staff say of it. */
export type StaffAttribute = StaffProductType['attributes'][number];

export const specificationsSchema = z
  .object({
    productId: z.int(),
    productName: z.string(),
    typeId: z.int().nullable(),
    /** The number of the newest value: each save writes new ones. */
    version: z.int(),
    /** Its family's; none where it comes in one. */
    widths: z.array(z.object({ id: z.int(), details: z.string().meta({ examples: ['25 mm'] }) })),
    values: z.array(
      z.object({ attributeId: z.int(), variantId: z.int().nullable(), text: z.string().meta({ examples: ['0.15'] }) }),
    ),
  })
  .meta({ id: 'Specifications' });

/** Specifications of a product, for its form. */
export type EditedSpecifications = AnswerOf<typeof specificationsSchema>;
