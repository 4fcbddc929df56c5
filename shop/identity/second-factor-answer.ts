import { z } from 'zod';

/** Fields of the own second factor in answers. */
export const secondFactorFields = {
  secondFactor: z.enum(['off', 'begun', 'on']),
  recoveryCodesLeft: z.int(),
  toScan: z
    .object({ secret: z.string(), uri: z.string(), qr: z.object({ size: z.int(), path: z.string() }) })
    .nullable(),
};
