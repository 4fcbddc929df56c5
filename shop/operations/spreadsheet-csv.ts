/** Beginning of a cell that a spreadsheet takes for a formula, after any number of apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** A text as it may stand in a file for spreadsheets: an apostrophe before whatever would be run as a formula. */
export function escapeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that such a cell stands for; one that a person typed without the apostrophe is taken as it is. */
export function unescapeCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** A line without its cells in quotes: what is left are the separators, and cells that hold none. */
export function withoutQuoted(line: string): string {
  return line.replaceAll(/(^|[\t;,]) *"(?:[^"]|"")*" *(?=$|[\t;,])/g, '$1');
}

/** Options of csv-stringify for every spreadsheet file. */
export const SPREADSHEET_CSV = {
  bom: true, // without it spreadsheets take the file for another alphabet
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/, // else a single line feed in a text would begin a new row
  cast: { string: escapeCell },
} as const;
