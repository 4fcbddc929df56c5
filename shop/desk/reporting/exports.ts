import { z } from 'zod';
import type { Cell, ListExport } from '../../base/paged-lists/list-export.ts';
import { toDecimal } from '../../base/money/money.ts';
import { ownerExports } from './owner-exports.ts';
import type { PeriodSales } from './paths.ts';
import { yearQuestion } from './input.ts';
import { salesByDay, salesByYear, timeSpanOf } from './reports.ts';
import { monthsFromDays } from './sales.ts';
import { listTopCustomers, listTopProducts } from './sales-queries.ts';

type YearExport = ListExport<{ year: number }>;

/** Maximum number of rows in the file of a list of which the screen shows ten. */
const ALL_OF_THEM = 100_000;

const SALES_HEADINGS = ['USD', 'GBP', 'EUR', 'Orders'];

const salesCells = ({ period, usdMinor, gbpMinor, eurMinor, orders }: PeriodSales): Cell[] => [
  period,
  toDecimal(usdMinor),
  toDecimal(gbpMinor),
  toDecimal(eurMinor),
  orders,
];

const byYear: ListExport<object> = {
  name: 'sales-by-year',
  input: z.object({}),
  headings: ['Year', ...SALES_HEADINGS],
  async *cells(shop) {
    yield* (await salesByYear(shop)).map(salesCells);
  },
};

const byMonth: YearExport = {
  name: 'sales-by-month',
  input: yearQuestion,
  headings: ['Month', ...SALES_HEADINGS],
  async *cells(shop, { year }) {
    yield* monthsFromDays(await salesByDay(shop, year)).map(salesCells);
  },
};

const byDay: YearExport = {
  name: 'sales-by-day',
  input: yearQuestion,
  headings: ['Day', ...SALES_HEADINGS],
  async *cells(shop, { year }) {
    yield* (await salesByDay(shop, year)).map(salesCells);
  },
};

const topProducts: YearExport = {
  name: 'top-products',
  input: yearQuestion,
  headings: ['Product', 'Name', 'Units', 'Order lines', 'Value in GBP'],
  async *cells(shop, { year }) {
    const rows = await listTopProducts(shop.db, await timeSpanOf(shop, year), ALL_OF_THEM);
    yield* rows.map((row): Cell[] => [row.productId, row.name, row.units, row.lines, toDecimal(row.valueGbpMinor)]);
  },
};

const topCustomers: YearExport = {
  name: 'top-customers',
  input: yearQuestion,
  headings: ['Ref', 'Company', 'Name', 'Orders', 'USD', 'GBP', 'EUR', 'Value in GBP'],
  async *cells(shop, { year }) {
    const rows = await listTopCustomers(shop.db, await timeSpanOf(shop, year), ALL_OF_THEM);
    yield* rows.map((row): Cell[] => [
      row.customerId,
      row.company,
      row.name,
      row.orders,
      toDecimal(row.usdMinor),
      toDecimal(row.gbpMinor),
      toDecimal(row.eurMinor),
      toDecimal(row.valueGbpMinor),
    ]);
  },
};

/** The tables of the statistics and of the owner's figures as spreadsheet files, with complete lists. */
// oxlint-disable-next-line typescript/no-explicit-any -- each parses its own question
export const salesExports: readonly ListExport<any>[] = [
  byYear,
  byMonth,
  byDay,
  topProducts,
  topCustomers,
  ...ownerExports,
];
