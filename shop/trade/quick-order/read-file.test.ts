import { describe, expect, test } from 'vitest';
import { packed, workbookFiles } from '#platform/testing/small-workbook.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { readOrderFile } from './read-file.ts';

async function rowsOf(content: string | Uint8Array<ArrayBuffer>) {
  const { rows, isCut } = await readOrderFile(new File([content], 'order'));
  return { rows: rows.map(({ part, width, quantity }) => [part, width, quantity]), isCut };
}

async function refusal(content: string | Uint8Array<ArrayBuffer>): Promise<unknown> {
  const error: unknown = await readOrderFile(new File([content], 'order.xlsx')).catch((thrown: unknown) => thrown);
  return error instanceof InvalidInputError ? error.message : error;
}

const BLADE = { rows: [['DB-0150', '', '3']], isCut: false };

describe('a file of parts, as spreadsheets and other systems save it (G1)', () => {
  test.each([
    ['CSV with commas', 'Part number,Quantity\nDB-0150,3\n'],
    ['CSV with semicolons, without headings', 'DB-0150;3\r\n'],
    ['CSV in the alphabet of its country', Uint8Array.from(Buffer.from('Stück;Artikel\r\n3;DB-0150\r\n', 'latin1'))],
    ['UTF-16, as Excel’s Unicode text', Uint8Array.from(Buffer.from('\uFEFFDB-0150\t3\r\n', 'utf16le'))],
    ['a text with spaces', '3 DB-0150\n'],
  ])('%s', async (_, content) => {
    expect(await rowsOf(content)).toEqual(BLADE);
  });

  test('an Excel workbook', async () => {
    const row = '<row><c t="s"><v>0</v></c><c><v>3</v></c></row>';
    expect(await rowsOf(await packed(workbookFiles(row, ['<t>DB-0150</t>'])))).toEqual(BLADE);
  });

  test('other requests get their turn while a large one is read', async () => {
    let [turns, isRead] = [0, false];
    const count = () => {
      turns += 1;
      if (!isRead) setImmediate(count);
    };
    setImmediate(count);
    await rowsOf(`DB-0150;${'x'.repeat(900_000)}\n`);
    isRead = true;
    expect(turns).toBeGreaterThan(10);
  });

  test('of more rows the first 1,000 are read, and the answer says so', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, row) => `P-${row};1`).join('\n');
    expect(await rowsOf(`Part;Qty\n${lines(1000)}`)).toMatchObject({ isCut: false, rows: { length: 1000 } });
    expect(await rowsOf(`Part;Qty\n${lines(1001)}`)).toMatchObject({ isCut: true, rows: { length: 1000 } });
  });
});

describe('a column of a file is read, known and not used, or named in a refusal (G1, D55)', () => {
  test('description, price and unit are understood and not used', async () => {
    expect(await rowsOf('Pos;Part number;Description;Quantity;Unit;Price\n1;DB-0150;Blade;3;pcs;30.00\n')).toEqual(
      BLADE,
    );
  });

  test.each([
    ['a heading that is not known', 'Part number;Quantity;Lackierung\nDB-0150;3;matt\n', 'Lackierung'],
    ['cells without a heading', 'Part number;Quantity;\nDB-0150;3;please hurry\n', '3'],
    ['one beside the recognised quantity', 'Part number;Bedarf;Farbe\nDB-0150;3;rot\nDB-0200;4;rot\n', 'Farbe'],
  ])('%s refuses the file', async (_, content, column) => {
    const error: unknown = await readOrderFile(new File([content], 'order.csv')).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      errors: [{ field: 'file', message: { key: 'rule.table-column', values: { column } } }],
    });
  });
});

describe('anything else is refused with what to do', () => {
  test.each([
    ['a picture', Uint8Array.from([0x89, 0x50, 0, 0]), 'refusal.order-file-unknown'],
    ['a zip that is no workbook', new TextEncoder().encode('PK rubbish'), 'refusal.no-workbook'],
    ['a quotation mark that is never closed', 'DB-0150;"3\n', 'refusal.no-csv'],
    ['a row without an end', `a;${'x'.repeat(1_200_000)}`, 'refusal.too-long-row'],
  ])('%s', async (_, content, key) => {
    expect(await refusal(content)).toBe(key);
  });

  test('a workbook with macros', async () => {
    const bytes = await packed({ ...workbookFiles(''), 'xl/vbaProject.bin': 'x' });
    expect(await refusal(bytes)).toBe('refusal.workbook-macros');
  });
});
