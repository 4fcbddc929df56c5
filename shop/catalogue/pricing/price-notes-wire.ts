import { z } from 'zod';
import { calledOnWire } from '../../base/wire/wire-members.ts';

const price = calledOnWire('price', z.int());

/** Members of a documented record with a price: they appear only if a price list affects it, or the part is not sold in any quantity. */
export const documentedNotesShape = {
  priceBreaks: z
    .array(z.object({ fromQuantity: z.int(), unitPriceMinor: price }).meta({ id: 'PriceBreak' }))
    .optional(),
  priceNext: z
    .object({ moreUnits: z.int(), unitPriceMinor: price, savingMinor: z.int() })
    .meta({ id: 'PriceNext' })
    .optional(),
  priceChange: z.object({ fromDay: z.iso.date(), unitPriceMinor: price }).meta({ id: 'PriceChange' }).optional(),
  quantityRule: z.object({ minQuantity: z.int(), packSize: z.int() }).meta({ id: 'QuantityRule' }).optional(),
};

/** The same and the rest in our own calls. */
export const priceNotesShape = {
  priceBreaks: z.array(z.object({ fromQuantity: z.int(), unitPriceMinor: z.int() })).optional(),
  priceNext: z.object({ moreUnits: z.int(), unitPriceMinor: z.int(), savingMinor: z.int() }).optional(),
  priceChange: z.object({ fromDay: z.iso.date(), unitPriceMinor: z.int() }).optional(),
  widthsTogether: z.literal(true).optional(),
  listPriceMinor: z.int().optional(),
  priceListTitle: z.string().optional(),
  quantityRule: z.object({ minQuantity: z.int(), packSize: z.int() }).optional(),
};

/** Unit price for the signed-in customer; visitors get none, anywhere (A13). */
export const priceTagSchema = z
  .object({ unitPriceMinor: z.int(), currency: z.literal([1, 2, 3]), ...priceNotesShape })
  .meta({ id: 'PriceTag' });
