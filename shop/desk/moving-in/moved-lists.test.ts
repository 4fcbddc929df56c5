import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { nameEverything } from '../moving-out/export-everything.ts';
import { check, faultsOf, step } from './testing/moves.ts';

/** Files of a list of this member of the sample shop, or of a new one. */
async function filesOf({ shop, owner }: TestShop, key: string, lines: readonly string[], email = 'uk@converter.test') {
  await nameEverything(shop.db);
  const { rows } = await owner.$client.query<{ number: string }>(
    `select external_id as number from external_ids join customers on customers.id = entity_id where kind = 'members' and email = '${email}'`,
  );
  return [
    { name: 'lists.csv', content: `externalId,member,name,ofCompany\n${key},${rows[0]?.number},Moved ${key},1` },
    {
      name: 'list-lines.csv',
      content: ['list,position,partNumber,width,quantity', ...lines.map((line) => `${key},${line}`)].join('\n'),
    },
  ];
}

describe('lists of members (G4)', () => {
  test('are there, and go when the move is undone', async ({ shop }) => {
    const files = await filesOf(shop, 'LI-A', ['2,DB-0150,,3', '1,TT-4015-25,330 mm,4']);
    const { id, state } = await check(shop, files);
    expect(state).toBe('checked');
    expect((await step(shop, id, 'apply')).conflicts).toEqual([]);
    const member = await shop.as('uk@converter.test');
    const listed = async () => {
      const { body } = await member.get('/api/List/GetLists');
      return (body as { listId: number; listName: string }[]).find(({ listName }) => listName === 'Moved LI-A');
    };
    const { body: list } = await member.get(`/api/List/GetList/${(await listed())?.listId}`);
    const quantities = (list.lines as { quantity: number }[]).map(({ quantity }) => quantity);
    expect(quantities, 'in their order').toEqual([4, 3]);
    const again = await check(shop, files);
    expect([again.added, again.changed, again.unchanged]).toEqual([0, 0, 3]);
    expect((await step(shop, id, 'undo')).conflicts).toEqual([]);
    expect(await listed()).toBeUndefined();
  });

  test.for([
    ['a tape without its width', ['1,TT-4015-25,,4'], 2, 'partNumber', 'staff-rule.move.no-part'],
    ['a part that nobody knows', ['1,DB-9999,,4'], 2, 'partNumber', 'staff-rule.move.no-part'],
    ['101 pieces', ['1,DB-0150,,101'], 2, 'quantity', 'staff-rule.move.whole'],
    ['a part twice', ['1,DB-0150,,1', '2,db-0150,,1'], 3, 'list', 'staff-rule.move.twice'],
  ] as const)('%s is refused by its row and column', async ([, lines, row, column, rule], { shop }) => {
    const checked = await check(shop, await filesOf(shop, 'LI-B', lines));
    expect(faultsOf(checked)).toEqual([['list-lines.csv', row, column, rule]]);
  });

  test('take a thousand lines and no more', async ({ shop }) => {
    await step(shop, (await check(shop, await filesOf(shop, 'LI-C', []))).id, 'apply');
    await shop.owner.$client.query(
      `insert into part_list_lines (list_id, position, product_id, variant_id, quantity)
       select part_lists.id, 1, products.id, product_variants.id, 1
       from part_lists, products, product_variants
       where part_lists.name = 'Moved LI-C'
       order by products.id, product_variants.id
       limit 999`,
    );
    const lines = ['1,DB-0150,,1', '2,DB-0200,,1'];
    expect(faultsOf(await check(shop, await filesOf(shop, 'LI-C', lines)))).toEqual([
      ['list-lines.csv', 2, 'list', 'refusal.list-full'],
      ['list-lines.csv', 3, 'list', 'refusal.list-full'],
    ]);
    expect((await check(shop, await filesOf(shop, 'LI-C', lines.slice(0, 1)))).state).toBe('checked');
  });

  test('stay with the member who made them', async ({ shop }) => {
    await step(shop, (await check(shop, await filesOf(shop, 'LI-D', []))).id, 'apply');
    const checked = await check(shop, await filesOf(shop, 'LI-D', [], 'us@converter.test'));
    expect(faultsOf(checked)).toEqual([['lists.csv', 2, 'member', 'staff-rule.move.settled']]);
  });
});
