import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { machines } from '../../catalogue/presses/tables.ts';
import { nameEverything } from '../moving-out/export-everything.ts';
import { check, step } from './testing/moves.ts';

test.for([
  ['UV | -Chill drum', ['UV'], ['Chill drum']],
  ['UV', ['UV'], []],
  ['-Chill drum', [], ['Chill drum']],
  ['-', [], ['UV', 'Chill drum']],
  ['', null, []],
] as const)('options of a press in a move: "%s" (Q1, J3)', async ([cell, options, missingOptions], { shop }) => {
  await nameEverything(shop.shop.db);
  const { rows } = await shop.owner.$client.query<{ number: string }>(
    `select external_id as number from external_ids where kind = 'companies' and entity_id = 1`,
  );
  const serial = `P5-77${cell.length}`;
  const content = `externalId,company,model,serial,options\nP-${serial},${rows[0]?.number},P5-13,${serial},${cell}`;
  const { id } = await check(shop, [{ name: 'presses.csv', content }]);
  await step(shop, id, 'apply');
  const [stored] = await shop.shop.db.select().from(machines).where(eq(machines.serial, serial));
  expect(stored).toMatchObject({ options, missingOptions });
  const again = await check(shop, [{ name: 'presses.csv', content }]);
  expect([again.added, again.changed, again.unchanged]).toEqual([0, 0, 1]);
});
