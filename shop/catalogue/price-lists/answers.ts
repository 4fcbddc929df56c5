import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

const currency = z.literal([1, 2, 3]);
const scope = z.enum(['company', 'group', 'everybody']);

/** A break: a price or a discount, never both. */
export const breakSchema = z.object({
  fromQuantity: z.int(),
  unitPriceMinor: z.int().nullable(),
  discountPercent: z.number().nullable(),
});

const companyNamed = z.object({ companyId: z.int(), companyName: z.string() });
const groupNamed = z.object({ groupId: z.int(), groupName: z.string() });

const priceListHead = {
  id: z.int(),
  name: z
    .string()
    .describe('For staff.')
    .meta({ examples: ['Harbour Label contract'] }),
  title: z
    .string()
    .describe('For buyers; empty: the list names itself to nobody.')
    .meta({ examples: ['Contract 2026'] }),
  /** null: only percentages, for every currency. */
  currencyId: currency.nullable(),
  startsOn: z.iso.date().nullable(),
  /** Inclusive. */
  endsOn: z.iso.date().nullable(),
  archived: z.boolean(),
  exclusive: z.boolean(),
  countsWidthsTogether: z.boolean(),
  /** Instead of that of the parts that it prices (K4); null: theirs. */
  minQuantity: z.int().nullable(),
  packSize: z.int().nullable(),
  version: z.int(),
};

export const priceListRowSchema = z
  .object({
    ...priceListHead,
    everybody: z.boolean(),
    /** Number of companies and groups to which it is assigned. */
    companyCount: z.int(),
    groupCount: z.int(),
    rowCount: z.int(),
  })
  .meta({ id: 'PriceListHead' });

/** A price list in the overview. */
export type PriceListRow = AnswerOf<typeof priceListRowSchema>;

export const priceListSchema = z
  .object({
    ...priceListHead,
    everybody: z.boolean(),
    companies: z.array(companyNamed).describe('Companies, by name.'),
    groups: z.array(groupNamed),
  })
  .meta({ id: 'PriceList' });

/** A price list as staff edit it, without its prices. */
export type StaffPriceList = AnswerOf<typeof priceListSchema>;

export const listedPriceSchema = z
  .object({
    id: z.int(),
    priceListId: z.int(),
    target: z.enum(['width', 'part', 'type', 'category', 'all']),
    productId: z.int().nullable(),
    productName: z.string().nullable(),
    variantId: z.int().nullable(),
    variantDetails: z.string().nullable(),
    typeId: z.int().nullable(),
    typeName: z.string().nullable(),
    categoryId: z.int().nullable(),
    categoryName: z.string().nullable(),
    startsOn: z.iso.date(),
    period: z
      .enum(['now', 'coming', 'past'])
      .describe('Whether it counts today, later, or was followed by another.')
      .meta({ examples: ['now'] }),
    /** null: it ends the previous row. */
    breaks: z.array(breakSchema).nullable(),
  })
  .meta({ id: 'ListedPrice' });

/** A row of a price list. */
export type ListedPrice = AnswerOf<typeof listedPriceSchema>;

const laddered = z.array(breakSchema).nullable();

export const priceListComparisonSchema = z
  .object({
    firstListName: z.string(),
    secondListName: z.string(),
    /** Targets that the lists price differently today, by name, at most a thousand. */
    differences: z.array(
      z.object({
        name: z.string().meta({ examples: ['DB-0150'] }),
        /** null: this list says nothing of the target. */
        firstBreaks: laddered,
        secondBreaks: laddered,
      }),
    ),
    /** Number of all of them. */
    differenceCount: z.int(),
    sameCount: z.int(),
  })
  .meta({ id: 'PriceListComparison' });

/** Two price lists side by side. */
export type PriceListComparison = AnswerOf<typeof priceListComparisonSchema>;

const named = z.array(z.object({ id: z.int(), name: z.string() }));

export const priceTargetsSchema = z
  .object({
    types: named.describe('Types of parts, by name.'),
    categories: named.describe('Categories, in menu order.'),
  })
  .meta({ id: 'PriceTargets' });

/** Types and categories that a row of a price list may name. */
export type PriceTargets = AnswerOf<typeof priceTargetsSchema>;

export const foundRecipientsSchema = z
  .object({
    companies: z.array(companyNamed).describe('Companies, by name.'),
    groups: z.array(groupNamed),
  })
  .meta({ id: 'FoundRecipients' });

/** Companies and groups found by a part of their names, at most twenty of each; names that begin with it come first. */
export type FoundRecipients = AnswerOf<typeof foundRecipientsSchema>;

export const companyGroupSchema = z
  .object({
    id: z.int(),
    name: z.string().meta({ examples: ['Label union'] }),
    companies: z.array(companyNamed).describe('Companies, by name.'),
    version: z.int(),
  })
  .meta({ id: 'CompanyGroup' });

/** Companies that share price lists. */
export type CompanyGroup = AnswerOf<typeof companyGroupSchema>;

/** Outcomes of a price list for one price, the deciding one first. */
export const OUTCOMES = [
  'decides',
  'equal', // a more specific one has the same price
  'dearer',
  'not-reached', // its first break begins above the quantity
  'exclusive', // an exclusive list decides
  'says-nothing', // for this part, on this day
  'other-currency',
  'not-begun',
  'ended',
  'archived',
] as const;

export const whySchema = z
  .object({
    companyId: z.int(),
    companyName: z.string(),
    priceClass: z.literal([0, 1, 2, 3]),
    currency,
    productId: z.int(),
    productName: z.string(),
    variantId: z.int().nullable(),
    variantDetails: z.string().nullable(),
    quantity: z.int(),
    minQuantity: z.int(),
    packSize: z.int(),
    day: z.iso.date().meta({ examples: ['2027-02-01'] }),
    unitPriceMinor: z.int(),
    listPriceMinor: z.int(),
    /** Without price lists: the list price times the factor of the price class. */
    ownPriceMinor: z.int(),
    candidates: z
      .array(
        z.object({
          priceListId: z.int(),
          priceListName: z.string(),
          scope,
          exclusive: z.boolean(),
          /** The break that the quantity reaches; null: none. */
          reached: breakSchema.nullable(),
          unitPriceMinor: z.int().nullable(),
          outcome: z
            .enum(OUTCOMES)
            .describe('Whether it decides, or why not.')
            .meta({ examples: ['decides'] }),
        }),
      )
      .describe('Every price list of the company, the one that decides first.'),
    priceBreaks: z.array(z.object({ fromQuantity: z.int(), unitPriceMinor: z.int() })),
    priceChange: z.object({ fromDay: z.iso.date(), unitPriceMinor: z.int() }).nullable(),
  })
  .meta({ id: 'WhyThisPrice' });

/** A company's price of a part, with every list that could have decided. */
export type WhyThisPrice = AnswerOf<typeof whySchema>;
export type Outcome = WhyThisPrice['candidates'][number]['outcome'];
