/** Prefix of a cell that a spreadsheet would run as a formula, after any number of apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Escapes a text for spreadsheet files: an apostrophe before anything that would be run as a formula. */
export function escapeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Unescapes a cell; text typed without the apostrophe is unchanged. */
export function unescapeCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** A line without its quoted cells: separators and unquoted cells remain. */
export function withoutQuoted(line: string): string {
  return line.replaceAll(/(^|[\t;,]) *"(?:[^"]|"")*" *(?=$|[\t;,])/g, '$1');
}

/**
 * Separator that most lines have outside quotes, because the first line may be a title, and a text may contain any of
 * these.
 */
export function separatorIn(text: string): string {
  const lines = text.split(/[\r\n]+/, LINES_LOOKED_AT).map(withoutQuoted);
  const countOf = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  return SEPARATORS.reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
}

const SEPARATORS = [';', '\t', ','] as const;
const LINES_LOOKED_AT = 20;

/** Options of csv-stringify for every spreadsheet file. */
export const SPREADSHEET_CSV = {
  bom: true, // without it spreadsheets assume another encoding
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/, // otherwise a single line feed in a text would begin a new row
  cast: { string: escapeCell },
} as const;
