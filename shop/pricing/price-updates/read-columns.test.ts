import { describe, expect, test } from 'vitest';
import { readListColumns, readOwnColumns } from './read-columns.ts';

const PRICES = [
  { from: 1, minor: 2900 },
  { from: 10, minor: 2750 },
];

describe('pasted columns (K5)', () => {
  test.for([
    ['tabs, as a spreadsheet copies them', 'DB-0150\t\t29.00\t10\t27.50'],
    ['semicolons with decimal commas', 'DB-0150;;29,00;10;27,50'],
    ['a CSV file with quotes', '"DB-0150","","29.00","10","27.50"'],
    ['headings in any order, others left alone', 'Prices;From;Part\n"1: 29.00; 10: 27.50";2026-01-01;DB-0150'],
  ] as const)('are read with %s', ([, text]) => {
    expect(readListColumns(text)).toMatchObject([{ part: 'DB-0150', width: '', ladder: PRICES, refusal: null }]);
  });

  test('of two cells are a part and its price; of three the second is the width', () => {
    expect(readListColumns('DB-0150\t7.5 %\n\nTT-1015-25\t50 mm\t12')).toMatchObject([
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
    expect(readListColumns(`DB-0150;${typed}`)[0]?.ladder).toEqual([{ from: 1, minor }]);
  });

  test.for([
    ['1,234', 'staff-rule.ladder.ambiguous'],
    ['dear', 'staff-rule.ladder.entry'],
  ] as const)('ask about %s', ([typed, key]) => {
    expect(readListColumns(`DB-0150;${typed}`)[0]?.refusal?.key).toBe(key);
    expect(readOwnColumns(`DB-0150;${typed}`)[0]?.refusal?.key).toBe(key);
  });

  test('of own prices leave an empty euro price as it is', () => {
    expect(readOwnColumns('part\tUSD\tEUR\nDB-0150\t$45.00\t\nDB-0151\t46\t41,90')).toEqual([
      { line: 2, part: 'DB-0150', usdMinor: 4500, eurMinor: null, refusal: null },
      { line: 3, part: 'DB-0151', usdMinor: 4600, eurMinor: 4190, refusal: null },
    ]);
  });
});
