import { answerInternal, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { yearQuestion } from './input.ts';
import { reportingPaths } from './paths.ts';
import { salesFigures, yearReport } from './reports.ts';
import { salesFiguresSchema, yearReportSchema } from './answers.ts';

export const reportingOperations = [
  operation(reportingPaths.figures, {
    tag: 'Stats',
    summary: 'Get the number of products, and the sales of 2021 and later years by currency (E14, D25).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:read' },
    input: noInput,
    answer: { format: answerInternal(salesFiguresSchema) },
    handle: (_, { shop }) => salesFigures(shop),
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
