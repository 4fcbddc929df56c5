import { describe, expect, test } from 'vitest';
import { readListColumns, readOwnColumns } from './read-columns.ts';

const LIST = { id: 4, currencyId: 2 } as const;

const PRICES = [
  { from: 1, minor: 2900 },
  { from: 10, minor: 2750 },
];

describe('pasted columns (K5)', () => {
  test.for([
    ['tabs, as a spreadsheet copies them', 'DB-0150\t\t29.00\t10\t27.50'],
    ['semicolons with decimal commas', 'DB-0150;;29,00;10;27,50'],
    ['a CSV file with quotes', '"DB-0150","","29.00","10","27.50"'],
    ['headings in any order', 'Prices;Description;Part\n"1: 29.00; 10: 27.50";Blade;DB-0150'],
    ['separators within quotes', 'Part number,Description,Price\nDB-0150,"Blade; short","1: 29.00; 10: 27.50"'],
    ['the signs of its currency', 'DB-0150\t\t£29.00\t10\t27,50 £'],
  ] as const)('are read with %s', ([, text]) => {
    expect(readListColumns(text, LIST)).toMatchObject([{ part: 'DB-0150', width: '', ladder: PRICES, refusal: null }]);
  });

  test('of two cells are a part and its price; of three the second is the width', () => {
    expect(readListColumns('DB-0150\t7.5 %\n\nTT-1015-25\t50 mm\t12', LIST)).toMatchObject([
      { line: 1, part: 'DB-0150', width: '', ladder: [{ from: 1, discount: 750 }] },
      { line: 3, part: 'TT-1015-25', width: '50 mm', ladder: [{ from: 1, minor: 1200 }] },
    ]);
  });

  test.for([
    ['49.50', 4950],
    ['49,50', 4950],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1 234,50', 123_450],
  ] as const)('read %s as an amount', ([typed, minor]) => {
    expect(readListColumns(`DB-0150;${typed}`, LIST)[0]?.ladder).toEqual([{ from: 1, minor }]);
  });

  test.for([
    ['1,234', 'staff-rule.ladder.ambiguous'],
    ['dear', 'staff-rule.ladder.entry'],
  ] as const)('ask about %s', ([typed, key]) => {
    expect(readListColumns(`DB-0150;${typed}`, LIST)[0]?.refusal?.key).toBe(key);
    expect(readOwnColumns(`DB-0150;${typed}`)[0]?.refusal?.key).toBe(key);
  });

  test('of own prices leave an empty euro price as it is', () => {
    expect(readOwnColumns('part\tUSD\tEUR\nDB-0150\t$45.00\t\nDB-0151\t46\t41,90')).toEqual([
      { line: 2, part: 'DB-0150', width: '', usdMinor: 4500, eurMinor: null, refusal: null },
      { line: 3, part: 'DB-0151', width: '', usdMinor: 4600, eurMinor: 4190, refusal: null },
    ]);
  });

  test.for([
    ['Part number,Price,From,Price\nDB-0150,29.00,10,27.50', 'rule.table-column-twice', 'Price'],
    ['Part;New price;Price\nDB-0150;31;29', 'rule.table-column', 'New price'],
    ['Part,"Blade; short",Price\nDB-0150,Blade,29', 'rule.table-column', 'Blade; short'],
    ['Part;Price\nDB-0150;29;31', 'rule.table-column', '3'],
  ] as const)('with a column that is not known are refused by its name: %s (D55)', ([text, key, column]) => {
    const refusal = { errors: [{ field: 'pastedText', message: { key, values: { column } } }] };
    expect(() => readListColumns(text, LIST)).toThrow(expect.objectContaining(refusal));
    if (key === 'rule.table-column') expect(() => readOwnColumns(text)).toThrow(expect.objectContaining(refusal));
  });

  test.for([
    ['Part;Price;Currency\nDB-0150;29;EUR', 'rule.table-cell', 'EUR'],
    ['Part;Price;From\nDB-0150;29;next week', 'rule.table-cell', 'next week'],
    ['List;Part;Price\n5;DB-0150;29', 'rule.table-cell', '5'],
    ['DB-0150;€ 61,00', 'staff-rule.ladder.entry', '€ 61,00'],
    ['DB-0150;1e1', 'staff-rule.ladder.entry', '1e1'],
    ['DB-0150;33.3333', 'staff-rule.ladder.entry', '33.3333'],
  ] as const)(
    'with a cell of another currency, day or list have a fault in their row: %s (D55)',
    ([text, key, cell]) => {
      expect(readListColumns(text, LIST)[0]?.refusal).toMatchObject({ key });
      expect(JSON.stringify(readListColumns(text, LIST)[0]?.refusal?.values)).toContain(cell);
    },
  );

  test('have the day, the type and the category of a list’s own export', () => {
    const text = 'List,Part,Width,Type,Category,From,Prices\n4,,,,Anilox,2026-01-01,"1: 7.5 %"';
    expect(readListColumns(text, LIST)).toMatchObject([
      {
        part: '',
        type: '',
        category: 'Anilox',
        startsOn: '2026-01-01',
        ladder: [{ from: 1, discount: 750 }],
        refusal: null,
      },
    ]);
  });

  test('of own prices keep each currency in its column', () => {
    expect(readOwnColumns('Part\tUSD\tEUR\nDB-0150\t€45.00\t')[0]?.refusal?.key).toBe('staff-rule.ladder.entry');
    expect(readOwnColumns('DB-0150\t45\t41\t38')[0]?.refusal?.key).toBe('rule.table-cell');
    expect(readOwnColumns('Part;Width;Price\nTT-1015;50 mm;12')[0]?.width).toBe('50 mm');
  });
});
