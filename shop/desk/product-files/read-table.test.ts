import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { Faults } from './faults.ts';
import { readTable } from './read-table.ts';
import { unfoldedInEnglish } from '#server/testing/in-english.ts';

async function read(content: string | Uint8Array) {
  const faults = new Faults();
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const table = await readTable('sent.csv', bytes, faults);
  return {
    kind: table?.kind,
    rows: table?.rows.map(({ number, cells }) => [number, ...table.columns.map(({ heading }) => cells.get(heading))]),
    faults: faults.kept.map(({ row, column, message }) => [row, column, unfoldedInEnglish(message)]),
  };
}

const utf16 = (text: string) => {
  const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0));
  return new Uint8Array(units.buffer);
};

describe('files as spreadsheets of any country save them', () => {
  test.each([
    ['commas', 'productID,productName\n7,Größe 1\n'],
    ['semicolons, as Excel on the continent', 'productID;productName\r\n7;Größe 1\r\n'],
    ['tabs in UTF-16, as Excel’s Unicode text', utf16('productID\tproductName\r\n7\tGröße 1\r\n')],
    ['the byte order mark of CSV UTF-8', '\uFEFFproductID,productName\r\n7,Größe 1'],
    ['headings in any letter case, with spaces', ' PRODUCTID , productname\n7,Größe 1\n'],
    ['empty columns at the end', 'productID,productName,,\n7,Größe 1,,\n'],
    ['empty columns at the end of rows alone', 'productID,productName\n7,Größe 1,,\n'],
    ['a line for Excel', 'sep=;\r\nproductID;productName\r\n7;Größe 1\r\n'],
    ['rows of nothing at the end', 'productID,productName\n7,Größe 1\n,\n\n , \n'],
  ])('%s', async (_, content) => {
    expect(await read(content)).toEqual({ kind: 'products', rows: [[2, '7', 'Größe 1']], faults: [] });
  });

  test('a row is counted as in a spreadsheet, whatever lines its texts have', async () => {
    const { rows } = await read('productID,productDetails\n1,"two\nlines; ""quoted"", and a comma"\n\n2,x\n');
    expect(rows).toEqual([
      [2, '1', 'two\nlines; "quoted", and a comma'],
      [4, '2', 'x'],
    ]);
  });

  test('empty rows count too, also before the headings', async () => {
    expect(await read('\n\nproductID,productName\n\n\n7,Roll\n\n8,Sleeve\n')).toMatchObject({
      rows: [
        [6, '7', 'Roll'],
        [8, '8', 'Sleeve'],
      ],
      faults: [],
    });
  });

  test('a file of widths is recognised by its headings', async () => {
    expect((await read('productVariantID,productVariantPriceGBP\n501,1\n')).kind).toBe('widths');
  });
});

describe('unreadable files are refused with the reason', () => {
  test.each([
    ['another alphabet', new Uint8Array([0x70, 0xe4, 0x0a]), null, '', /^The file is not UTF-8/],
    ['no headings', 'DB-0150,48\n', 1, 'DB-0150', /^The first row must contain the column names/],
    ['nothing', '', 1, '', /^The first row must contain the column names/],
    ['a heading that nobody knows', 'productID,price\n', 1, 'price', /^Unknown column; the columns are productID, /],
    ['a heading twice', 'productID,flash,FLASH\n', 1, 'FLASH', /^This column appears twice$/],
    ['a quotation mark that is never closed', 'productID,flash\n1,"x\n', 2, '', /^The file cannot be read as CSV: /],
    ['a row with too few cells', 'productID,flash\n1\n', 2, 'productID', /^This row has 1 cells, but there are 2/],
    ['a row with too many', 'productID,flash\n1,a,b\n', 2, 'flash', /^This row has 3 cells, but there are 2/],
  ] as const)('%s', async (_, content, row, column, message) => {
    const { faults } = await read(content);
    expect(faults).toEqual([[row, column, expect.stringMatching(message)]]);
  });
});

describe('no file takes more memory than a large valid one: each is read with a heap of 160 MB', () => {
  /** Reads it in a thread that would fail with ERR_WORKER_OUT_OF_MEMORY. */
  async function readWithLittleMemory(bytes: Uint8Array<ArrayBuffer>) {
    const worker = new Worker(new URL('testing/read-apart.ts', import.meta.url), {
      workerData: bytes,
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: 160 },
    });
    const [answer] = (await once(worker, 'message')) as [{ rows: number | null; faults: [number | null, string][] }];
    return { ...answer, faults: answer.faults.map(([row, folded]) => [row, unfoldedInEnglish(folded)]) };
  }
  const filled = (text: string, bytes: number) => {
    const start = new TextEncoder().encode(text);
    const file = new Uint8Array(bytes).fill(start.at(-1) ?? 0);
    file.set(start);
    return file;
  };
  const MB = 1024 * 1024;
  const HEAD = 'productID,productName,productDetails\n';
  const TOO_LONG = 'This row is longer than 1 MB: is a quotation mark missing?';

  test.each([
    ['nothing but line feeds', filled(`${HEAD}\n`, 49 * MB), [null, 'A file can have at most 100000 rows']],
    ['nothing but commas', filled(`${HEAD},`, 49 * MB), [2, TOO_LONG]],
    ['nothing but headings', filled(',', 49 * MB), [1, TOO_LONG]],
    ['one text without end', filled(`${HEAD}1,x,"x`, 49 * MB), [2, TOO_LONG]],
  ] as const)('%s: refused', async (_, bytes, fault) => {
    expect(await readWithLittleMemory(bytes)).toEqual({ rows: null, faults: [fault] });
  });

  test('a hundred thousand rows of five hundred characters: accepted', async () => {
    const row = `0,MANY-1,${'x'.repeat(490)}\n`;
    const bytes = new TextEncoder().encode(HEAD + row.repeat(100_000));
    expect(await readWithLittleMemory(bytes)).toEqual({ rows: 100_000, faults: [] });
  });

  test('one row more: refused', async () => {
    const bytes = new TextEncoder().encode(HEAD + '0,MANY-1,x\n'.repeat(100_001));
    expect(await readWithLittleMemory(bytes)).toEqual({
      rows: null,
      faults: [[null, 'A file can have at most 100000 rows']],
    });
  });
});
