import { z } from 'zod';

/** What the outside reads of an own second factor. */
export const secondFactorFields = {
  secondFactor: z.enum(['off', 'begun', 'on']),
  recoveryCodesLeft: z.int(),
  toScan: z
    .object({ secret: z.string(), uri: z.string(), qr: z.object({ size: z.int(), path: z.string() }) })
    .nullable(),
};
