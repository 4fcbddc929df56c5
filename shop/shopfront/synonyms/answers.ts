import { z } from 'zod';
import { SYNONYM_KINDS, SYNONYM_LANGUAGES } from '../../catalogue/catalogue-texts/synonym.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const synonymSchema = z
  .object({
    id: z.int(),
    word: z
      .string()
      .describe('One or more search words.')
      .meta({ examples: ['Rakel'] }),
    language: z.enum(SYNONYM_LANGUAGES),
    kind: z
      .enum(SYNONYM_KINDS)
      .describe(
        "Kind of the words: a synonym, a carrier word that is no condition, a symptom whose meanings are the parts that help, or another maker's number.",
      )
      .meta({ examples: ['synonym'] }),
    means: z.string(),
    version: z.int(),
  })
  .meta({ id: 'Synonym' });

/** Synonym in one language, as staff edit it (I2). */
export type StaffSynonym = AnswerOf<typeof synonymSchema>;
