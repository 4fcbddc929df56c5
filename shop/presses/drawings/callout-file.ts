import { CsvRecords, UnfitFileError } from '../../operations/csv-records.ts';
import { unescapeCell } from '../../operations/spreadsheet-csv.ts';
import { InvalidInputError } from '../../kernel/errors.ts';
import { message } from '../../kernel/message.ts';
import type { CalloutRow } from './answers.ts';
import { MAX_CALLOUTS } from './max-callouts.ts';

/** The columns of a file of callouts; places in per cent of width and height. */
export const CALLOUT_COLUMNS = [
  'callout',
  'x',
  'y',
  'part',
  'text',
  'quantity',
  'from',
  'to',
  'option',
  'note',
] as const;
type Heading = (typeof CALLOUT_COLUMNS)[number];

/**
 * Reads the rows of a CSV file of callouts, in any order of its columns. The rules apply when the drawing is saved.
 * @throws {InvalidInputError} not a CSV file, or without the heading callout
 */
export async function readCalloutFile(bytes: Uint8Array): Promise<CalloutRow[]> {
  const records = new CsvRecords(bytes).records();
  try {
    const { value = [] } = await records.next();
    const places = new Map(value.map((heading, at) => [heading.trim().toLowerCase(), at]));
    if (!places.has('callout')) throw inputError();
    const rows: CalloutRow[] = [];
    for await (const record of records) {
      if (record.every((cell) => cell.trim() === '')) continue;
      if (rows.length >= MAX_CALLOUTS)
        throw new UnfitFileError(message('staff-refusal.drawing.callouts', { most: MAX_CALLOUTS }));
      const cell = (heading: Heading) => unescapeCell(record[places.get(heading) ?? -1] ?? '').trim();
      rows.push({
        callout: cell('callout'),
        x: fractionIn(cell('x')),
        y: fractionIn(cell('y')),
        part: cell('part'),
        partText: cell('text'),
        quantity: /^\d{1,4}$/.test(cell('quantity')) ? Number(cell('quantity')) : cell('quantity') === '' ? 1 : 0,
        fromSerial: cell('from'),
        toSerial: cell('to'),
        option: cell('option'),
        note: cell('note'),
      });
    }
    return rows;
  } catch (error) {
    if (!(error instanceof UnfitFileError)) throw error;
    throw new InvalidInputError([{ field: 'file', message: error.said }]);
  } finally {
    await records.return(undefined); // releases the unread part
  }
}

/** '12.5' as 0.125; null: no place. */
function fractionIn(cell: string): number | null {
  const typed = cell.replace(',', '.').replace(/ ?%$/, '');
  return /^\d{1,3}(?:\.\d{1,3})?$/.test(typed) ? Number(typed) / 100 : null;
}

function inputError() {
  return new InvalidInputError([
    { field: 'file', message: message('staff-refusal.drawing.columns', { columns: CALLOUT_COLUMNS.join(', ') }) },
  ]);
}
