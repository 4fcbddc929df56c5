import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { PART_REQUEST_STATES, REQUEST_READERS, URGENCIES } from './part-request.ts';

const header = {
  partRequestId: z.int(),
  requestReader: z.enum(REQUEST_READERS),
  requestState: z.enum(PART_REQUEST_STATES),
  urgency: z.enum(URGENCIES),
  press: z.string(),
  wanted: z.string(),
  /** ISO 8601. */
  askedAt: z.iso.datetime(),
  askedBy: z.string(),
  company: z.string(),
  /** Number of different parts. */
  parts: z.int(),
  /** True once the basket that took its parts became an order. */
  isOrdered: z.boolean(),
};

export const partRequestHeaderSchema = z
  .object({
    ...header,
    /** True if the caller made the request. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'PartRequestHeader' });

/** A request in a list (J9). */
export type PartRequestHeader = AnswerOf<typeof partRequestHeaderSchema>;

export const listedPartRequestSchema = z.object({ id: z.int(), ...header }).meta({ id: 'ListedPartRequest' });

/** A question to the counter in the list for staff. */
export type ListedPartRequest = AnswerOf<typeof listedPartRequestSchema>;

export const partRequestSchema = z
  .object({
    ...header,
    isOwn: z.boolean(),
    /** The press, if the company still has it. */
    machineId: z.int().nullable(),
    lines: z.array(
      z.object({
        productId: z.int(),
        productName: z.string(),
        productIntro: z.string().nullable(),
        variantId: z.int().nullable(),
        variantDetails: z.string().nullable(),
        quantity: z.int(),
      }),
    ),
    /** The ids of its pictures. */
    pictures: z.array(z.int()),
    /** ISO 8601. */
    answeredAt: z.iso.datetime().nullable(),
    /** null: the shop, whose members of staff are not named. */
    answeredBy: z.string().nullable(),
    answer: z.string().nullable(),
    /** The order with its parts, if the caller sees it. */
    orderId: z.int().nullable(),
    /** True if the caller can put its parts into their basket. */
    mayTake: z.boolean(),
  })
  .meta({ id: 'PartRequest' });

/** A request with its parts, pictures and answer. */
export type PartRequest = AnswerOf<typeof partRequestSchema>;

export const takenPartsSchema = z
  .object({
    /** Number of requests whose parts are now in the basket. */
    taken: z.int(),
    /** Parts that were left out, with the reasons. */
    refused: z.array(z.object({ productName: z.string(), message: z.string() })),
  })
  .meta({ id: 'TakenParts' });

/** Result of putting the parts of requests into a basket. */
export type TakenParts = AnswerOf<typeof takenPartsSchema>;
