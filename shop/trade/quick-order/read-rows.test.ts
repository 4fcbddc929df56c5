import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecords, readText } from './read-rows.ts';
import { MAX_ROWS } from './typed-row.ts';

const rowsOf = (text: string) => readText(text).rows.map(({ part, width, quantity }) => [part, width, quantity]);

describe('a pasted text as rows of part, width and quantity (G1)', () => {
  test.each([
    ['tabs', 'DB-0150\t3', ['DB-0150', '', '3']],
    ['semicolons', 'DB-0150;3', ['DB-0150', '', '3']],
    ['commas', 'DB-0150, 3', ['DB-0150', '', '3']],
    ['spaces', 'DB-0150   3', ['DB-0150', '', '3']],
    ['the quantity first', '3\tDB-0150', ['DB-0150', '', '3']],
    ['as in a mail', '3 x DB-0150', ['DB-0150', '', '3']],
    ['as in a mail, closed up', '3x DB-0150', ['DB-0150', '', '3']],
    ['as in a mail, with pieces', 'DB-0150: 3 pcs', ['DB-0150:', '', '3']],
    ['as in a German mail', '3 Stück DB-0150', ['DB-0150', '', '3']],
    ['pieces after the figure', 'DB-0150;3 Stk.', ['DB-0150', '', '3']],
    ['no part of a whole one', 'DB-0150;3,00', ['DB-0150', '', '3']],
    ['the same by a point', 'DB-0150 3.0', ['DB-0150', '', '3']],
    ['full-width characters', 'ＤＢ－０１５０\t３', ['DB-0150', '', '3']],
    ['a number that begins like a heading', 'SKU-1234;3', ['SKU-1234', '', '3']],
    ['the number alone', 'DB-0150', ['DB-0150', '', '']],
    ['a width between', 'TT-1015-25;50;4', ['TT-1015-25', '50', '4']],
    ['a width behind the number', 'TT-1015-25 50 mm\t4', ['TT-1015-25', '50 mm', '4']],
    ['a width, separated by spaces', 'TT-1015-25 50 mm 4', ['TT-1015-25', '50 mm', '4']],
    ['a description between', 'DB-0150;Lamella blade;3', ['DB-0150', '', '3']],
    ['quotes around a separator', '"DB;0150";3', ['DB;0150', '', '3']],
    ['a doubled quote', '"4"" core";3', ['4" core', '', '3']],
    ['a text that was kept one', '="0150";3', ['0150', '', '3']],
    ['an apostrophe against formulas', "'=1+1;3", ['=1+1', '', '3']],
    ['empty cells around', ';;DB-0150;;3;', ['DB-0150', '', '3']],
  ])('%s', (_, text, row) => {
    expect(rowsOf(text)).toEqual([row]);
  });

  test('each line has its own separator', () => {
    expect(rowsOf('DB-0150\t3\r\nDB-0200;2\rDB-0025,1\nTT-1015-25 5')).toEqual([
      ['DB-0150', '', '3'],
      ['DB-0200', '', '2'],
      ['DB-0025', '', '1'],
      ['TT-1015-25', '', '5'],
    ]);
  });

  test.each([
    ['English', 'Qty;Description;Part number\n3;Blade;DB-0150'],
    ['P/N among other columns', 'Pos;P/N;Description;Order qty;UoM;Price\n1;DB-0150;Blade;3;EA;30.34'],
    ['German', 'Pos;Menge;Artikel-Nr.\n1;3;DB-0150'],
    ['French', 'Référence\tQuantité\nDB-0150\t3'],
    ['Italian', 'Quantità,Codice articolo\n3,DB-0150'],
    ['Spanish', 'Código;Cantidad\nDB-0150;3'],
    ['in a line without separators', 'Part number Qty\nDB-0150 3'],
    ['the quantity first, without separators', 'Qty Part\n3 DB-0150'],
  ])('headings: %s', (_, text) => {
    expect(rowsOf(text)).toEqual([['DB-0150', '', '3']]);
  });

  test.each([
    ['a unit in brackets', 'Artikelnummer;Menge (Stück)\nDB-0150;3'],
    ['words around it', 'Part number;PO Quantity\nDB-0150;3'],
    ['cut short, in German', 'Artikelnummer;Anz.\nDB-0150;3'],
    ['cut short, in Spanish', 'Código;Cant.\nDB-0150;3'],
    ['next to other quantities', 'Part number;Qty in stock;Qty ordered;Min. order qty\nDB-0150;40;3;10'],
    ['positions before', 'Pos;Item;Qty\n1;DB-0150;3'],
    ['positions that are headed like a part', 'Item;Part number;Qty\n1;DB-0150;3'],
    ['a title above', 'Purchase order of 7 May\n\nPart number;Qty\nDB-0150;3'],
    ['a title and a date above', 'Order;4711\nDate;7 May\nPart number;Qty\nDB-0150;3'],
    ['a line for Excel', 'sep=;\nPart number;Qty\nDB-0150;3'],
  ])('headings with %s', (_, text) => {
    expect(rowsOf(text)).toEqual([['DB-0150', '', '3']]);
  });

  test('a column that can only be quantities is used as the quantity, and the answer says so', () => {
    const read = readText('Part number;Description;Bedarf;Preis\nDB-0150;Blade;3;30\nDB-0200;Blade;12;45');
    expect(read).toMatchObject({ quantityColumn: 'Bedarf', rows: [{ quantity: '3' }, { quantity: '12' }] });
    expect(readText('Part number;Qty\nDB-0150;3').quantityColumn).toBeNull();
  });

  test.each([
    ['two columns that may be it', 'Part number;Bedarf;Kiste\nDB-0150;3;4'],
    ['a column that has no figure in a row', 'Part number;Bedarf\nDB-0150;3\nDB-0200;'],
    ['a column with a figure that is no count', 'Part number;Bedarf\nDB-0150;3\nDB-0200;2.5'],
    ['two headings of quantities', 'Part number;Qty May;Qty June\nDB-0150;3;4'],
    ['another quantity alone', 'Part number;Qty in stock\nDB-0150;40'],
    ['an empty cell of the quantity', 'Part number;Qty\nDB-0150;'],
    ['no cell for the quantity', 'Part number;Qty\nDB-0150'],
    ['no word for the quantity', 'Part Qty\nDB-0150'],
  ])('nothing is guessed, and the row asks: %s', (_, text) => {
    expect(rowsOf(text).map(([, , quantity]) => quantity)).toContain('?');
    expect(rowsOf(text).map(([, , quantity]) => quantity)).not.toContain('');
  });

  test('part numbers with only a description are one of each', () => {
    expect(rowsOf('Part number;Description\nDB-0150;Blade 0.15')).toEqual([['DB-0150', '', '']]);
  });

  test('a first column of positions is not one of part numbers', () => {
    expect(rowsOf('1;DB-0150;3\n2;DB-0200;5')).toEqual([
      ['DB-0150', '', '3'],
      ['DB-0200', '', '5'],
    ]);
    expect(rowsOf('10\tDB-0150\t3\n20\tDB-0200\t5')).toEqual([
      ['DB-0150', '', '3'],
      ['DB-0200', '', '5'],
    ]);
    expect(rowsOf('1;DB-0150\n2;DB-0200')).toEqual([
      ['DB-0150', '', '1'],
      ['DB-0200', '', '2'],
    ]);
  });

  test('a separator within quotes is part of the text', () => {
    expect(rowsOf('"DB;0150",3')).toEqual([['DB;0150', '', '3']]);
    expect(rowsOf('DB-0150,"Blade; long, steel",3')).toEqual([['DB-0150', '', '3']]);
  });

  test('a quoted cell may have several lines, as spreadsheets copy it', () => {
    expect(rowsOf('DB-0150\t"Blade\nlong"\t3\r\nDB-0200\t"4"" core"\t5')).toEqual([
      ['DB-0150', '', '3'],
      ['DB-0200', '', '5'],
    ]);
    expect(rowsOf('"an open quote;3\nDB-0200;5')).toHaveLength(2);
  });

  test('numeric part numbers: the quantity is in the column where the other rows have it', () => {
    expect(rowsOf('1015 3')).toEqual([['1015', '', '3']]);
    expect(rowsOf('2 DB-0150\n3 1015')).toEqual([
      ['DB-0150', '', '2'],
      ['1015', '', '3'],
    ]);
  });

  test.each([
    ['by a point', 'DB-0150;2.5', '2.5'],
    ['by a comma', 'DB-0150;2,5', '2,5'],
    ['what may be three or three thousand', 'DB-0150;3,000', '3,000'],
    ['by a comma behind a blank', 'DB-0150 2,5', '2,5'],
    ['below nothing', 'DB-0150;-3', '-3'],
    ['a word', 'DB-0150;three', 'three'],
    ['a formula', 'DB-0150;=1+2', '=1+2'],
  ])('an invalid quantity stays as written: %s', (_, text, quantity) => {
    expect(rowsOf(text)).toEqual([['DB-0150', '', quantity]]);
  });

  test('more rows than an order takes at once are cut off, and the answer says so', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, row) => `P-${row} 1`).join('\n');
    expect(readText(lines(MAX_ROWS))).toMatchObject({ isCut: false, rows: { length: 1000 } });
    expect(readText(`Part;Qty\n${lines(MAX_ROWS)}`)).toMatchObject({ isCut: false, rows: { length: 1000 } });
    expect(readText(lines(MAX_ROWS + 1))).toMatchObject({ isCut: true, rows: { length: 1000 } });
    expect(readText(lines(MAX_ROWS + 1), Infinity)).toMatchObject({ isCut: false, rows: { length: 1001 } });
  });

  test('empty input is no row', () => {
    expect(readText(' \n\t\n;;\n')).toEqual({ rows: [], isCut: false, quantityColumn: null, unknownColumn: null });
  });
});

