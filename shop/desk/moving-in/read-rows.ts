import { normalizeText } from '../../base/kernel/normalize-text.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';
import { CsvRecords, UnfitFileError } from '../../base/spreadsheets/csv-records.ts';
import { unescapeCell } from '../../base/spreadsheets/spreadsheet-csv.ts';
import type { Findings } from './findings.ts';
import type { MoveKind } from '../move-files/kind.ts';
import type { SourceTable } from './open-source.ts';

const ROWS_A_BATCH = 1000;

/** A row as it stands in the file. */
export interface TypedRow {
  readonly row: number;
  readonly texts: Readonly<Record<string, string>>;
}

/** Reads the rows of a file in batches; a file that can't be read as a whole is a fault of its own. */
export async function* batchesOf({ name, limit, read }: SourceTable, kind: MoveKind, { faults }: Findings) {
  const records = new CsvRecords(await read(), limit === undefined ? {} : { limit }).records();
  const refuse = (reason: string, row: number | null = null, column = '', value = '') =>
    faults.add({ file: name, row, column, message: reason, value });
  try {
    const { value: head } = await records.next();
    const headings = columnsOf(
      (head?.cells ?? []).map((cell) => cell.trim()),
      kind,
      refuse,
    );
    if (headings === undefined) return;
    let batch: TypedRow[] = [];
    for await (const { row, cells } of records) {
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (cells.slice(headings.length).some((cell) => cell.trim() !== '') || cells.length < headings.length) {
        refuse(issue('staff-refusal.row-cells', { cells: cells.length, columns: headings.length }), row, '', cells[0]);
        continue;
      }
      batch.push({ row, texts: Object.fromEntries(headings.map((heading, at) => [heading, textAt(cells, at)])) });
      if (batch.length < ROWS_A_BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  } catch (error) {
    if (!(error instanceof UnfitFileError)) throw error;
    refuse(issueOf(error.reason), error.row);
  } finally {
    await records.return(undefined); // releases the unread part
  }
}

const NEW_LINE = 0x0a;

/** The lines of these files but their headings: as many rows, unless a cell has several lines. Tells how much is still to be read. */
export async function countLines(tables: readonly SourceTable[]): Promise<number> {
  let lines = 0;
  for (const { read } of tables) {
    const file = await read();
    const parts = file instanceof Uint8Array ? [file] : file.stream();
    for await (const part of parts) for (const byte of part) if (byte === NEW_LINE) lines += 1;
    lines -= 1;
  }
  return Math.max(lines, 0);
}

function textAt(cells: readonly string[], at: number): string {
  return normalizeText(unescapeCell(cells[at] ?? ''));
}

/** The known headings in the order of the file; undefined if one is unknown, repeated, or needed and missing. */
function columnsOf(
  typed: readonly string[],
  { columns }: MoveKind,
  refuse: (reason: string, row: number, column: string) => void,
): string[] | undefined {
  const headings = typed.slice(0, typed.findLastIndex((cell) => cell !== '') + 1);
  const named: string[] = [];
  let isClear = headings.length > 0;
  if (!isClear) refuse(issue('staff-rule.move.required'), 1, columns[0]?.heading ?? '');
  for (const heading of headings) {
    const known = columns.find((column) => column.heading.toLowerCase() === heading.toLowerCase())?.heading;
    if (known !== undefined && !named.includes(known)) {
      named.push(known);
      continue;
    }
    isClear = false;
    const all = columns.map((column) => column.heading).join(', ');
    refuse(
      known === undefined ? issue('staff-refusal.no-column', { columns: all }) : issue('staff-refusal.column-twice'),
      1,
      heading,
    );
  }
  return isClear ? named : undefined;
}
