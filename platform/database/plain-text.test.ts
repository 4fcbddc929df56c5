import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { holdsPlain } from './accent-insensitive.ts';

test.for([
  ['Müller Etiketten', 'muller', true],
  ['Muller Labels', 'MÜLLER', true],
  ['Straßenbau Łódź', 'strassenbau lodz', true],
  ['Ærø Œuvre', 'aero oeuvre', true],
  ['Zażółć gęślą', 'zazolc gesla', true],
  ['İzmir Sığır', 'izmir sigir', true],
  ['Inline ﬁlter', 'filter', true],
  ['АНИЛОКС', 'анилокс', true],
  ['刮刀 工場', '刮刀', true],
  ['100 mm', '1__ mm', false],
  ['50％ off', '50%', true],
  ['anything', '％', false],
  ['anything', '\\', false],
  ['a_b\\c%d', 'a_b\\c%d', true],
] as const)('“%s” is found by “%s”: %s', async ([text, words, isFound], { emptyShop }) => {
  const { rows } = await emptyShop.shop.db.execute(sql`select ${holdsPlain(sql`(${text}::text)`, words)} as found`);
  expect(rows).toEqual([{ found: isFound }]);
});
