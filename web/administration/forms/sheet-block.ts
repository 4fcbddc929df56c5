/** Returns whether clipboard text is a block of cells rather than a value for one. */
export function isBlock(text: string): boolean {
  return /[\t\n]/.test(text.replace(/\r?\n$/, ''));
}

/** Rows and cells in the clipboard format of spreadsheets; a quoted cell may contain line breaks. */
export function blockOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\n\r]*))(\t|\r?\n|$)/gy;
  for (let found = cell.exec(text); found !== null; found = cell.exec(text)) {
    const [, quoted, plain = '', end] = found;
    row.push(
      quoted === undefined
        ? plain
        : quoted
            .replaceAll('""', '"')
            .split('\n')
            .map((line) => line.trim())
            .join(' '),
    );
    if (end !== '\t') {
      rows.push(row);
      row = [];
    }
    if (cell.lastIndex >= text.length) break; // a trailing line break begins no further row
  }
  return rows;
}
