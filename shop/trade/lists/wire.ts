import { z } from 'zod';
import { priceTagSchema } from '../../catalogue/pricing/price-notes-wire.ts';
import { SALES_UNITS } from '../../catalogue/parts/sales-unit.ts';
import { quantityColumn } from '../quick-order/typed-row-wire.ts';
import { successorSchema } from '../../shopfront/search/answers.ts';
import { promiseSchema } from '../../catalogue/stock/promise-wire.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

const reminder = z.object({ everyWeeks: z.int(), nextOn: z.iso.date() });

export const listHeaderSchema = z
  .object({
    listId: z.int(),
    listName: z.string(),
    /**
     * The company's list: all members see it, and everyone who may order can change it. Otherwise it belongs to its
     * author.
     */
    isCompanys: z.boolean(),
    madeBy: z.string(),
    /** The caller created it. */
    isMine: z.boolean(),
    /** False for the list of a former member: a manager can read and copy it. */
    mayChange: z.boolean(),
    lineCount: z.int(),
    /** ISO 8601. */
    changedAt: z.iso.datetime(),
    /** The caller's own; null: none. */
    reminder: reminder.nullable(),
  })
  .meta({ id: 'ListHeader' });

/** A list in the table of lists (G4). */
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
    /** Current unit price; null if it can't be bought. */
    price: priceTagSchema.nullable(),
    /** Unit of sale; null: a piece. */
    unit: z.enum(SALES_UNITS).nullable(),
    inStock: z.boolean(),
    /** Despatch promise, after the lines of the same part above it (L4). */
    promise: promiseSchema,
    /** Reason why it can't be added to the basket; null: it can. */
    refusal: z.string().nullable(),
    /** Replacements, if it is replaced (J5). */
    successors: z.array(successorSchema),
  })
  .meta({ id: 'ListLine' });

/** A line of a list, at the caller's current price. */
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

/** Result of adding to a list: added and refused lines, by their index in the input, from 0. */
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
