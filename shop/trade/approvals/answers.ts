import { orderFieldShape } from '../../people/accounts/order-field-wire.ts';
import { z } from 'zod';
import { SALES_UNITS } from '../../catalogue/parts/sales-unit.ts';
import { totalsShape } from '../../catalogue/pricing/answers.ts';
import { taxFiguresSchema } from '../../base/tax/answers.ts';
import { APPROVAL_REASONS, APPROVAL_STATES } from '../orders/approval-state.ts';
import { promiseSchema } from '../../catalogue/stock/promise-wire.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

const currency = z.literal([1, 2, 3]);

export const approvalHeaderSchema = z.object({
  approvalId: z.int(),
  approvalState: z.enum(APPROVAL_STATES),
  askedFor: z.enum(APPROVAL_REASONS),
  /** ISO 8601. */
  askedAt: z.string(),
  /** ISO 8601: the basket then returns. */
  expiresAt: z.string(),
  askedBy: z.string(),
  /** True if the caller made the request. */
  isOwn: z.boolean(),
  purchaseOrderNumber: z.string(),
  currency,
  totalMinor: z.int(),
  /** The order that resulted from the request. */
  orderId: z.int().nullable(),
  /** Total of the order as placed, which may differ from the total requested; null: nothing was ordered. */
  orderPlaced: z.object({ currency, totalMinor: z.int() }).nullable(),
});

/** An approval request in a list (H3). */
export type ApprovalHeader = AnswerOf<typeof approvalHeaderSchema>;

const figures = {
  ...totalsShape,
  /** Absent: it was not computed (O3). */
  tax: taxFiguresSchema.optional(),
};

const comparedLine = z.object({ unitPriceMinor: z.int(), lineTotalMinor: z.int() });

/** Parts of an order that are compared with the request. */
const compared = {
  ...figures,
  ...orderFieldShape,
  currency,
  /** In the order of the frozen lines. */
  lines: z.array(comparedLine),
};

export const approvalSchema = approvalHeaderSchema.extend({
  ...figures,
  ...orderFieldShape,
  couponCode: z.string().nullable(),
  deliveryAddress: z.string(),
  /** As frozen; older snapshots have no customer part numbers and units. */
  lines: z.array(
    z.object({
      productId: z.int(),
      productName: z.string(),
      productIntro: z.string().nullable(),
      productDetails: z.string(),
      variantId: z.int().nullable(),
      variantDetails: z.string().nullable(),
      quantity: z.int(),
      unitPriceMinor: z.int(),
      lineTotalMinor: z.int(),
      serial: z.string(),
      machine: z.string(),
      ownNumber: z.string().nullish(),
      unit: z.enum(SALES_UNITS).nullish(),
    }),
  ),
  /** ISO 8601. */
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  /** The approver for whom a deputy decided. */
  decidedFor: z.string().nullable(),
  decisionReason: z.string().nullable(),
  /** True if the caller can approve or reject it. */
  mayDecide: z.boolean(),
  /** Limits of the member who asks, and what they spent this month without this request; null: the caller can't decide. */
  memberLimits: z
    .object({
      limitCurrency: currency,
      orderLimitMinor: z.int().nullable(),
      monthLimitMinor: z.int().nullable(),
      spentThisMonthMinor: z.int(),
    })
    .nullable(),
  /** Someone in the company can currently decide it; false once it is decided. */
  hasDeciders: z.boolean(),
  /** The basket is open again, and can be used. */
  isBasketBack: z.boolean(),
  orderPlaced: z.object({ ...compared, deliveryAddress: z.string() }).nullable(),
  /** null: decided. */
  orderNow: z
    .object({
      ...compared,
      /** In the order of the frozen lines, each with its despatch promise (L4). */
      lines: z.array(comparedLine.extend({ promise: promiseSchema })),
      /** Checksum of its content: an approval covers exactly this. */
      stamp: z.string(),
      isChanged: z.boolean(),
      /** null: it no longer exists. */
      deliveryAddress: z.string().nullable(),
      /** Reasons why it can't be ordered. */
      refusedBecause: z.array(z.string()),
    })
    .nullable(),
});

/** A request with its frozen content, and its current totals or the resulting order. */
export type Approval = AnswerOf<typeof approvalSchema>;

/** The order as placed. */
export type OrderPlaced = NonNullable<Approval['orderPlaced']>;

/** The frozen basket, priced as an order now. */
export type OrderNow = NonNullable<Approval['orderNow']>;

/** A deputy with the first and last day, both inclusive. */
const deputyDays = { name: z.string(), startsOn: z.iso.date(), endsOn: z.iso.date() };

export const deputiesSchema = z.object({
  today: z.iso.date(),
  mayName: z.boolean(),
  named: z.array(
    z.object({
      deputyshipId: z.int(),
      ...deputyDays,
      /** True if they could currently decide: they may be suspended, or no longer see the company's orders. */
      isAble: z.boolean(),
    }),
  ),
  standsInFor: z.array(z.object(deputyDays)),
  candidates: z.array(z.object({ memberId: z.int(), name: z.string() })),
});

/** A member's deputies, and the approvers for whom the member is a deputy; past periods are omitted. */
export type Deputies = AnswerOf<typeof deputiesSchema>;

export type NamedDeputy = Deputies['named'][number];
