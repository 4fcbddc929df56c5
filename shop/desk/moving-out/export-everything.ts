import { stringify } from 'csv-stringify/sync';
import type { Db } from '#platform/database/database.ts';
import { SPREADSHEET_CSV } from '../../base/spreadsheets/spreadsheet-csv.ts';
import { nameAll } from '../move-files/external-ids.ts';
import type { Cells } from '../move-files/column.ts';
import type { MoveKind, StoredRow } from '../move-files/kind.ts';
import { placedRows } from './placed-orders.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { inOrder } from '../move-files/kinds.ts';

const ROWS_A_BATCH = 1000;

/** Gives every row that leaves the shop a number by which it can come back (Q5). */
export async function nameEverything(db: Db): Promise<void> {
  for (const { name, numbered } of inOrder) if (numbered !== undefined) await nameAll(db, name, numbered);
}

/**
 * One file as text, piece by piece: the same columns that a move reads (Q5). What was ordered here stands below what came from an
 * earlier shop.
 */
export async function* exportKind(shop: Pick<Shop, 'db' | 'store' | 'files'>, kind: MoveKind): AsyncGenerator<string> {
  const headings = kind.columns.map(({ heading }) => heading);
  const textOf = (rows: readonly Cells[]) =>
    stringify(
      rows.map((cells) => headings.map((heading) => cells[heading] ?? '')),
      { ...SPREADSHEET_CSV, bom: false },
    );
  yield stringify([headings], SPREADSHEET_CSV);
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows: StoredRow[] = await kind.stored(shop.db, { after, limit: ROWS_A_BATCH });
    if (rows.length > 0) yield textOf(rows.map(({ cells }) => cells));
    after = rows.at(-1)?.id;
  }
  for await (const rows of placedRows(shop, kind.name)) yield textOf(rows);
}

/** The files that rows name, each once: a name, and the key in the file store. */
export async function* exportedFiles(
  shop: Pick<Shop, 'db' | 'store' | 'files'>,
): AsyncGenerator<{ name: string; fileKey: string }> {
  const names = new Set<string>(); // a picture may be that of several rows
  for (const { name, stored, hasFiles, namedFile } of inOrder) {
    const heading = hasFiles === true ? 'file' : namedFile?.heading;
    if (heading === undefined) continue;
    const filesIn = (rows: readonly Cells[]) =>
      rows
        .map(({ [heading]: file = '', fileKey = '' }) => ({ name: file, fileKey }))
        .filter((file) => file.name !== '' && names.size < names.add(file.name).size);
    for (let after: number | undefined = 0; after !== undefined;) {
      const rows: StoredRow[] = await stored(shop.db, { after, limit: ROWS_A_BATCH });
      yield* filesIn(rows.map(({ cells }) => cells));
      after = rows.at(-1)?.id;
    }
    for await (const rows of placedRows(shop, name)) yield* filesIn(rows);
  }
}
