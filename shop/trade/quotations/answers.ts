import { z } from 'zod';
import { SALES_UNITS } from '../../catalogue/parts/sales-unit.ts';
import { APPROVAL_REASONS } from '../orders/approval-state.ts';
import { promiseSchema } from '../../catalogue/stock/promise-wire.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { adjustmentSchema } from '../../catalogue/pricing/answers.ts';
import { taxFiguresSchema } from '../../base/tax/answers.ts';
import { QUOTATION_EVENTS, SHOWN_STATES } from './quotation.ts';

const currency = z.literal([1, 2, 3]);

const header = {
  quotationId: z.int(),
  /** 'Q1001'. */
  quotationNumber: z.string(),
  quotationState: z.enum(SHOWN_STATES),
  /** ISO 8601. */
  askedAt: z.iso.datetime(),
  askedBy: z.string(),
  currency,
  /** Of the offer; null: nothing was offered yet. */
  totalMinor: z.int().nullable(),
  /** Last day of the offer; null: nothing was offered yet. */
  validUntil: z.iso.date().nullable(),
  /** The order that it became. */
  orderId: z.int().nullable(),
};

export const quotationHeaderSchema = z
  .object({ ...header, productsQuoted: z.string() })
  .meta({ id: 'QuotationHeader' });

/** A quotation in a buyer's list (K6). */
export type QuotationHeader = AnswerOf<typeof quotationHeaderSchema>;

export const listedQuotationSchema = z
  .object({ id: z.int(), ...header, changedAt: z.iso.datetime(), companyId: z.int(), company: z.string() })
  .meta({ id: 'ListedQuotation' });

/** A row of the staff list. */
export type ListedQuotation = AnswerOf<typeof listedQuotationSchema>;

const line = {
  /** Place in the version, from 1. */
  position: z.int(),
  productId: z.int(),
  productName: z.string(),
  productIntro: z.string(),
  variantId: z.int().nullable(),
  variantDetails: z.string().nullable(),
  unit: z.enum(SALES_UNITS).nullable(),
  quantity: z.int(),
  serial: z.string(),
  machine: z.string(),
  /** null: a request, without prices. */
  unitPriceMinor: z.int().nullable(),
  lineTotalMinor: z.int().nullable(),
};

const event = {
  id: z.int(),
  /** ISO 8601. */
  at: z.iso.datetime(),
  kind: z.enum(QUOTATION_EVENTS),
  remarks: z.string(),
  isStaff: z.boolean(),
};

const offer = {
  deliveryAddressId: z.int().nullable(),
  /** Lines joined by line breaks; null: none was chosen, or it is gone. */
  deliveryAddress: z.string().nullable(),
  goodsMinor: z.int().nullable(),
  /** null: to be advised. */
  deliveryMinor: z.int().nullable(),
  adjustments: z.array(adjustmentSchema),
  /** Of an offer; absent: it is not computed, or no address was chosen (O3). */
  tax: taxFiguresSchema.optional(),
  /** Whatever is no longer as the offer says, one sentence each: it can't be accepted (D54). */
  differences: z.array(z.string()),
  terms: z.string(),
  remarks: z.string(),
  partsAllowed: z.boolean(),
};

export const quotationSchema = z
  .object({
    ...header,
    ...offer,
    /** Names the offer that a buyer accepts; null: nothing was offered yet. */
    stamp: z.string().nullable(),
    lines: z.array(
      z.object({
        ...line,
        /** Price of the day by the company's own terms; null: not for sale now. */
        todayPriceMinor: z.int().nullable(),
        /** Despatch promise, after the lines of the same part above it (L4); null: it can't be ordered now. */
        promise: promiseSchema.nullable(),
        /** Reason why it can't be ordered now. */
        refusal: z.string().nullable(),
        successors: z.array(z.object({ productId: z.int(), productName: z.string() })),
      }),
    ),
    /** Goods of all lines at the prices of the day; null: one of them has none, or the currencies differ. */
    todayGoodsMinor: z.int().nullable(),
    /** Oldest first. */
    events: z.array(z.object({ ...event, /** null: a staff member. */ byName: z.string().nullable() })),
    /** The open request for an approval of it (H3). */
    approvalId: z.int().nullable(),
    /** Reason why the member needs an approval for it (H3); null: they can order it. */
    askedFor: z.enum(APPROVAL_REASONS).nullable(),
    mayAccept: z.boolean(),
    mayCounter: z.boolean(),
    mayDecline: z.boolean(),
    mayRetract: z.boolean(),
    mayAskAgain: z.boolean(),
  })
  .meta({ id: 'Quotation' });

