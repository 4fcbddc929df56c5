import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { makeKit, stockOf } from '../parts/testing/make-kit.ts';
import { kitStock } from './kit-stock.ts';

describe('the stock of a kit is what its parts allow (J7)', () => {
  test.for([
    [
      'the scarcest part decides',
      [
        [10, 2],
        [3, 1],
      ],
      3,
    ],
    ['a rest of a part is no kit', [[7, 4]], 1],
    [
      'a part that is out of stock',
      [
        [100, 1],
        [0, 1],
      ],
      0,
    ],
    ['no part', [], 0],
  ] as const)('%s', ([, parts, expected]) => {
    expect(kitStock(parts.map(([stockLevel, quantity]) => ({ stockLevel, quantity })))).toBe(expected);
  });

  test('so many kits can be taken from the parts, and not one more', () => {
    const part = fc.record({ stockLevel: fc.nat(1000), quantity: fc.integer({ min: 1, max: 100 }) });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 10 }), (parts) => {
        const kits = kitStock(parts);
        const isEnough = (count: number) => parts.every(({ stockLevel, quantity }) => quantity * count <= stockLevel);
        expect([isEnough(kits), isEnough(kits + 1)]).toEqual([true, false]);
      }),
    );
  });

  test('the database stores the same, whatever moves the stock of a part', async ({ ownShop }) => {
    const { kitId, partIds } = await makeKit(ownShop, [2, 1, 5]);
    const part = fc.record({ at: fc.nat(2), level: fc.nat(60) });
    await fc.assert(
      fc.asyncProperty(part, async ({ at, level }) => {
        await ownShop.shop.db.execute(sql`update products set stock_level = ${level} where id = ${partIds[at] ?? 0}`);
        const levels = await stockOf(ownShop, partIds);
        const expected = kitStock(levels.map((stockLevel, index) => ({ stockLevel, quantity: [2, 1, 5][index] ?? 1 })));
        expect(await stockOf(ownShop, [kitId])).toEqual([expected]);
      }),
      { numRuns: 25 },
    );
  });
});
