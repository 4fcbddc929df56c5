import { z } from 'zod';
import type { AnswerOf } from '../operations/answers.ts';
import { calledOnWire } from '../wire/wire-members.ts';
import { giveExample } from '../wire/wire-values.ts';

export const countrySchema = z
  .object({
    id: calledOnWire('countryID', z.int()),
    name: giveExample('United Kingdom', z.string()),
    /** 'Europe', 'North America', … decides delivery and coupons (D5, D6). */
    continent: calledOnWire('cont', z.string()),
    iso2: z.string(),
  })
  .meta({ id: 'Country' });

/** Country of an account or of a delivery address. */
export type Country = AnswerOf<typeof countrySchema>;
