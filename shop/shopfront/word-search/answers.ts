import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

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
