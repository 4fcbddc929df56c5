import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

const periodSalesSchema = z
  .object({
    /** '2025', '2025-03' or '2025-03-14', in the store's time zone. */
    period: z.string(),
    usdMinor: z.int(),
    gbpMinor: z.int(),
    eurMinor: z.int(),
    orders: z.int(),
  })
  .meta({ id: 'PeriodSales' });

/** Sales in a period: subtotals of complete orders, each in its order's own currency (E14, D25). */
export type PeriodSales = AnswerOf<typeof periodSalesSchema>;

export const salesFiguresSchema = z
  .object({
    liveProducts: z.int(),
    allProducts: z.int(),
    /** 2021 and all later years up to now, earliest first (D25). */
    years: z.array(periodSalesSchema),
    /** Today in the store's time zone. */
    today: z.iso.date(),
  })
  .meta({ id: 'SalesFigures' });

export type SalesFigures = AnswerOf<typeof salesFiguresSchema>;

const topProductSchema = z
  .object({
    productId: z.int(),
    name: z.string(),
    units: z.int(),
    /** Number of order lines. */
    lines: z.int(),
    /**
     * Its share of its orders' subtotals, in pounds at each order's own rate: after discount, so that shares add up.
     */
    valueGbpMinor: z.int(),
  })
  .meta({ id: 'TopProduct' });

/** A part by its sales in a year. */
export type TopProduct = AnswerOf<typeof topProductSchema>;

const topCustomerSchema = z
  .object({
    customerId: z.int(),
    /** Used in the address of their screen. */
    guid: z.guid(),
    company: z.string(),
    name: z.string(),
    orders: z.int(),
    usdMinor: z.int(),
    gbpMinor: z.int(),
    eurMinor: z.int(),
    /** In pounds at each order's own rate, so that customers with different currencies can be compared. */
    valueGbpMinor: z.int(),
  })
  .meta({ id: 'TopCustomer' });

/** A customer by their purchases in a year. */
export type TopCustomer = AnswerOf<typeof topCustomerSchema>;

export const yearReportSchema = z
  .object({
    year: z.int(),
    /** All twelve. */
    months: z.array(periodSalesSchema),
    /** Every day of the year, including those without sales. */
    days: z.array(periodSalesSchema),
    topProducts: z.array(topProductSchema),
    topCustomers: z.array(topCustomerSchema),
  })
  .meta({ id: 'YearReport' });

export type YearReport = AnswerOf<typeof yearReportSchema>;

const change = {
  /** Value in the last 90 days, in pounds at each order's own rate. */
  valueGbpMinor: z.int(),
  /** Value in the 90 days before. */
  earlierGbpMinor: z.int(),
};
const partChange = z.object({ productId: z.int(), name: z.string(), ...change }).meta({ id: 'PartChange' });
const companyChange = z.object({ companyId: z.int(), name: z.string(), ...change }).meta({ id: 'CompanyChange' });

export const recentSalesSchema = z
  .object({
    /** The last 30 days, the last one today. */
    days: z.array(periodSalesSchema),
    /** The same days of the year before. */
    yearBefore: z.array(periodSalesSchema),
    /** Greatest change first, as in the other three lists. */
    risingParts: z.array(partChange),
    fallingParts: z.array(partChange),
    risingCompanies: z.array(companyChange),
    fallingCompanies: z.array(companyChange),
    /** Companies that stopped ordering, those with the most orders first. */
    lapsedCompanies: z.array(
      z.object({
        companyId: z.int(),
        name: z.string(),
        /** Orders in the year before the last 90 days. */
        orders: z.int(),
        lastOrderOn: z.iso.date(),
      }),
    ),
  })
  .meta({ id: 'RecentSales' });

const both = {
  valueMinor: z.int().describe('Sales of this year up to today, in minor units of the chosen currency.'),
  beforeMinor: z.int().describe('Sales of last year up to the same day, in minor units of the chosen currency.'),
};

const ownerMonth = z
  .object({ month: z.int().describe('Month from 1 to 12.'), ...both, orders: z.int() })
  .meta({ id: 'OwnerMonth' });

const ownerRow = z
  .object({
    id: z.int().describe('ID of the company, category or model. 0: none; -1: several.'),
    name: z.string().nullable(),
    ...both,
    costedMinor: z
      .int()
      .nullable()
      .describe('Sales of this year of parts whose cost is known. null: costs need the right to prices.'),
    costMinor: z.int().nullable().describe('Cost of these parts. null: costs need the right to prices.'),
  })
  .meta({ id: 'OwnerRow' });

export const ownerFiguresSchema = z
  .object({
    currencyId: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    today: z.iso.date(),
    sameDay: z.iso.date().describe('Last day of last year that is compared.'),
    months: z.array(ownerMonth).describe('All twelve.'),
    companies: z.array(ownerRow),
    categories: z.array(ownerRow),
    presses: z.array(ownerRow),
    lapsedCompanies: recentSalesSchema.shape.lapsedCompanies,
  })
  .meta({ id: 'OwnerFigures' });

/** This year against the last one, in one currency. */
export type OwnerFigures = AnswerOf<typeof ownerFiguresSchema>;
export type OwnerRow = AnswerOf<typeof ownerRow>;
export type OwnerMonth = AnswerOf<typeof ownerMonth>;

/** Recent sales, compared with earlier ones (P5). */
export type RecentSales = AnswerOf<typeof recentSalesSchema>;
export type PartChange = AnswerOf<typeof partChange>;
export type CompanyChange = AnswerOf<typeof companyChange>;
