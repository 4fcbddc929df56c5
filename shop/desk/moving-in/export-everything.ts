import { stringify } from 'csv-stringify/sync';
import type { Db } from '#platform/database/database.ts';
import { SPREADSHEET_CSV } from '../../base/spreadsheets/spreadsheet-csv.ts';
import { nameAll } from './external-ids.ts';
import type { MoveKind } from './kind.ts';
import { inOrder } from './kinds.ts';

const ROWS_A_BATCH = 1000;

/** Gives every row that leaves the shop a number by which it can come back (Q5). */
export async function nameEverything(db: Db): Promise<void> {
  for (const { name, numbered } of inOrder) if (numbered !== undefined) await nameAll(db, name, numbered);
}

/** One file as text, piece by piece: the same columns that a move reads (Q5). */
export async function* exportKind(db: Db, kind: MoveKind): AsyncGenerator<string> {
  const headings = kind.columns.map(({ heading }) => heading);
  yield stringify([headings], SPREADSHEET_CSV);
  for (let after = 0; ;) {
    const rows = await kind.stored(db, { after, limit: ROWS_A_BATCH });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield stringify(
      rows.map(({ cells }) => headings.map((heading) => cells[heading] ?? '')),
      { ...SPREADSHEET_CSV, bom: false },
    );
    after = last.id;
  }
}
