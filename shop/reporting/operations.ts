import { z } from 'zod';
import { answerInternal, noInput, operation } from '../operations/operation.ts';
import { yearQuestion } from './input.ts';
import { reportingPaths } from './paths.ts';
import { salesFigures, yearReport } from './reports.ts';

const periodSales = z
  .object({ period: z.string(), usdMinor: z.int(), gbpMinor: z.int(), eurMinor: z.int(), orders: z.int() })
  .meta({ id: 'PeriodSales' });

const figures = z
  .object({
    liveProducts: z.int(),
    allProducts: z.int(),
    years: z.array(periodSales),
    today: z.iso.date(),
  })
  .meta({ id: 'SalesFigures' });

const topProduct = z
  .object({ productId: z.int(), name: z.string(), units: z.int(), lines: z.int(), valueGbpMinor: z.int() })
  .meta({ id: 'TopProduct' });

const topCustomer = z
  .object({
    customerId: z.int(),
    guid: z.guid(),
    company: z.string(),
    name: z.string(),
    orders: z.int(),
    usdMinor: z.int(),
    gbpMinor: z.int(),
    eurMinor: z.int(),
    valueGbpMinor: z.int(),
  })
  .meta({ id: 'TopCustomer' });

const report = z
  .object({
    year: z.int(),
    months: z.array(periodSales),
    days: z.array(periodSales),
    topProducts: z.array(topProduct),
    topCustomers: z.array(topCustomer),
  })
  .meta({ id: 'YearReport' });

export const reportingOperations = [
  operation(reportingPaths.figures, {
    staffRight: 'orders',
    tag: 'Stats',
    summary: 'Products, and the sales of 2021 and every later year by currency (E14, D25).',
    access: 'staff',
    input: noInput,
    answer: answerInternal(figures),
    handle: (_, { shop }) => salesFigures(shop),
  }),

  operation(reportingPaths.year, {
    staffRight: 'orders',
    tag: 'Stats',
    summary: 'One year by months and days, with the ten products and customers that brought most.',
    access: 'staff',
    input: yearQuestion,
    answer: answerInternal(report),
    example: { path: { year: 2025 } },
    handle: ({ year }, { shop }) => yearReport(shop, year),
  }),
];
