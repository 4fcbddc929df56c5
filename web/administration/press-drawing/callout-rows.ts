import type { CalloutRow, StaffDrawing } from '#shop/catalogue/drawings/paths.ts';
import type { DrawingDraft } from '#shop/catalogue/drawings/staff-paths.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { quantityIn } from '../forms/table-form.ts';

export const ROW_FIELDS = [
  'callout',
  'x',
  'y',
  'part',
  'partText',
  'quantity',
  'fromSerial',
  'toSerial',
  'option',
  'note',
] as const satisfies readonly (keyof CalloutRow)[];
export type RowField = (typeof ROW_FIELDS)[number];

export const fieldName = (index: number, field: RowField) => `row.${index}.${field}`;

/** A row as its fields hold it; places in per cent of width and height. */
export type TypedRow = Readonly<Record<RowField, string>>;

export const BLANK_ROW: TypedRow = {
  callout: '',
  x: '',
  y: '',
  part: '',
  partText: '',
  quantity: '1',
  fromSerial: '',
  toSerial: '',
  option: '',
  note: '',
};

/** Returns whether anything was typed in a row. */
export const isFilled = (row: TypedRow): boolean => ROW_FIELDS.some((field) => row[field] !== BLANK_ROW[field]);

export function typedRow(row: CalloutRow): TypedRow {
  return { ...row, x: percentText(row.x), y: percentText(row.y), quantity: String(row.quantity) };
}

/** 0.125 as '12.5'. */
export function percentText(fraction: number | null): string {
  return fraction === null ? '' : String(Math.round(fraction * 1000) / 10);
}

/**
 * Rows with the numbers that stand on the drawing: a row without a place gets that of its number, a number without a row gets one. What is
 * placed already stays where it is (J4).
 */
export function withPrintedNumbers(rows: readonly TypedRow[], printed: StaffDrawing['printedNumbers']): TypedRow[] {
  const placeOf = new Map(
    printed.map(({ callout, x, y }) => [callout.toLowerCase(), { x: percentText(x), y: percentText(y) }]),
  );
  const numberOf = ({ callout }: { callout: string }) => callout.trim().toLowerCase();
  const placed = rows.map((row) => (row.x === '' && row.y === '' ? { ...row, ...placeOf.get(numberOf(row)) } : row));
  const known = new Set(rows.map(numberOf));
  const added = printed.filter((number) => !known.has(numberOf(number)));
  return [
    ...placed,
    ...added.map((number) => ({ ...BLANK_ROW, callout: number.callout, ...placeOf.get(numberOf(number)) })),
  ];
}

/** The rows of a form; those without a number, a part and words are left out. */
export function rowsIn(values: FormValues): TypedRow[] {
  const count = Number(values['rows'] ?? 0);
  return Array.from({ length: Math.min(count, MAX_ROWS) }, (_, index) => {
    const cells = ROW_FIELDS.map((field) => [field, values[fieldName(index, field)] ?? '']);
    return Object.fromEntries(cells) as TypedRow;
  }).filter(({ callout, part, partText }) => callout.trim() !== '' || part.trim() !== '' || partText.trim() !== '');
}

/** More than the call accepts, so that too many are refused with a reason. */
const MAX_ROWS = 1000;

/** The drawing as its form sends it. What can't be read as a place or a quantity is sent as one that the call refuses. */
export function drawingDraftOf(values: FormValues, drawing: Pick<StaffDrawing, 'id'>): DrawingDraft {
  const version = Number(values['overwritten'] ?? values['version'] ?? 0);
  return {
    id: drawing.id,
    revision: values['revision'] ?? '',
    fromSerial: values['fromSerial'] ?? '',
    toSerial: values['toSerial'] ?? '',
    callouts: rowsIn(values).map((row) => ({
      ...row,
      x: fractionIn(row.x),
      y: fractionIn(row.y),
      quantity: quantityIn(row.quantity),
    })),
    ...(version > 0 ? { version } : {}),
  };
}

const REFUSED_PLACE = 2;

function fractionIn(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  return /^\d{1,3}(?:\.\d{1,3})?$/.test(typed) ? Number(`${typed}e-2`) : REFUSED_PLACE;
}
