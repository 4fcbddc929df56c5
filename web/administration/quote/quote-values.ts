import { parseUkDay } from '#shop/kernel/parse-day.ts';
import { amountText, parseAmount } from '#shop/kernel/parse-amount.ts';
import type { StaffQuotation } from '#shop/quotations/paths.ts';
import type { QuotationDraft, QuotationLineDraft } from '#shop/quotations/staff-paths.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import type { FormField } from '../forms/form-field.ts';
import { quantityIn } from '../forms/table-form.ts';
import { dayField } from '../price-lists/price-list-words.ts';
import { t } from '../staff-text.ts';

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

export const cellName = (row: number, field: LineField | 'serial' | 'machine') => `lines.${row}.${field}`;

/** Number of rows of the form: those of the quotation, and some for further parts. */
export const rowCount = (lines: readonly unknown[]) => lines.length + MORE_ROWS;

export const HEAD_FIELDS = [
  'deliveryAddressId',
  'deliveryMinor',
  'untilDay',
  'terms',
  'remarks',
  'note',
  'partsAllowed',
  'anyQuantity',
] as const;

/** All fields of the form of a quotation with that many rows. */
export function quoteFields(rows: number): readonly FormField[] {
  const cells = Array.from({ length: rows }, (_, row) =>
    LINE_FIELDS.map((field) => ({
      name: cellName(row, field),
      label: t('quoted.cell', { column: lineLabel(field), line: row + 1 }),
    })),
  );
  return [
    ...cells.flat(),
    { name: 'deliveryAddressId', label: t('quoted.address') },
    { name: 'deliveryMinor', label: t('quoted.delivery') },
    { name: 'untilDay', label: t('quoted.until') },
    { name: 'terms', label: t('quoted.terms') },
    { name: 'remarks', label: t('quoted.remarks') },
    { name: 'note', label: t('quoted.note') },
    { name: 'partsAllowed', label: t('quoted.parts') },
    { name: 'anyQuantity', label: t('quoted.any-quantity') },
  ];
}

/** A quotation as its form holds it. A request has no prices yet: it begins with the usual terms. */
export function quoteValues(quote: StaffQuotation): FormValues {
  const isRequest = quote.goodsMinor === null;
  const deliveryMinor = isRequest ? quote.usualDeliveryMinor : quote.deliveryMinor;
  const cells = quote.lines.flatMap(
    ({ productName, variantDetails, quantity, isTyped, unitPriceMinor, ...line }, row) => [
      [cellName(row, 'part'), productName],
      [cellName(row, 'width'), variantDetails ?? ''],
      [cellName(row, 'quantity'), String(quantity)],
      [cellName(row, 'unitPriceMinor'), isTyped && unitPriceMinor !== null ? amountText(unitPriceMinor) : ''],
      [cellName(row, 'serial'), line.serial],
      [cellName(row, 'machine'), line.machine],
    ],
  );
  return {
    ...(Object.fromEntries(cells) as FormValues),
    deliveryAddressId: quote.deliveryAddressId === null ? '' : String(quote.deliveryAddressId),
    deliveryMinor: deliveryMinor === null ? '' : amountText(deliveryMinor),
    untilDay: dayField(quote.untilDay ?? quote.usualUntilDay),
    terms: quote.terms,
    remarks: isRequest ? '' : quote.remarks,
    note: quote.note,
    ...(quote.partsAllowed ? { partsAllowed: 'on' } : {}),
    ...(quote.anyQuantity ? { anyQuantity: 'on' } : {}),
  };
}

/** The rows with a part, and which rows of the form they are. */
export function linesIn(typed: FormValues): { rows: number[]; lines: QuotationLineDraft[] } {
  const rows = [...new Set(Object.keys(typed).flatMap((name) => /^lines\.(\d+)\.part$/.exec(name)?.[1] ?? []))]
    .map(Number)
    .filter((row) => (typed[cellName(row, 'part')] ?? '').trim() !== '');
  const lines = rows.map((row): QuotationLineDraft => {
    const cell = (field: LineField | 'serial' | 'machine') => typed[cellName(row, field)] ?? '';
    return {
      part: cell('part'),
      width: cell('width'),
      quantity: quantityIn(cell('quantity')),
      unitPriceMinor: typed['own'] === String(row) ? null : parseAmount(cell('unitPriceMinor'), null),
      serial: cell('serial'),
      machine: cell('machine'),
    };
  });
  return { rows, lines };
}

/** The whole quotation as its form sends it. */
export function draftIn(typed: FormValues): Omit<QuotationDraft, 'quotationId' | 'version' | 'lines'> {
  const { deliveryAddressId = '', deliveryMinor = '', untilDay = '', terms = '', remarks = '', note = '' } = typed;
  return {
    deliveryAddressId: deliveryAddressId === '' ? null : Number(deliveryAddressId),
    deliveryMinor: parseAmount(deliveryMinor, null),
    untilDay: parseUkDay(untilDay) ?? untilDay,
    terms,
    remarks,
    note,
    partsAllowed: typed['partsAllowed'] === 'on',
    anyQuantity: typed['anyQuantity'] === 'on',
  };
}
