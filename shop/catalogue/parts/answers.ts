import { z } from 'zod';
import { SALES_UNITS } from './sales-unit.ts';

/** The unit of sale of a part where its pieces are counted (J4, J10). */
export const unitOfSale = {
  unit: z
    .enum(SALES_UNITS)
    .nullable()
    .describe('Unit of sale of the part. Null for a single piece.')
    .meta({ examples: ['set'] }),
  unitPieces: z.int(),
};
