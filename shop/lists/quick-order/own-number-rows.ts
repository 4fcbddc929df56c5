import type { TypedOwnNumber } from '../../catalogue/customer-part-numbers/own-number.ts';
import { findHeadings } from './headings.ts';
import { MAX_ROWS } from './typed-row.ts';
import { cellText, linesOf, MAX_ROWS_ABOVE } from './read-rows.ts';

/** Parses customer part number, part number, width: in the columns of the export, with headings or without (H6). */
export function ownNumbersIn(records: Iterable<readonly string[]>): { rows: TypedOwnNumber[]; isCut: boolean } {
  const filled: string[][] = [];
  for (const record of records) {
    const cells = record.map(cellText);
    if (cells.some((cell) => cell !== '')) filled.push(cells);
    if (filled.length > MAX_ROWS + MAX_ROWS_ABOVE) break; // titles, headings, and one row that shows that there are more
  }
  const headings = findHeadings(filled);
  const written = headings === null ? filled : filled.slice(headings.at + 1);
  const rows = written.slice(0, MAX_ROWS).map(typedOwnNumber);
  return { rows, isCut: written.length > MAX_ROWS };
}

/** 'HL-77120 DB-0150' in one cell: its words are the cells. */
function typedOwnNumber(cells: readonly string[]): TypedOwnNumber {
  const [first = '', ...others] = cells;
  const isOneCell = others.every((cell) => cell === '');
  const [ownNumber = '', part = '', ...width] = isOneCell ? first.split(' ') : cells;
  return { ownNumber, part, width: isOneCell ? width.join(' ') : (width[0] ?? '') };
}

/** Parses a pasted text, one row per line. */
export function ownNumbersInText(text: string): { rows: TypedOwnNumber[]; isCut: boolean } {
  return ownNumbersIn(linesOf(text));
}
