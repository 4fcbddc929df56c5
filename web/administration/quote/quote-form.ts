import type { CurrencyId } from '#shop/base/money/money.ts';
import { parseUkDay } from '#shop/base/days/parse-day.ts';
import type { StaffQuotation } from '#shop/trade/quotations/paths.ts';
import { MESSAGE_MAX } from '#shop/trade/quotations/quotation.ts';
import type { QuotationLineDraft } from '#shop/trade/quotations/staff-paths.ts';
import { declareForm, type FormEntry } from '../forms/declare-form.ts';
import { amountOrNone, day, line, lines, rowOrNone, tick, whole } from '../forms/form-kinds.ts';
import { t } from '../staff-text.ts';

export const LINE_FIELDS = ['part', 'width', 'quantity', 'unitPriceMinor'] as const;
export type LineField = (typeof LINE_FIELDS)[number];
/** Marks of a line, which its form only repeats. */
const MARKS = ['serial', 'machine'] as const;
type Cell = LineField | (typeof MARKS)[number];
/** Empty rows below the lines, for further parts. */
const MORE_ROWS = 3;

const LABELS = {
  part: 'quoted.part',
  width: 'quoted.width',
  quantity: 'quoted.quantity',
  unitPriceMinor: 'quoted.price',
} as const;

export const lineLabel = (field: LineField) => t(LABELS[field]);

export const cellName = (row: number, field: Cell) => `lines.${row}.${field}`;

/** Number of rows of the form: those of the quotation, and some for further parts. */
export const rowCount = (rows: readonly unknown[]) => rows.length + MORE_ROWS;

/** Number of rows of a submitted form. */
export const rowCountIn = (form: FormData) => [...form.keys()].filter((name) => /^lines\.\d+\.part$/.test(name)).length;

const untilDay = () => ({ ...day('quoted.until'), read: (text: string) => ({ value: parseUkDay(text) ?? text }) });

/** Terms of a new quotation, besides the usual ones. */
export const newQuoteForm = () => declareForm({ untilDay: { ...untilDay(), hint: 'quoted.until-hint' } });

/** Terms of a quotation as a whole (K6). */
export const headForm = (currency: CurrencyId) => {
  const input = { maxLength: MESSAGE_MAX };
  return declareForm({
    deliveryAddressId: rowOrNone('quoted.address', { none: 'quoted.no-address' }),
    deliveryMinor: amountOrNone('quoted.delivery', currency, { hint: 'quoted.delivery-hint' }),
    untilDay: untilDay(),
    terms: lines('quoted.terms', 2, { hint: 'quoted.terms-hint', input }),
    remarks: lines('quoted.remarks', 3, { input }),
    note: lines('quoted.note', 3, { hint: 'quoted.note-hint', input }),
    partsAllowed: tick('quoted.parts'),
    anyQuantity: tick('quoted.any-quantity'),
  });
};

/** The grid of a quotation with that many rows. */
export function lineFields(rows: number, currency: CurrencyId): Record<string, FormEntry<never, unknown>> {
  return Object.assign({}, ...Array.from({ length: rows }, (_, row) => rowFields(row, currency)));
}

function rowFields(row: number, currency: CurrencyId): Record<string, FormEntry<never, unknown>> {
  const label = (field: LineField) => () => t('quoted.cell', { column: lineLabel(field), line: row + 1 });
  const price = amountOrNone(label('unitPriceMinor'), currency);
  const entries = {
    part: line(label('part')),
    width: line(label('width')),
    quantity: ofPart(row, whole(label('quantity'), 0), 0),
    // The pressed button gives the row its own price, whatever was typed.
    unitPriceMinor: ofPart(
      row,
      { ...price, read: (text, texts) => (texts['own'] === String(row) ? { value: null } : price.read(text, texts)) },
      null,
    ),
    serial: line(label('part')),
    machine: line(label('part')),
  } satisfies Record<Cell, FormEntry<never, unknown>>;
  return Object.fromEntries([...LINE_FIELDS, ...MARKS].map((field) => [cellName(row, field), entries[field]]));
}

/** A figure of a row; a row without a part is not read. */
function ofPart<Value>(row: number, entry: FormEntry<Value, Value>, none: Value): FormEntry<Value, Value> {
  const isEmpty = (texts: Readonly<Record<string, string>>) => (texts[cellName(row, 'part')] ?? '').trim() === '';
  return { ...entry, read: (text, texts) => (isEmpty(texts) ? { value: none } : entry.read(text, texts)) };
}

/** A quotation by the names of its fields. A request has no prices yet: it begins with the usual terms. */
export function quoteRecord(quote: StaffQuotation) {
  const isRequest = quote.goodsMinor === null;
  const cells = quote.lines.flatMap(
    ({ productName, variantDetails, quantity, isTyped, unitPriceMinor, ...marks }, row) => [
      [cellName(row, 'part'), productName],
      [cellName(row, 'width'), variantDetails ?? ''],
      [cellName(row, 'quantity'), quantity],
      [cellName(row, 'unitPriceMinor'), isTyped ? unitPriceMinor : null],
      ...MARKS.map((mark) => [cellName(row, mark), marks[mark]]),
    ],
  );
  return {
    ...quote,
    ...Object.fromEntries(cells),
    deliveryMinor: isRequest ? quote.usualDeliveryMinor : quote.deliveryMinor,
    untilDay: quote.untilDay ?? quote.usualUntilDay,
    remarks: isRequest ? '' : quote.remarks,
  };
}

/** The rows with a part among the values of a form, each with its line. */
export function linesIn(values: Readonly<Record<string, unknown>>, rows: number) {
  return Array.from({ length: rows }, (_, row) => {
    const cells = [...LINE_FIELDS, ...MARKS].map((field) => [field, values[cellName(row, field)]]);
    return { row, line: Object.fromEntries(cells) as QuotationLineDraft }; // each was read by its own field
  }).filter(({ line: { part } }) => part.trim() !== '');
}
