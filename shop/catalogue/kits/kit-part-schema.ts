import { z } from 'zod';

/** Parts of a kit in an answer; null: no kit (J7). */
export const soldKitPartsSchema = z
  .array(
    z.object({
      productId: z.int(),
      productName: z.string(),
      productIntro: z.string(),
      quantity: z.int().describe('Quantity in one kit.'),
    }),
  )
  .nullable();
