import type { TypedOwnNumber } from '../../catalogue/customer-part-numbers/own-number.ts';
import type { RuleMessage } from '../../base/messages/message.ts';
import { HEADINGS, readHeadings } from '../../base/kernel/table-columns.ts';
import { MAX_ROWS } from './typed-row.ts';
import { cellText, linesOf, MAX_ROWS_ABOVE } from './read-rows.ts';

/** The columns of the export. 'Your number' is ours to one company and theirs to another, so it names a part twice. */
const COLUMNS = {
  ownNumber: `
    ownnumber ownpartnumber customernumber customerpartnumber kundennummer kundenartikelnummer eigenenummer
    eigeneartikelnummer numeroclient referenceclient numerocliente codicecliente referenciacliente`,
  part: HEADINGS.part,
  width: HEADINGS.width,
};

/** Rows of customer part numbers, or the reason why none was read. */
export type OwnNumberRows = { rows: TypedOwnNumber[]; isCut: boolean } | { refusal: RuleMessage };

/** Parses customer part number, part number, width: by their headings, otherwise in the order of the export (H6). */
export function ownNumbersIn(records: Iterable<readonly string[]>): OwnNumberRows {
  const filled: string[][] = [];
  for (const record of records) {
    const cells = record.map(cellText);
    if (cells.some((cell) => cell !== '')) filled.push(cells);
    if (filled.length > MAX_ROWS + MAX_ROWS_ABOVE) break; // titles, headings, and one row that shows that there are more
  }
  for (const [at, cells] of filled.slice(0, MAX_ROWS_ABOVE).entries()) {
    const below = filled.slice(at + 1);
    const found = readHeadings(cells, { columns: COLUMNS, key: 'ownNumber', ignored: HEADINGS.text }, below);
    if (found !== null)
      return 'refusal' in found
        ? found
        : rowsOf(below, (row) => ({ ownNumber: '', part: '', width: '', ...found.cellsOf(row) }));
  }
  return rowsOf(filled, typedOwnNumber);
}

function rowsOf(filled: readonly string[][], read: (cells: readonly string[]) => TypedOwnNumber) {
  return { rows: filled.slice(0, MAX_ROWS).map(read), isCut: filled.length > MAX_ROWS };
}

/** 'HL-77120 DB-0150' in one cell: its words are the cells. */
function typedOwnNumber(cells: readonly string[]): TypedOwnNumber {
  const [first = '', ...others] = cells;
  const isOneCell = others.every((cell) => cell === '');
  const [ownNumber = '', part = '', ...width] = isOneCell ? first.split(' ') : cells;
  return { ownNumber, part, width: isOneCell ? width.join(' ') : (width[0] ?? '') };
}

/** Parses a pasted text, one row per line. */
export function ownNumbersInText(text: string): OwnNumberRows {
  return ownNumbersIn(linesOf(text));
}
