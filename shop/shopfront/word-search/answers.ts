import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

/** The search that was made instead of the typed one. */
export const insteadSchema = z.object({
  /** A symptom or another maker's number: the parts that staff name for it (I2). */
  how: z.enum(['corrected', 'near', 'symptom', 'number']),
  keyword: z.string(),
  leftOut: z.array(z.string()),
  nearest: z
    .string()
    .optional()
    .describe('Nearest measure that a part has, if a measure was left out.')
    .meta({ examples: ['0.38 mm'] }),
});

/** A press model by which a search names a press. */
export const pressNameSchema = z.object({
  modelId: z.int(),
  modelName: z.string(),
  /** Its part of the address. */
  modelPath: z.string(),
  hasDrawings: z.boolean(),
  hasManuals: z.boolean(),
});

export const namedPlacesSchema = z
  .object({
    /** Presses whose name was typed. */
    presses: z.array(pressNameSchema),
    /** Categories and sub-categories whose name was typed; a sub-category with its category. */
    categories: z.array(z.object({ guid: z.string(), name: z.string(), withinGuid: z.string().nullable() })),
  })
  .meta({ id: 'NamedPlaces' });

/** Presses and categories that a keyword names (I2). */
export type NamedPlaces = AnswerOf<typeof namedPlacesSchema>;
