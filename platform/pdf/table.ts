import type { Ink, Paper } from './paper.ts';

export interface Column {
  title: string;
  width: number;
  align: 'left' | 'right';
}

/** Paragraphs below each other; empty ones take no space. */
export type Cell = readonly { text: string; ink: Ink }[];

export interface Table {
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  head: Ink;
  ruleColour: string;
  /** The line height, for every text in it. */
  pitch: number;
  /** Starts the next page, with the content above the table. */
  nextPage(): void;
}

const GAP = 8; // between columns
const PADDING = 5; // above and below a row
const FEW_LINES = 4;

/**
 * Draws a table from `paper.y` on. Its head is repeated on each page; a row stays whole unless it is longer than a
 * page.
 */
export function drawTable(paper: Paper, table: Table): void {
  const rows = table.rows.map((cells) => setRow(paper, table, cells));
  // A head alone at the end of a page is useless, so the first row, or a few of its lines, goes with it.
  const first = Math.min(rows[0] === undefined ? 0 : linesOf(rows[0]), FEW_LINES);
  if (paper.y + headHeight(table) + first * table.pitch + 2 * PADDING > paper.bottom) table.nextPage();
  drawHead(paper, table);
  for (const row of rows) drawRow(paper, table, row);
}

type SetLine = { text: string; ink: Ink };
type SetRow = readonly (readonly SetLine[])[];

function setRow(paper: Paper, { columns }: Table, cells: readonly Cell[]): SetRow {
  return columns.map(({ width }, index) =>
    (cells[index] ?? [])
      .filter(({ text }) => text !== '')
      .flatMap(({ text, ink }) => paper.wrap(text, width - GAP, ink).map((line) => ({ text: line, ink }))),
  );
}

function linesOf(row: SetRow): number {
  return Math.max(1, ...row.map((cell) => cell.length));
}

function heightOf(row: SetRow, { pitch }: Table): number {
  return linesOf(row) * pitch + 2 * PADDING;
}

function headHeight({ head, pitch }: Table): number {
  return Math.max(head.size, pitch) + 2 * PADDING;
}

function drawHead(paper: Paper, table: Table): void {
  drawLines(
    paper,
    table,
    table.columns.map(({ title }) => [{ text: title, ink: table.head }]),
  );
  paper.rule(paper.y, table.head.colour, 1);
}

function drawRow(paper: Paper, table: Table, row: SetRow): void {
  const lines = linesOf(row);
  // A row that fits on no page begins here, if at least a few of its lines fit.
  const wanted = heightOf(row, table) > paper.bottom - paper.top - headHeight(table) * 2 ? FEW_LINES : lines;
  if (roomFor(paper, table) < wanted) startPage(paper, table);
  const room = roomFor(paper, table);
  drawLines(
    paper,
    table,
    row.map((cell) => cell.slice(0, room)),
  );
  paper.rule(paper.y, table.ruleColour);
  if (lines > room) {
    drawRow(
      paper,
      table,
      row.map((cell) => cell.slice(room)),
    );
  }
}

/** Number of lines that fit on the rest of this page. */
function roomFor(paper: Paper, { pitch }: Table): number {
  return Math.floor((paper.bottom - paper.y - 2 * PADDING) / pitch);
}

function startPage(paper: Paper, table: Table): void {
  table.nextPage();
  drawHead(paper, table);
}

function drawLines(paper: Paper, { columns, pitch }: Table, row: SetRow): void {
  const top = paper.y + PADDING;
  let x = paper.left;
  columns.forEach(({ width, align }, index) => {
    const edge = align === 'right' ? x + width - (index === columns.length - 1 ? 0 : GAP) : x;
    (row[index] ?? []).forEach(({ text, ink }, line) => paper.line(text, edge, top + line * pitch, ink, align));
    x += width;
  });
  paper.y = top + linesOf(row) * pitch + PADDING;
}
