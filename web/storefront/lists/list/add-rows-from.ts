import type { Asked } from '#shop/frame/answer.ts';
import { listRowsInText, textOfListRows } from '#shop/lists/list-rows.ts';
import type { TypedListRow } from '#shop/lists/part-list.ts';
import { listPaths } from '#shop/lists/paths.ts';
import type { PageContext } from '../../../page-context.ts';
import { textIn } from '../list-fields.ts';

/** A row that did not come into the list, as it was typed, and why. */
export interface RefusedRow {
  row: TypedListRow;
  message: string;
}

interface AddedRows {
  added: number;
  refusedRows: readonly RefusedRow[];
  isCut: boolean;
  text: string;
}

/** Puts a pasted text, a file or both into a list; rows that were not understood stay in the field, to be mended (G4). */
export async function addRowsFrom(form: FormData, listId: number, context: PageContext): Promise<Asked<AddedRows>> {
  const file = form.get('file');
  const pasted = listRowsInText(textIn(form, 'text'));
  const read =
    file instanceof File && file.size > 0
      ? await context.ask(listPaths.readFile, { file })
      : { ok: true as const, output: { rows: [], isCut: false } };
  if (!read.ok) return read;
  const rows = [...pasted.rows, ...read.output.rows];
  const isCut = pasted.isCut || read.output.isCut;
  const asked = await context.askOnce(form, listPaths.addRows, { listId, rows });
  if (!asked.ok) return asked;
  const refusedRows = asked.output.refused.flatMap(({ index, message }) => {
    const row = rows[index];
    return row === undefined ? [] : { row, message };
  });
  const text = textOfListRows(refusedRows.map(({ row }) => row));
  return { ok: true, output: { added: asked.output.addedLines, refusedRows, isCut, text } };
}