/** A quotation as its company sees it: the newest offer, or the request. */
export type Quotation = AnswerOf<typeof quotationSchema>;
export type QuotationLine = Quotation['lines'][number];

export const staffQuotationSchema = z
  .object({
    ...header,
    ...offer,
    companyId: z.int(),
    company: z.string(),
    /** The member for whom it is. */
    memberId: z.int(),
    /** The member can log in. */
    isMemberActive: z.boolean(),
    /** The newest version, which a save names. */
    version: z.int(),
    /** The version that the buyer has. */
    sentVersion: z.int().nullable(),
    /** Last day of this version. */
    untilDay: z.iso.date().nullable(),
    note: z.string(),
    /** Staff allowed quantities outside packs and minimums (K4). */
    anyQuantity: z.boolean(),
    lines: z.array(
      z.object({
        ...line,
        isTyped: z.boolean(),
        /** The company's own price now, with its price lists; null: the part is gone. */
        todayPriceMinor: z.int().nullable(),
        listPriceMinor: z.int().nullable(),
        /** Share of the price above the cost, in per cent; null: no cost is known. */
        margin: z.number().nullable(),
        /** Despatch promise (L4); null: the part is gone. */
        promise: promiseSchema.nullable(),
        refusal: z.string().nullable(),
      }),
    ),
    addresses: z.array(z.object({ addressId: z.int(), address: z.string() })),
    events: z.array(z.object({ ...event, version: z.int().nullable(), byName: z.string() })),
    approvalId: z.int().nullable(),
    /** Largest discount of this version, in per cent of the own price. */
    discountPercent: z.int(),
    /** Largest discount that the caller may give; null: any. */
    discountLimit: z.int().nullable(),
    mayPrepare: z.boolean(),
    /** Last day of an offer that is made today, unless staff say otherwise. */
    usualUntilDay: z.iso.date(),
    /** Charge to the delivery address by the shop's own rates; null: to be advised. */
    usualDeliveryMinor: z.int().nullable(),
  })
  .meta({ id: 'StaffQuotation' });

/** A quotation as staff prepare it: its newest version. */
export type StaffQuotation = AnswerOf<typeof staffQuotationSchema>;
export type StaffQuotationLine = StaffQuotation['lines'][number];

export const pricedLineSchema = z
  .object({
    /** null: there is no such part or width, and no figure of it. */
    productId: z.int().nullable(),
    productIntro: z.string(),
    promise: promiseSchema.nullable(),
    /** The company's own price at this quantity, with its price lists. */
    todayPriceMinor: z.int().nullable(),
    listPriceMinor: z.int().nullable(),
    /** The typed price, otherwise the own one. */
    unitPriceMinor: z.int().nullable(),
    lineTotalMinor: z.int().nullable(),
    /** Share of the price above the cost, in per cent; null: no cost is known. */
    margin: z.number().nullable(),
    /** Reason why it can't be ordered now, or not in this quantity; or that there is no such part or width. */
    refusal: z.string().nullable(),
  })
  .meta({ id: 'PricedLine' });

/** A line of a quotation that is being typed. */
export type PricedLine = AnswerOf<typeof pricedLineSchema>;

export const quotationSentSchema = z.object({
  /** 'review': a colleague who may give that discount has to send it. */
  quotationState: z.enum(['sent', 'review']),
});

export type QuotationSent = AnswerOf<typeof quotationSentSchema>;
