import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const redirectSchema = z
  .object({ id: z.int(), oldAddress: z.string(), newAddress: z.string(), savedAt: z.iso.datetime() })
  .meta({ id: 'Redirect' });

/** An address of an earlier shop, with its page here (Q4). */
export type Redirect = AnswerOf<typeof redirectSchema>;

export const missedAddressSchema = z
  .object({ id: z.int(), address: z.string(), times: z.int(), lastAt: z.iso.datetime() })
  .meta({ id: 'MissedAddress' });

/** An address that was asked for and not found. */
export type MissedAddress = AnswerOf<typeof missedAddressSchema>;
