import { describe, expect } from 'vitest';
import { recordStatements } from '#server/testing/record-statements.ts';
import { test, type ApiCaller } from '#server/testing/test-shop.ts';
import { newProduct } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import type { CheckedRow, CheckedRows } from './answers.ts';

const UK = 'uk@converter.test';

async function check(caller: ApiCaller, ...rows: (readonly [part: string, quantity?: unknown, width?: string])[]) {
  const sent = rows.map(([part, quantity = '', width = '']) => ({ part, width, quantity }));
  const { status, body } = await caller.post('/api/QuickOrder/CheckRows', { rows: sent });
  return { status, ...(body as CheckedRows), errors: body.errors };
}

/** Describes a row in a few words. */
const summaryOf = ({ product, variantDetails, units, lineTotalMinor, trouble }: CheckedRow) => [
  product?.productName ?? null,
  variantDetails,
  units,
  lineTotalMinor,
  trouble?.code ?? null,
];

describe('a typed part number is read as in the search (G1)', () => {
  // uk@ pays pounds in class 2: DB-0150 £30.34, TT-1015-25 in 50 mm £24.80.
  test.for([
    ['as it is written', 'DB-0150'],
    ['in small letters', 'db-0150'],
    ['without its hyphen', 'DB0150'],
    ['with spaces', ' db 01 50 '],
    ['in full-width signs', 'ＤＢ－０１５０'],
    ['with the separators of a scanner', '\u001dDB-0150\u001e\u0004'],
  ] as const)('%s', async ([, part], { shop }) => {
    const { rows, readyLines, goodsMinor, currency } = await check(await shop.as(UK), [part, 3]);
    expect(rows.map(summaryOf)).toEqual([['DB-0150', null, 3, 9102, null]]);
    expect({ readyLines, goodsMinor, currency }).toEqual({ readyLines: 1, goodsMinor: 9102, currency: 2 });
  });

  test('with width and quantity as a Japanese keyboard types them; the row keeps its input', async ({ shop }) => {
    const uk = await shop.as(UK);
    const { rows } = await check(uk, ['ＴＴ－１０１５－２５', '４', '５０　ｍｍ']);
    expect(rows.map(summaryOf)).toEqual([['TT-1015-25', '50 mm', 4, 9920, null]]);
    expect(rows[0]).toMatchObject({ part: 'ＴＴ－１０１５－２５', width: '５０　ｍｍ', quantity: '４' });
    const inOne = await check(uk, ['ｔｔ１０１５－２５　５０ｍｍ', '２']);
    expect(inOne.rows.map(summaryOf)).toEqual([['TT-1015-25', '50 mm', 2, 4960, null]]);
  });

  test('by its first letters if they are unique; otherwise several are offered', async ({ shop }) => {
    await newProduct(shop, { productName: 'QZ-7001-LEFT' });
    await newProduct(shop, { productName: 'QZ-7002-A' });
    await newProduct(shop, { productName: 'QZ-7002-B' });
    const { rows } = await check(await shop.as(UK), ['qz7001'], ['QZ-7002'], ['qz']);
    expect(rows.map(({ product, isBeginning }) => [product?.productName, isBeginning])).toEqual([
      ['QZ-7001-LEFT', true],
      [undefined, false],
      [undefined, false],
    ]);
    expect(rows[1]?.trouble?.message).toBe('Several part numbers match. Please choose one.');
    expect(rows[1]?.nearest.map(({ productName }) => productName)).toEqual(['QZ-7002-A', 'QZ-7002-B']);
    expect(rows[2]?.trouble?.code).toBe('unknown');
  });

  test('an unknown number offers its nearest parts, and an inactive one gets the same answer (B7)', async ({
    shop,
  }) => {
    const { rows } = await check(await shop.as(UK), ['DB-0151'], ['XX-INACTIVE'], ['']);
    expect(rows.map(({ trouble }) => trouble?.message)).toEqual(Array(3).fill('There is no part with this number.'));
    expect(rows[0]?.nearest[0]?.productName).toBe('DB-0150');
    expect(rows[1]?.product).toBeNull();
  });

  test.for(['DB-O150', 'DB-O150-X', 'DB-0I50-X'])(
    '%s offers DB-0150: a letter was typed for a digit',
    async (typed, { shop }) => {
      const { rows } = await check(await shop.as(UK), [typed]);
      expect(rows[0]?.trouble?.code).toBe('unknown');
      expect(rows[0]?.nearest.map(({ productName }) => productName)).toContain('DB-0150');
    },
  );

  test('two parts with one number are both offered (D45)', async ({ shop }) => {
    await newProduct(shop, { productName: 'TWIN-1' });
    await newProduct(shop, { productName: 'twin 1', allowDuplicate: true });
    const { rows } = await check(await shop.as(UK), ['TWIN-1']);
    expect(rows[0]?.trouble?.code).toBe('several');
    expect(rows[0]?.nearest).toHaveLength(2);
  });
});

