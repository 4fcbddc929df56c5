import { z } from 'zod';
import { BUYERS_PART, RETURN_OUTCOMES, RETURN_REASONS, RETURN_STATES, STAFFS_PART } from './return.ts';

/** Calls that the sources do not have: shop/operations/wire-dialect.ts names them on the wire. */
const header = {
  returnId: z.int(),
  returnNumber: z.string(),
  orderId: z.int(),
  reference: z.string(),
  purchaseOrderNumber: z.string(),
  company: z.string(),
  returnState: z.enum(RETURN_STATES),
  returnReason: z.enum(RETURN_REASONS),
  outcome: z.enum(RETURN_OUTCOMES).nullable(),
  askedAt: z.iso.datetime(),
  askedBy: z.string(),
  units: z.int(),
};

const part = {
  orderLineId: z.int(),
  productId: z.int(),
  productName: z.string(),
  variantDetails: z.string().nullable(),
};

export const returnHeaderSchema = z.object(header).meta({ id: 'ReturnHeader' });

export const listedReturnSchema = z.object({ id: z.int(), ...header }).meta({ id: 'ListedReturn' });

export const orderReturnsSchema = z
  .object({
    returns: z.array(returnHeaderSchema),
    lines: z.array(z.object({ ...part, sent: z.int(), inReturns: z.int() })),
  })
  .meta({ id: 'OrderReturns' });

export const returnSchema = z
  .object({
    ...header,
    lines: z.array(z.object({ ...part, quantity: z.int(), received: z.int(), unsaleable: z.int() })),
    events: z.array(
      z.object({
        id: z.int(),
        at: z.iso.datetime(),
        kind: z.enum([...BUYERS_PART, ...STAFFS_PART]),
        remarks: z.string(),
        isStaff: z.boolean(),
        byName: z.string().nullable(),
      }),
    ),
    pictures: z.array(z.int()),
    creditNote: z.object({ documentId: z.int(), number: z.string() }).nullable(),
  })
  .meta({ id: 'Return' });
