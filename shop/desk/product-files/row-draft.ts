import type { z } from 'zod';
import type { FieldErrors } from '../../base/messages/field-errors.ts';
import type { Column, UnreadableCell } from './columns.ts';
import { isSame } from './file-rows.ts';
import type { FileWords } from './file-words.ts';
import type { FileRow } from './read-table.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';

/** Reports a fault of a cell of the current row, as an encoded message (kernel/issue.ts). */
export type RefuseCell = (heading: string, message: string) => void;

/** Differences between a row and the shop. */
export interface RowDraft<Row> {
  /** The row as a form would send it. */
  values: Record<string, unknown>;
  /** The columns that differ from what an export would write now. */
  touched: Column<Row>[];
  isReadable: boolean;
}

/**
 * Takes the cells of a row that differ from an export, so that an unedited file changes nothing, whatever is stored.
 * @param stored null: a new object, whose empty cells are ignored too
 */
export function draftOf<Row extends object>(
  row: FileRow,
  columns: readonly Column<Row>[],
  stored: Row | null,
  words: FileWords,
  refuse: RefuseCell,
): RowDraft<Row> {
  const values: Record<string, unknown> = stored === null ? {} : { ...stored };
  const touched: Column<Row>[] = [];
  let isReadable = true;
  for (const column of columns) {
    const cell = row.cells.get(column.heading) ?? '';
    if (stored === null ? cell.trim() === '' : isSameText(cell, column.write(stored, words))) continue;
    const value = cell.includes('\0') ? NUL : column.read(cell, words);
    if (isUnreadable(value)) {
      refuse(column.heading, value.message);
      isReadable = false;
      continue;
    }
    values[column.field] = value;
    if (column.isGuard !== true) touched.push(column);
  }
  return { values, touched, isReadable };
}

const NUL: UnreadableCell = { message: issue('refusal.nul') };

/** The schema and the rules of the form for the same object. */
export interface RowRules {
  schema: z.ZodType<object>;
  errorsOf(this: void, values: Record<string, unknown>): FieldErrors<string>;
}

/**
 * Validates a draft by the rules of the form for the same object (C6, C9), and returns its changes, or undefined.
 * Fields outside the rules (links, the picture) are taken from the draft.
 */
export function changesOf<Row extends object>(
  { values, touched, isReadable }: RowDraft<Row>,
  stored: Row | null,
  { schema, errorsOf }: RowRules,
  known: readonly Column<Row>[],
  refuse: RefuseCell,
): Partial<Row> | undefined {
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    // The schema applies its rules only once it can parse every value; a file's author needs all faults at once.
    const [unfit, broken] = [messagesOf(parsed.error), errorsOf(values)];
    for (const { field, heading } of known) {
      const rule = broken[field];
      const reason = unfit[field] ?? (rule === undefined ? undefined : issueOf(rule));
      if (reason !== undefined) refuse(heading, reason);
    }
  }
  if (!parsed.success || !isReadable) return undefined;
  const after: Record<string, unknown> = { ...values, ...parsed.data };
  const changed = touched
    .map(({ field }) => field)
    .filter((field) => stored === null || !isSame(stored[field], after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field]])) as Partial<Row>;
}

/** The first message of each field. */
function messagesOf({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** Spreadsheets change the line endings in a cell. */
export function isSameText(cell: string, written: string): boolean {
  return cell === written || cell.replaceAll('\r\n', '\n') === written.replaceAll('\r\n', '\n');
}

function isUnreadable(value: unknown): value is UnreadableCell {
  return typeof value === 'object' && value !== null && 'message' in value;
}
