import type { ZodType } from 'zod';
import type { ListQuestion } from './list-question.ts';
import type { Shop } from '../operations/shop.ts';
import type { Message } from '../messages/message.ts';
import type { Translator } from '../messages/translator.ts';
import { everyRow, type StaffList } from './staff-list.ts';

/** Content of a cell: a number stays one in a spreadsheet, null is empty. */
export type Cell = string | number | null;

/** A list as a file for spreadsheets. */
export interface ListExport<Question = unknown> {
  /** 'orders' is /Administration/export/orders.csv. */
  readonly name: string;
  readonly input: ZodType<Question>;
  /**
   * Column headings. In files for people, in their language (N1). In files that the shop imports again, which are
   * recognised by these headings, and in those of the administration, plain text for everyone.
   */
  readonly headings: readonly (string | Message)[];
  /** Further headings, if the shop has what their columns show. */
  readonly moreHeadings?: (this: void, shop: Shop) => readonly string[];
  /** All rows of the list, whatever page is requested, in the reader's language. */
  cells(this: void, shop: Shop, question: Question, translator: Translator): AsyncIterable<Cell[]>;
}

/** A column of an export: its heading and its cells. Amounts have two decimal places: 12.50. */
export type ExportColumn<Row> = readonly [heading: string, cell: (row: Row, shop: Shop) => Cell];

/**
 * A list of the administration for staff, as on the screen, with the same query: search, filters and order.
 * @param more  columns of a shop that has what they show
 */
export function listExport<Sort extends string, Question extends ListQuestion<Sort>, Row extends { id: number }>(
  name: string,
  input: ZodType<Question>,
  list: StaffList<Sort, Question, Row>,
  columns: readonly ExportColumn<Row>[],
  more: (shop: Shop) => readonly ExportColumn<Row>[] = () => [],
): ListExport<Question> {
  return {
    name,
    input,
    headings: columns.map(([heading]) => heading),
    moreHeadings: (shop) => more(shop).map(([heading]) => heading),
    async *cells(shop, question) {
      const all = [...columns, ...more(shop)];
      for await (const row of everyRow(shop, list, question)) yield all.map(([, cell]) => cell(row, shop));
    },
  };
}
