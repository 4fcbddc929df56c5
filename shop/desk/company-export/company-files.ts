import { stringify } from 'csv-stringify/sync';
import type { PackedFile } from '#platform/zip.ts';
import type { Shop, SignedInCustomer } from '../../base/operations/shop.ts';
import { SPREADSHEET_CSV } from '../../base/spreadsheets/spreadsheet-csv.ts';
import { moveKinds } from '../move-files/kinds.ts';
import type { MoveKindName } from '../move-files/kind-names.ts';
import { documentFiles } from './document-files.ts';
import { orderLineRows, orderRows } from './order-rows.ts';
import { ownNumberRows, PART_HEADINGS, partRows } from './part-rows.ts';

type Rows = AsyncIterable<readonly (readonly string[])[]>;

/**
 * The files of a company's export, one after the other (Q5). Orders and customer part numbers have the columns in which they could
 * move into another shop; parts have the prices that the member sees.
 */
export async function* companyFiles(shop: Shop, member: SignedInCustomer): AsyncGenerator<PackedFile> {
  yield csvFile('orders.csv', headingsOf('orders'), orderRows(shop, member));
  yield csvFile('order-lines.csv', headingsOf('order-lines'), orderLineRows(shop, member));
  yield csvFile('own-part-numbers.csv', headingsOf('own-part-numbers'), ownNumberRows(shop, member));
  yield csvFile('parts.csv', PART_HEADINGS, partRows(shop, member));
  yield* documentFiles(shop, member);
}

function headingsOf(kind: MoveKindName): string[] {
  return moveKinds[kind].columns.map(({ heading }) => heading);
}

function csvFile(path: string, headings: readonly string[], rows: Rows): PackedFile {
  return { path, content: csvOf(headings, rows), isPacked: false };
}

async function* csvOf(headings: readonly string[], rows: Rows): AsyncGenerator<string> {
  yield stringify([[...headings]], SPREADSHEET_CSV);
  for await (const some of rows)
    yield stringify(
      some.map((row) => [...row]),
      { ...SPREADSHEET_CSV, bom: false },
    );
}
