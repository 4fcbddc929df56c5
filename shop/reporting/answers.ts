import { z } from 'zod';
import type { AnswerOf } from '../operations/answers.ts';

const periodSalesSchema = z
  .object({
    /** '2025', '2025-03' or '2025-03-14', where the store is. */
    period: z.string(),
    usdMinor: z.int(),
    gbpMinor: z.int(),
    eurMinor: z.int(),
    orders: z.int(),
  })
  .meta({ id: 'PeriodSales' });

/** Sales in a period: sub totals of complete orders, each in its order's own currency (E14, D25). */
export type PeriodSales = AnswerOf<typeof periodSalesSchema>;

export const salesFiguresSchema = z
  .object({
    liveProducts: z.int(),
    allProducts: z.int(),
    /** 2021 and every later year up to now, the earliest first (D25). */
    years: z.array(periodSalesSchema),
    /** Today, where the store is. */
    today: z.iso.date(),
  })
  .meta({ id: 'SalesFigures' });

export type SalesFigures = AnswerOf<typeof salesFiguresSchema>;

const topProductSchema = z
  .object({
    productId: z.int(),
    name: z.string(),
    units: z.int(),
    /** In how many order lines. */
    lines: z.int(),
    /** Its share of its orders' sub totals, in pounds at each order's own rate: after discount, so that shares add up. */
    valueGbpMinor: z.int(),
  })
  .meta({ id: 'TopProduct' });

/** A part by what it brought in a year. */
export type TopProduct = AnswerOf<typeof topProductSchema>;

const topCustomerSchema = z
  .object({
    customerId: z.int(),
    /** The address of their screen names them so. */
    guid: z.guid(),
    company: z.string(),
    name: z.string(),
    orders: z.int(),
    usdMinor: z.int(),
    gbpMinor: z.int(),
    eurMinor: z.int(),
    /** All of it in pounds at each order's own rate: what customers of three currencies are compared by. */
    valueGbpMinor: z.int(),
  })
  .meta({ id: 'TopCustomer' });

/** A customer by what they bought in a year. */
export type TopCustomer = AnswerOf<typeof topCustomerSchema>;

export const yearReportSchema = z
  .object({
    year: z.int(),
    /** All twelve. */
    months: z.array(periodSalesSchema),
    /** Every day of the year, whether something was sold or not. */
    days: z.array(periodSalesSchema),
    topProducts: z.array(topProductSchema),
    topCustomers: z.array(topCustomerSchema),
  })
  .meta({ id: 'YearReport' });

export type YearReport = AnswerOf<typeof yearReportSchema>;
