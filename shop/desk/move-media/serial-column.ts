import { message } from '../../base/messages/message.ts';
import { isReversed, MAX_SERIAL_LENGTH, SERIAL, type SerialRange } from '../../catalogue/presses/serial.ts';
import { type Cells, type MoveColumn, textBy } from '../move-files/column.ts';
import type { Remark } from '../move-files/kind.ts';

/** A serial number, or none. */
const serial = textBy((text) =>
  text === '' || (SERIAL.test(text) && text.length <= MAX_SERIAL_LENGTH) ? null : message('staff-rule.move.serial'),
);

/** The columns of a range of serial numbers. */
export const serialColumns: readonly MoveColumn[] = [
  { heading: 'from', about: 'First serial number; empty: from the first press', example: '', read: serial },
  { heading: 'to', about: 'Last serial number; empty: without an end', example: '', read: serial },
];

/** The range that a row says. */
export function rangeIn({ from = '', to = '' }: Cells): SerialRange {
  return { fromSerial: from, toSerial: to };
}

/** Refuses a range that ends before it begins. */
export function reversedRange({ row, cells }: { row: number; cells: Cells }): Remark[] {
  return isReversed(rangeIn(cells)) ? [{ row, heading: 'to', message: message('staff-refusal.press.reversed') }] : [];
}
