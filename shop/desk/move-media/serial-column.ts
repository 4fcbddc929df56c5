import { message } from '../../base/messages/message.ts';
import { MAX_SERIAL_LENGTH, SERIAL } from '../../catalogue/presses/serial.ts';
import { type MoveColumn, textBy } from '../move-files/column.ts';

/** A serial number, or none. */
const serial = textBy((text) =>
  text === '' || (SERIAL.test(text) && text.length <= MAX_SERIAL_LENGTH) ? null : message('staff-rule.move.serial'),
);

/** The columns of a range of serial numbers. */
export const serialColumns: readonly MoveColumn[] = [
  { heading: 'from', about: 'First serial number; empty: from the first press', example: '', read: serial },
  { heading: 'to', about: 'Last serial number; empty: without an end', example: '', read: serial },
];
