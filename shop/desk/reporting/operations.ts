import { answerInternal, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { ownerQuestion, yearQuestion } from './input.ts';
import { reportingPaths } from './paths.ts';
import { salesFigures, yearReport } from './reports.ts';
import { isAllowed } from '../../base/rights/staff-right.ts';
import { readOwnerFigures, withoutCosts } from './owner-figures.ts';
import { ownerFiguresSchema, salesFiguresSchema, yearReportSchema } from './answers.ts';

export const reportingOperations = [
  operation(reportingPaths.figures, {
    tag: 'Stats',
    summary: 'Get the number of products, and the sales of 2021 and later years by currency (E14, D25).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:read' },
    input: noInput,
    answer: { format: answerInternal(salesFiguresSchema) },
    handle: (_, { shop }) => salesFigures(shop),
  }),

  operation(reportingPaths.owner, {
    tag: 'Stats',
    summary:
      'Compare this year up to today with last year up to the same day, in one currency at the rates of each order: by month, company, category and press model, with costs (P5).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:read' },
    input: ownerQuestion,
    answer: { format: answerInternal(ownerFiguresSchema) },
    example: { query: { currencyId: 2 } },
    async handle({ currencyId }, { shop, caller }) {
      const figures = await readOwnerFigures(shop, currencyId);
      return isAllowed('prices', caller.staff.rights) ? figures : withoutCosts(figures);
    },
  }),

  operation(reportingPaths.year, {
    tag: 'Stats',
    summary: 'Get the sales of a year by month and day, with the ten best-selling products and the top ten customers.',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:read' },
    input: yearQuestion,
    answer: { format: answerInternal(yearReportSchema) },
    example: { path: { year: 2025 } },
    handle: ({ year }, { shop }) => yearReport(shop, year),
  }),
];
