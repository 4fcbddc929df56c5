import { z } from 'zod';
import { priceTagSchema } from '../pricing/price-notes-wire.ts';
import { SALES_UNITS } from '../catalogue/sales-unit.ts';
import { quantityColumn } from './quick-order/typed-row-wire.ts';
import { successorSchema } from '../search/answers.ts';
import type { AnswerOf } from '../operations/answers.ts';

const reminder = z.object({ everyWeeks: z.int(), nextOn: z.iso.date() });

export const listHeaderSchema = z
  .object({
    listId: z.int(),
    listName: z.string(),
    /** The company's: all members see it, and anyone who may order changes it. Else it is its maker's own. */
    isCompanys: z.boolean(),
    madeBy: z.string(),
    /** The reader made it. */
    isMine: z.boolean(),
    /** Not so of the list of a member who has left: a manager reads and copies it. */
    mayChange: z.boolean(),
    lineCount: z.int(),
    /** ISO 8601. */
    changedAt: z.iso.datetime(),
    /** The reader's own; null: none. */
    reminder: reminder.nullable(),
  })
  .meta({ id: 'ListHeader' });

/** A list as the table of lists shows it (G4). */
export type ListHeader = AnswerOf<typeof listHeaderSchema>;

const listLineSchema = z
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
    /** Customer part number (H6). */
    ownNumber: z.string().nullable(),
    /** One unit today; null where it can't be bought. */
    price: priceTagSchema.nullable(),
    /** Sales unit; null: a piece. */
    unit: z.enum(SALES_UNITS).nullable(),
    inStock: z.boolean(),
    /** Why it can't go into the basket; null: it can. */
    refusal: z.string().nullable(),
    /** Replacements, if it is replaced (J5). */
    successors: z.array(successorSchema),
  })
  .meta({ id: 'ListLine' });

/** A line of a list, at the reader's own price of today. */
export type ListLine = AnswerOf<typeof listLineSchema>;

export const partListSchema = listHeaderSchema.extend({ lines: z.array(listLineSchema) }).meta({ id: 'PartList' });

export type PartList = AnswerOf<typeof partListSchema>;

export const addedToListSchema = z
  .object({
    listId: z.int(),
    addedLines: z.int(),
    refused: z.array(z.object({ index: z.int(), message: z.string() })),
  })
  .meta({ id: 'AddedToList' });

/** Result of adding to a list: added and refused lines, by their place in the input, from 0. */
export type AddedToList = AnswerOf<typeof addedToListSchema>;

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
