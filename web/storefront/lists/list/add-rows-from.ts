import type { CallResult } from '#shop/base/operations/call-result.ts';
import { listRowsInText } from '#shop/trade/lists/list-rows.ts';
import { textOfListRows } from '#shop/trade/lists/list-text.ts';
import type { TypedListRow } from '#shop/trade/lists/part-list.ts';
import { MAX_ROWS } from '#shop/trade/quick-order/typed-row.ts';
import { listPaths } from '#shop/trade/lists/paths.ts';
import type { PageContext } from '../../../page-context.ts';
import { textIn } from '../list-fields.ts';

/** A refused row as typed, with the reason. */
export interface RefusedRow {
  row: TypedListRow;
  message: string;
}

interface AddedRows {
  added: number;
  refusedRows: readonly RefusedRow[];
  isCut: boolean;
  /** The heading of the column that was recognised as the quantity. */
  quantityColumn: string | null;
  /** The heading, or the place, of a pasted column that was not used (D55). */
  unknownColumn: string | null;
  /** Number of pasted rows above the maximum. */
  beyond: number;
  text: string;
}

/**
 * Adds a pasted text, a file or both to a list; rows that were not understood, or exceed the maximum, stay in the field
 * (G4).
 */
export async function addRowsFrom(
  form: FormData,
  listId: number,
  context: PageContext,
): Promise<CallResult<AddedRows>> {
  const file = form.get('file');
  const pasted = listRowsInText(textIn(form, 'text'));
  const beyond = pasted.rows.slice(MAX_ROWS);
  const read =
    file instanceof File && file.size > 0
      ? await context.ask(listPaths.readFile, { file })
      : { ok: true as const, output: { rows: [], isCut: false, quantityColumn: null } };
  if (!read.ok) return read;
  const rows = [...pasted.rows.slice(0, MAX_ROWS), ...read.output.rows];
  const asked = await context.askOnce(form, listPaths.addRows, { listId, rows });
  if (!asked.ok) return asked;
  const refusedRows = asked.output.refused.flatMap(({ index, message }) => {
    const row = rows[index];
    return row === undefined ? [] : { row, message };
  });
  const text = textOfListRows([...refusedRows.map(({ row }) => row), ...beyond]);
  const { isCut } = read.output;
  const quantityColumn = pasted.quantityColumn ?? read.output.quantityColumn;
  const { unknownColumn } = pasted;
  const added = asked.output.addedLines;
  return {
    ok: true,
    output: { added, refusedRows, isCut, quantityColumn, unknownColumn, beyond: beyond.length, text },
  };
}
