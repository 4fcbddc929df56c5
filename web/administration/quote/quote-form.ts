import type { CurrencyId } from '#shop/base/money/money.ts';
import { parseDay } from '#shop/base/days/parse-day.ts';
import type { StaffQuotation } from '#shop/trade/quotations/paths.ts';
import { MESSAGE_MAX } from '#shop/trade/quotations/quotation.ts';
import { declareForm, type FormEntry, type TextOf } from '../forms/declare-form.ts';
import { amountOrNone, day, line, lines, rowOrNone, tick, whole } from '../forms/form-kinds.ts';
import { declareRows } from '../forms/form-rows.ts';
import { t } from '../staff-text.ts';

/** Columns that staff type; serial and machine are only repeated. */
export const LINE_FIELDS = ['part', 'width', 'quantity', 'unitPriceMinor'] as const;
export type LineField = (typeof LINE_FIELDS)[number];
/** Empty rows below the lines, for further parts. */
const MORE_ROWS = 3;

const LABELS = {
  part: 'quoted.part',
  width: 'quoted.width',
  quantity: 'quoted.quantity',
  unitPriceMinor: 'quoted.price',
} as const;

export const lineLabel = (field: LineField) => t(LABELS[field]);

/** Number of rows of the form: those of the quotation, and some for further parts. */
export const rowCount = (rows: readonly unknown[]) => rows.length + MORE_ROWS;

export const cellName = (row: number, field: LineField | 'serial' | 'machine') => `lines.${row}.${field}`;

/** The lines of a quotation in this currency. */
export const quoteRows = (currency: CurrencyId) =>
  declareRows('lines.', (row) => {
    const label = (field: LineField) => () => t('quoted.cell', { column: lineLabel(field), line: Number(row) + 1 });
    const price = amountOrNone(label('unitPriceMinor'), currency);
    // The pressed button gives the row its own price, whatever was typed.
    const isOwn = (textOf: TextOf) => textOf('own') === String(row);
    return declareForm({
      part: line(label('part')),
      width: line(label('width')),
      quantity: ofPart(whole(label('quantity'), 0), 0),
      unitPriceMinor: ofPart(
        { ...price, read: (text, textOf) => (isOwn(textOf) ? { value: null } : price.read(text, textOf)) },
        null,
      ),
      serial: line(label('part')),
      machine: line(label('part')),
    });
  });

/** A figure of a line; a row without a part is not read. */
function ofPart<Value>(entry: FormEntry<Value, Value>, none: Value): FormEntry<Value, Value> {
  const isEmpty = (textOf: TextOf) => textOf('part').trim() === '';
  return { ...entry, read: (text, textOf) => (isEmpty(textOf) ? { value: none } : entry.read(text, textOf)) };
}

const untilDay = () => ({ ...day('quoted.until'), read: (text: string) => ({ value: parseDay(text) ?? text }) });

/** Terms of a new quotation, besides the usual ones. */
export const newQuoteForm = () => declareForm({ untilDay: untilDay() });

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

/** Numbers of that many rows. */
export const rowNumbers = (count: number) => [...Array(count).keys()];

/** A quotation by the names of its fields. A request has no prices yet: it begins with the usual terms. */
export function quoteRecord(quote: StaffQuotation) {
  const isRequest = quote.goodsMinor === null;
  const cells = rowNumbers(rowCount(quote.lines)).map((row) => {
    const line = quote.lines[row];
    if (line === undefined) return [row, {}] as const;
    const { productName: part, variantDetails, isTyped, unitPriceMinor, ...rest } = line;
    return [
      row,
      { ...rest, part, width: variantDetails ?? '', unitPriceMinor: isTyped ? unitPriceMinor : null },
    ] as const;
  });
  return {
    ...quote,
    ...quoteRows(quote.currency).stored(cells),
    deliveryMinor: isRequest ? quote.usualDeliveryMinor : quote.deliveryMinor,
    untilDay: quote.untilDay ?? quote.usualUntilDay,
    remarks: isRequest ? '' : quote.remarks,
  };
}
