import type { Cell } from '../../base/paged-lists/list-export.ts';
import { message } from '../../base/messages/message.ts';
import { type CurrencyId, currencies, toDecimal } from '../../base/money/money.ts';

/** A line of a basket or an order, as exported to a spreadsheet. */
interface BoughtLine {
  productName: string;
  variantDetails: string | null;
  serial: string;
  machine: string;
  quantity: number;
  unitPriceMinor: number;
  lineTotalMinor: number;
}

/**
 * The columns shared by the exports of basket and history, in the reader's language; the quick order recognises them
 * (G1, N1).
 */
export const LINE_HEADINGS = [
  message('sheet.column.part-number'),
  message('sheet.column.width'),
  message('sheet.column.description'),
  message('sheet.column.serial'),
  message('sheet.column.machine'),
  message('sheet.column.quantity'),
  message('sheet.column.price'),
  message('sheet.column.line-total'),
  message('sheet.column.currency'),
] as const;

/** Cells of one line; the width as stored, because the quick order finds it by that text. */
export function lineCells(line: BoughtLine, description: string, currency: CurrencyId): Cell[] {
  return [
    line.productName,
    line.variantDetails ?? '',
    description,
    line.serial,
    line.machine,
    line.quantity,
    toDecimal(line.unitPriceMinor),
    toDecimal(line.lineTotalMinor),
    currencies[currency].code,
  ];
}
