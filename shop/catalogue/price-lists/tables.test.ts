import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { violatedConstraint } from '#platform/database/database.ts';
import { recordStatements } from '#server/testing/record-statements.ts';
import { test } from '#server/testing/test-shop.ts';
import { cartWith } from '../../trade/cart/testing/fill-cart.ts';
import type { Ladder } from '../pricing/ladder.ts';
import { priceListRecipients, priceListRows, priceLists } from '../pricing/tables.ts';
import { giveList, UK_COMPANY } from '../pricing/testing/give-list.ts';

const BLADE = 140;
const amounts = (...pairs: [from: number, minor: number][]): Ladder => pairs.map(([from, minor]) => ({ from, minor }));

async function refusalOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
  } catch (error) {
    return violatedConstraint(error);
  }
  return undefined;
}

describe('the database refuses (K1)', () => {
  test.for([
    ['no break', []],
    ['eleven breaks', amounts(...Array.from({ length: 11 }, (_, at): [number, number] => [at + 1, 100 - at]))],
    ['a quantity twice', amounts([5, 100], [5, 90])],
    ['quantities that fall', amounts([5, 100], [2, 90])],
    ['a quantity of 0', amounts([0, 100])],
    ['half a quantity', amounts([1.5, 100])],
    ['a price that rises', amounts([1, 100], [5, 101])],
    ['an amount below 0', amounts([1, -1])],
    ['an amount above 10,000,000.00', amounts([1, 1_000_000_001])],
    ['a discount of 0', [{ from: 1, discount: 0 }]],
    ['a discount of 100 %', [{ from: 1, discount: 10_000 }]],
    [
      'a discount that falls',
      [
        { from: 1, discount: 900 },
        { from: 5, discount: 800 },
      ],
    ],
    [
      'amounts mixed with discounts',
      [
        { from: 1, minor: 100 },
        { from: 5, discount: 800 },
      ],
    ],
    ['a break that is no object', ['cheap'] as unknown as Ladder],
  ] as const)('a ladder with %s', async ([, ladder], { shop }) => {
    const priceListId = await giveList(shop, { companyId: UK_COMPANY }, []);
    const row = { priceListId, productId: BLADE, startsOn: '2026-01-01', ladder };
    expect(await refusalOf(shop.shop.db.insert(priceListRows).values(row))).toBe('price_list_rows_ladder');
  });

  test('amounts in a list of percentages, and late ladders in an exclusive one', async ({ shop }) => {
    const { db } = shop.shop;
    const row = { productId: BLADE, startsOn: '2026-01-01' };
    const percentages = await giveList(shop, { companyId: UK_COMPANY }, [], { currencyId: null });
    const exclusive = await giveList(shop, { companyId: UK_COMPANY }, [], { exclusive: true });
    expect([
      await refusalOf(db.insert(priceListRows).values({ ...row, priceListId: percentages, ladder: amounts([1, 5]) })),
      await refusalOf(db.insert(priceListRows).values({ ...row, priceListId: exclusive, ladder: amounts([2, 5]) })),
    ]).toEqual(['price_list_rows_currency', 'price_list_rows_exclusive']);
  });

  test('a change of a list that its rows or recipients do not fit', async ({ shop }) => {
    const { db } = shop.shop;
    const late = await giveList(shop, 'everybody', [{ productId: BLADE, ladder: amounts([2, 9_999_999]) }]);
    const change = (id: number, set: Partial<typeof priceLists.$inferInsert>) =>
      refusalOf(
        db
          .update(priceLists)
          .set(set)
          .where(sql`id = ${id}`),
      );
    const open = await giveList(shop, 'everybody', []);
    const own = await giveList(shop, { companyId: UK_COMPANY }, [], { exclusive: true });
    expect([
      await change(late, { currencyId: 3 }),
      await change(late, { currencyId: null }),
      await change(late, { exclusive: true }),
      await change(open, { exclusive: true }),
      await refusalOf(db.insert(priceListRecipients).values({ priceListId: own })),
    ]).toEqual([
      'price_lists_amounts',
      'price_lists_amounts',
      'price_lists_exclusive_ladders',
      'price_lists_exclusive_recipients',
      'price_lists_exclusive_recipients',
    ]);
  });
});

test('no entry point reads price rows from end to end, however many there are (K7)', async ({ ownShop }) => {
  const { db } = ownShop.shop;
  const listIds = [];
  for (let count = 0; count < 5; count++) listIds.push(await giveList(ownShop, { companyId: UK_COMPANY }, []));
  await ownShop.owner.execute(sql`
    insert into price_list_rows (price_list_id, product_id, starts_on, ladder)
    select list.id, product.id, date '2020-01-01' + day, '[{"from": 1, "minor": 100}]'
    from price_lists as list, products as product, generate_series(1, 20) as day
    where list.name like 'List %'`);
  await ownShop.owner.execute(sql`analyze price_list_rows`);
  const uk = await ownShop.as('uk@converter.test');
  await cartWith(ownShop, uk, { part: 'DB-0150', quantity: 5 });
  const plansOf = async () => {
    const rows = [{ part: 'DB-0200', width: '', quantity: '12' }];
    const statements = await recordStatements(async () => {
      for (const path of READ) expect((await uk.get(path)).status, path).toBe(200);
      expect((await uk.post('/api/QuickOrder/CheckRows', { rows })).status).toBe(200);
    });
    const plans: string[] = [];
    for (const { text, values } of statements.filter(({ text }) => text.includes('price_list_rows'))) {
      const { rows } = await db.$client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  };
  // First with prices for parts only, then with a rule for all parts, which other statements read.
  const ofParts = await plansOf();
  await giveList(ownShop, { companyId: UK_COMPANY }, [{ ladder: [{ from: 1, discount: 100 }] }], { currencyId: null });
  for (const plan of [...ofParts, ...(await plansOf())]) {
    expect(plan).toContain('price_list_rows_of_part');
    expect(plan).not.toContain('Seq Scan on price_list_rows');
  }
  expect(ofParts).toHaveLength(READ.length + 2); // a part's page also reads those of its related parts
});

const READ = [
  '/api/ProductCategory/FindProductsByCategoryID/28/1',
  '/api/Product/GetProductDetail/140',
  '/api/Product/GetListing?categoryGuid=28',
  '/api/Cart/GetCurrentCart',
];
