import { z } from 'zod';
import { SALES_UNITS } from '../catalogue/sales-unit.ts';
import { quantityColumn } from './quick-order/typed-row-wire.ts';
import { successor } from '../search/answers.ts';

const reminder = z.object({ everyWeeks: z.int(), nextOn: z.iso.date() });

export const listHeaderSchema = z
  .object({
    listId: z.int(),
    listName: z.string(),
    isCompanys: z.boolean(),
    madeBy: z.string(),
    isMine: z.boolean(),
    mayChange: z.boolean(),
    lineCount: z.int(),
    changedAt: z.iso.datetime(),
    reminder: reminder.nullable(),
  })
  .meta({ id: 'ListHeader' });

const listLine = z
  .object({
    lineId: z.int(),
    productId: z.int(),
    productName: z.string(),
    productIntro: z.string(),
    imageHash: z.string().nullable(),
    cloudImageUrl: z.url().nullable(),
    variantId: z.int().nullable(),
    variantDetails: z.string().nullable(),
    quantity: z.int(),
    note: z.string(),
    serial: z.string(),
    machine: z.string(),
    ownNumber: z.string().nullable(),
    price: z.object({ unitPriceMinor: z.int(), currency: z.literal([1, 2, 3]) }).nullable(),
    unit: z.enum(SALES_UNITS).nullable(),
    inStock: z.boolean(),
    refusal: z.string().nullable(),
    successors: z.array(successor),
  })
  .meta({ id: 'ListLine' });

export const partListSchema = listHeaderSchema.extend({ lines: z.array(listLine) }).meta({ id: 'PartList' });

export const addedToListSchema = z
  .object({
    listId: z.int(),
    addedLines: z.int(),
    refused: z.array(z.object({ index: z.int(), message: z.string() })),
  })
  .meta({ id: 'AddedToList' });

export const listRowsSchema = z
  .object({
    rows: z.array(
      z.object({
        part: z.string(),
        width: z.string(),
        quantity: z.string(),
        note: z.string(),
        serial: z.string().optional(),
        machine: z.string().optional(),
      }),
    ),
    isCut: z.boolean(),
    quantityColumn,
  })
  .meta({ id: 'ListRows' });
