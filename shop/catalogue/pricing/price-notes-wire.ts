import { z } from 'zod';
import {
  amount,
  day,
  integer,
  listOf,
  nested,
  optional,
  type WireColumn,
  wireRecord,
} from '../../base/wire/wire-format.ts';
import type { QuantityRule } from '../../base/kernel/line-quantity.ts';
import type { PriceNotes, QuantityNote } from './price-notes.ts';

const priceBreakWire = wireRecord<NonNullable<PriceNotes['priceBreaks']>[number]>('PriceBreak', [
  ['fromQuantity', 'fromQuantity', integer],
  ['unitPriceMinor', 'price', amount],
]);

const priceNextWire = wireRecord<NonNullable<PriceNotes['priceNext']>>('PriceNext', [
  ['moreUnits', 'moreUnits', integer],
  ['unitPriceMinor', 'price', amount],
  ['savingMinor', 'saving', amount],
]);

const priceChangeWire = wireRecord<NonNullable<PriceNotes['priceChange']>>('PriceChange', [
  ['fromDay', 'fromDay', day],
  ['unitPriceMinor', 'price', amount],
]);

const quantityRuleWire = wireRecord<QuantityRule>('QuantityRule', [
  ['minQuantity', 'minQuantity', integer],
  ['packSize', 'packSize', integer],
]);

/** Columns of a record with a price: they appear only if a price list affects it, or the part is not sold in any quantity. */
export const priceNoteColumns: readonly WireColumn<
  Pick<PriceNotes, 'priceBreaks' | 'priceNext' | 'priceChange'> & QuantityNote
>[] = [
  ['priceBreaks', 'priceBreaks', optional(listOf(priceBreakWire))],
  ['priceNext', 'priceNext', optional(nested(priceNextWire))],
  ['priceChange', 'priceChange', optional(nested(priceChangeWire))],
  ['quantityRule', 'quantityRule', optional(nested(quantityRuleWire))],
];

/** The same and the rest under internal names, as a part of answers without a table of columns. */
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