describe('widths and quantities of a row', () => {
  test.for([
    ['in words', 'TT-1015-25', '50 mm', '50 mm'],
    ['as a figure', 'TT-1015-25', '50', '50 mm'],
    ['in another unit', 'TT-1015-25', '5 cm', '50 mm'],
    ['behind the number', 'TT-1015-25 50 mm', '', '50 mm'],
  ] as const)('a width %s', async ([, part, width, expected], { shop }) => {
    const { rows } = await check(await shop.as(UK), [part, 4, width]);
    expect(rows.map(summaryOf)).toEqual([['TT-1015-25', expected, 4, 9920, null]]);
  });

  test('a width that is missing, unknown or of a part without widths is requested, never guessed', async ({ shop }) => {
    const { rows } = await check(await shop.as(UK), ['TT-1015-25'], ['TT-1015-25', 1, '51'], ['DB-0150', 1, '50']);
    expect(rows.map(({ trouble }) => trouble?.message)).toEqual([
      'Please choose a width.',
      'This part is not available in the width “51”.',
      'This part has no widths. Please leave the width empty.',
    ]);
    expect(rows[0]?.widths[1]).toEqual({ variantId: 502, variantDetails: '50 mm' });
  });

  test.for([0, 101, 2.5, '2,5', '1.000', '-1', 'three', '1e2'])(
    '%s is not a quantity (C1)',
    async (quantity, { shop }) => {
      const { rows, readyLines } = await check(await shop.as(UK), ['DB-0150', quantity]);
      expect(rows[0]?.trouble).toEqual({
        code: 'quantity',
        message: 'Quantity must be a whole number from 1 to 100',
      });
      expect([rows[0]?.units, rows[0]?.quantity, readyLines]).toEqual([null, String(quantity), 0]);
    },
  );

  test('an empty one is one', async ({ shop }) => {
    expect((await check(await shop.as(UK), ['DB-0150'])).rows.map(summaryOf)).toEqual([
      ['DB-0150', null, 1, 3034, null],
    ]);
  });

  test('the same part in several rows becomes one line, and each row says so', async ({ shop }) => {
    const { rows, readyLines, goodsMinor } = await check(
      await shop.as(UK),
      ['DB-0150', 3],
      ['TT-1015-25', 1, '50'],
      ['db0150', 2],
      ['TT-1015-25', 1, '25'],
    );
    expect(rows.map(({ units, joinedTo, lineTotalMinor }) => [units, joinedTo, lineTotalMinor])).toEqual([
      [5, null, 15_170],
      [1, null, 2480],
      [2, 1, null],
      [1, null, 1320],
    ]);
    expect([readyLines, goodsMinor]).toEqual([3, 18_970]);
    const tooMany = await check(await shop.as(UK), ['DB-0150', 60], ['DB-0150', 41]);
    expect([tooMany.rows[0]?.trouble?.code, tooMany.readyLines]).toEqual(['quantity', 0]);
  });

  test('a part not sold to this customer says why (B8, D4)', async ({ shop }) => {
    const { rows } = await check(await shop.as('us@converter.test'), ['TT-AWARD-3'], ['TT-AWARD-2']);
    expect(rows.map(({ trouble }) => trouble?.code)).toEqual(['tape-shop', 'unavailable-in-country']);
  });
});

describe('the call', () => {
  test('checks 1,000 rows in five statements, its session included', async ({ shop }) => {
    const uk = await shop.as(UK);
    const known = ['DB-0150', 'DB-0200', 'DB-0025', 'TT-1015'];
    const rows = Array.from(
      { length: 1000 },
      (_, row) => [row % 7 === 0 ? `NO-${row}` : (known[row % 4] ?? '')] as const,
    );
    await check(uk, ...rows.slice(0, 5)); // data common to all calls is read
    const statements = await recordStatements(async () => {
      expect((await check(uk, ...rows)).rows).toHaveLength(1000);
    });
    expect(statements.length, statements.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(5);
  });

  test('accepts 1,000 rows and no more, and only lists of rows', async ({ shop }) => {
    const uk = await shop.as(UK);
    const tooMany = await check(uk, ...Array.from({ length: 1001 }, () => ['DB-0150'] as const));
    expect([tooMany.status, tooMany.errors[0].message]).toEqual([400, 'At most 1000 rows can be sent at a time']);
    expect((await uk.post('/api/QuickOrder/CheckRows', { rows: 'DB-0150' })).status).toBe(400);
    expect((await uk.post('/api/QuickOrder/CheckRows', { rows: [{ part: { a: 1 } }] })).status).toBe(400);
    expect((await check(uk, ['x'.repeat(101)])).status).toBe(400);
    expect((await check(uk)).rows).toEqual([]);
  });

  test('is for customers: no price is sent without a session (A13)', async ({ shop }) => {
    expect((await check(shop.api, ['DB-0150'])).status).toBe(401);
    expect((await check(await shop.asStaff(), ['DB-0150'])).status).toBe(403);
  });
});
