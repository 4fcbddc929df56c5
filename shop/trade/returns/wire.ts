import { z } from 'zod';
import { soldKitPartsSchema } from '../../catalogue/kits/kit-part-schema.ts';
import { BUYERS_PART, RETURN_OUTCOMES, RETURN_REASONS, RETURN_STATES, STAFFS_PART } from './return.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

/** Calls that are not in the sources: shop/base/wire/wire-dialect.ts translates their names. */
const header = {
  returnId: z.int(),
  /** 'MA001234-R1'. */
  returnNumber: z.string(),
  orderId: z.int(),
  reference: z.string(),
  purchaseOrderNumber: z.string(),
  company: z.string(),
  returnState: z.enum(RETURN_STATES),
  returnReason: z.enum(RETURN_REASONS),
  /** null: not closed yet. */
  outcome: z.enum(RETURN_OUTCOMES).nullable(),
  /** ISO 8601. */
  askedAt: z.iso.datetime(),
  askedBy: z.string(),
  /** Total number of units. */
  units: z.int(),
};

const part = {
  orderLineId: z.int(),
  productId: z.int(),
  productName: z.string(),
  variantDetails: z.string().nullable(),
};

export const returnHeaderSchema = z.object(header).meta({ id: 'ReturnHeader' });

/** A return in a list (L7). */
export type ReturnHeader = AnswerOf<typeof returnHeaderSchema>;

export const listedReturnSchema = z.object({ id: z.int(), ...header }).meta({ id: 'ListedReturn' });

/** A row of the staff list. */
export type ListedReturn = AnswerOf<typeof listedReturnSchema>;

export const orderReturnsSchema = z
  .object({
    returns: z.array(returnHeaderSchema),
    lines: z.array(z.object({ ...part, sent: z.int(), inReturns: z.int() })),
  })
  .meta({ id: 'OrderReturns' });

/** Returns of an order, and the quantities that can still be returned. */
export type OrderReturns = AnswerOf<typeof orderReturnsSchema>;

export const returnSchema = z
  .object({
    ...header,
    lines: z.array(
      z.object({
        ...part,
        kitParts: soldKitPartsSchema,
        quantity: z.int(),
        received: z.int(),
        unsaleable: z.int(),
      }),
    ),
    /** Oldest first. */
    events: z.array(
      z.object({
        id: z.int(),
        /** ISO 8601. */
        at: z.iso.datetime(),
        kind: z.enum([...BUYERS_PART, ...STAFFS_PART]),
        remarks: z.string(),
        isStaff: z.boolean(),
        /** null: a staff member whom only staff may see. */
        byName: z.string().nullable(),
      }),
    ),
    /** The ids of its pictures. */
    pictures: z.array(z.int()),
    creditNote: z.object({ documentId: z.int(), number: z.string() }).nullable(),
  })
  .meta({ id: 'Return' });

/** A return with all its parts. */
export type Return = AnswerOf<typeof returnSchema>;

/** A line of a return; a part of the received units may be unsaleable. */
export type ReturnLine = Return['lines'][number];

export type ReturnEvent = Return['events'][number];
