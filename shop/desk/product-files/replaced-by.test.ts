import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { changesOf, exportedText, sendImport, take } from './testing/send-import.ts';

const HEAD = 'productID,productName,replacedBy,replacedFrom,replacedNote';

describe('replacements are imported and exported with the products (J5)', () => {
  test('they are exported, come back changed, and can be undone', async ({ ownShop: shop }) => {
    const staff = await shop.asStaff();
    const replacement = async (id: number) =>
      (await staff.get(`/api/Product/GetReplacementForEdit/${id}`)).body as { parts: object[]; fromOn: string | null };
    const first = [{ part: 'DB-0200', quantity: 2 }];
    const saved = { productId: 140, fromOn: '2026-01-05', note: '', parts: first, version: 0 };
    expect((await staff.post('/api/Product/SaveReplacement', saved)).body).toBe(1);
    const [head = '', ...rows] = (await exportedText(shop, staff, 'products.csv')).split(/\r?\n/);
    expect(head).toContain(',replacedBy,replacedFrom,replacedNote,');
    const before = await replacement(140);

    const text = `${HEAD}\n140,DB-0150,141 | 3 x 139,03/12/2026,\n141,DB-0200,,,\n`;
    const sent = await sendImport(shop, staff, text);
    expect([sent.errors, await changesOf(staff, sent.id)]).toEqual([
      [],
      [[2, 'DB-0150', 'replacedBy: 2 x 141 → 141 | 3 x 139', 'replacedFrom: 2026-01-05 → 2026-12-03']],
    ]);
    expect((await take(staff, 'Apply', sent.id)).state).toBe('applied');
    expect(await replacement(140)).toMatchObject({
      fromOn: '2026-12-03',
      parts: [
        { part: 'DB-0200', quantity: 1 },
        { part: 'DB-0025', quantity: 3 },
      ],
    });
    expect(rows.some((row) => row.includes('2 x 141'))).toBe(true);
    expect((await take(staff, 'Undo', sent.id)).state).toBe('undone');
    const { parts, fromOn } = await replacement(140);
    expect([parts, fromOn]).toEqual([before.parts, before.fromOn]);
  });

  test.for([
    ['itself', '140,DB-0150,140,2026-12-03,', 'A part cannot be replaced by itself, directly or through other parts'],
    ['an unknown part', '140,DB-0150,999999,2026-12-03,', 'There is no product 999999'],
    ['no day', '140,DB-0150,141,,', 'Please enter the date as dd/mm/yyyy'],
    ['a number of none', '140,DB-0150,0 x 141,2026-12-03,', /as productIDs separated by/],
    ['one twice', '140,DB-0150,141 | 2 x 141,2026-12-03,', /as productIDs separated by/],
    ['words', '140,DB-0150,DB-0200,2026-12-03,', /as productIDs separated by/],
  ] as const)('refuses %s', async ([, row, expected], { shop }) => {
    const sent = await sendImport(shop, await shop.asStaff(), `${HEAD}\n${row}\n`);
    expect(sent.errors).toHaveLength(1);
    expect(JSON.stringify(sent.errors)).toMatch(expected);
  });

  test('parts of one file that replace each other are refused on applying, and nothing is written', async ({
    ownShop: shop,
  }) => {
    const staff = await shop.asStaff();
    const text = `${HEAD}\n140,DB-0150,141,2026-12-03,\n141,DB-0200,140,2026-12-03,\n`;
    const sent = await sendImport(shop, staff, text);
    const applied = await take(staff, 'Apply', sent.id);
    expect(applied.state).not.toBe('applied');
    expect(JSON.stringify(applied)).toContain('directly or through other parts');
    expect((await staff.get('/api/Product/GetReplacementForEdit/140')).body.parts).toEqual([]);
  });
});
