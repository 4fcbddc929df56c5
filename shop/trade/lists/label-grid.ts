/** The A4 label sheets that every stationer sells, in millimetres. */
export const LABEL_SHEETS = {
  '3x8': { columns: 3, rows: 8, width: 63.5, height: 33.9, left: 7.25, top: 12.9, across: 66, down: 33.9 },
  '2x7': { columns: 2, rows: 7, width: 99.1, height: 38.1, left: 4.65, top: 15.15, across: 101.6, down: 38.1 },
} as const;
export type LabelSheet = keyof typeof LABEL_SHEETS;

export const LABEL_SHEET_NAMES = Object.keys(LABEL_SHEETS) as LabelSheet[];

/** Options of a label sheet. */
export interface LabelChoice {
  sheet: LabelSheet;
  /** The first unused label, from 1, so that a partly used sheet can be finished. */
  first: number;
  /** Printer offset in millimetres: to the right, and down. */
  right: number;
  down: number;
}

/** Maximum printer offset. */
export const MAX_OFF_MM = 15;

/** Position of a label: its page, from 0, and its top left corner in millimetres. */
export interface LabelPlace {
  page: number;
  left: number;
  top: number;
}

export function labelsOn(sheet: LabelSheet): number {
  const { columns, rows } = LABEL_SHEETS[sheet];
  return columns * rows;
}

/** The position of a label, counted from 0, row by row. */
export function labelPlace(index: number, { sheet, first, right, down }: LabelChoice): LabelPlace {
  const { columns, left, top, across, down: pitch } = LABEL_SHEETS[sheet];
  const at = first - 1 + index;
  const onPage = at % labelsOn(sheet);
  return {
    page: Math.floor(at / labelsOn(sheet)),
    left: left + (onPage % columns) * across + right,
    top: top + Math.floor(onPage / columns) * pitch + down,
  };
}

/** Parses the choice from an address; anything unknown means the default. */
export function labelChoiceIn(query: Readonly<Record<string, unknown>>): LabelChoice {
  const sheet = LABEL_SHEET_NAMES.find((name) => name === query['sheet']) ?? '3x8';
  return {
    sheet,
    first: Math.round(numberIn(query['first'], { least: 1, most: labelsOn(sheet), usual: 1 })),
    right: numberIn(query['right'], { least: -MAX_OFF_MM, most: MAX_OFF_MM, usual: 0 }),
    down: numberIn(query['down'], { least: -MAX_OFF_MM, most: MAX_OFF_MM, usual: 0 }),
  };
}

/** '1.5' and '1,5'. */
function numberIn(value: unknown, { least, most, usual }: { least: number; most: number; usual: number }): number {
  const text = typeof value === 'string' ? value.trim().replace(',', '.') : '';
  const number = /^-?\d{1,4}(?:\.\d{1,3})?$/.test(text) ? Number(text) : usual;
  return Math.min(most, Math.max(least, number));
}
