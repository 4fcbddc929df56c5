import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const replenishmentSchema = z
  .object({
    id: z.int(),
    productName: z.string(),
    supplier: z.string(),
    stockLevel: z.int(),
    /** Of units that orders wait for. */
    missing: z.int(),
    arriving: z.int().describe('Number of units that are expected from the supplier.'),
    lowStock: z.int(),
    leadTimeDays: z.int().nullable(),
    soldInYear: z.int().describe('Number of units sold in the last 365 days, without cancelled ones.'),
    suggested: z.int().describe('Number of units to order, in whole packs.'),
  })
  .meta({ id: 'Replenishment' });

const purchaseArrivalSchema = z.object({
  arrivalId: z.int(),
  productId: z.int(),
  productName: z.string(),
  quantity: z.int(),
  expectedOn: z.iso.date(),
  note: z.string(),
});

export const purchaseSchema = z
  .object({
    supplier: z.string(),
    /** Today in the store's time zone. */
    today: z.iso.date(),
    toOrder: z.array(replenishmentSchema).describe('Parts to order, with the suggested quantities.'),
    ordered: z.array(purchaseArrivalSchema).describe('Goods that are ordered and have not come yet.'),
  })
  .meta({ id: 'Purchase' });

/** All that is to order from a supplier, and all that it still owes (L4). */
export type Purchase = AnswerOf<typeof purchaseSchema>;

export const supplierSchema = z
  .object({
    supplier: z.string(),
    toOrder: z.int().describe('Number of parts to order.'),
    ordered: z.int().describe('Number of expected arrivals.'),
  })
  .meta({ id: 'Supplier' });

/** A supplier with open work. */
export type Supplier = AnswerOf<typeof supplierSchema>;

/** A part that has to be ordered from its supplier (L4). */
export type Replenishment = AnswerOf<typeof replenishmentSchema>;