describe('for any pasted text', () => {
  const part = fc.stringMatching(/^[A-Z]{2}-\d{4}$/);
  const quantity = fc.integer({ min: 1, max: 100 }).map(String);
  const lines = fc.array(fc.tuple(part, quantity), { minLength: 1, maxLength: 30 });

  test('rows come out as they went in, in either order and with any separator', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom('\t', ';', ',', ', ', ' ', '   '), fc.boolean(), (given, sign, isFlipped) => {
        const text = given.map((row) => (isFlipped ? row.toReversed() : row).join(sign)).join('\r\n');
        expect(rowsOf(text)).toEqual(given.map(([name, count]) => [name, '', count]));
      }),
    );
  });

  test('it ends, keeps to its limits, and leaves no control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        const { rows } = readText(text);
        expect(rows.length).toBeLessThanOrEqual(MAX_ROWS);
        for (const row of rows) {
          for (const cell of [row.part, row.width, row.quantity]) {
            expect(cell.length).toBeLessThanOrEqual(100);
            expect(cell).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
            expect(cell.isWellFormed()).toBe(true);
          }
        }
      }),
    );
  });

  test('reading the result again gives the same result', () => {
    const cell = fc.stringMatching(/^[A-Za-z0-9.\- "]{0,12}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { maxLength: 5 }), (records) => {
        const once = readRecords([['Part', 'Width', 'Quantity'], ...records]).rows;
        const again = readRecords([
          ['Part', 'Width', 'Quantity'],
          ...once.map((row) => [row.part, row.width, row.quantity]),
        ]);
        expect(again.rows).toEqual(once.filter((row) => row.part + row.width + row.quantity !== ''));
      }),
    );
  });
});
