import { eq, gt, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { quickDrizzle } from './quick-rows.ts';

const shouted = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => value.toLowerCase(),
  fromDriver: (value) => value.toUpperCase(),
});
const presses = pgTable('presses', {
  id: integer().primaryKey(),
  name: shouted().notNull(),
  builtAt: timestamp({ withTimezone: true, mode: 'date' }),
});
const rollers = pgTable('rollers', { id: integer().primaryKey(), pressId: integer().notNull(), cells: text() });

/** Every form of a query that the shop uses: columns, own types, expressions, sub-queries, joins that may find nothing. */
function readAll(db: NodePgDatabase) {
  const doubled = sql<number>`${presses.id} * 2`.mapWith((value: number) => `twice: ${value}`);
  const sizes = db
    .select({ pressId: rollers.pressId, most: sql<number>`max(${rollers.id})`.mapWith(Number).as('most') })
    .from(rollers)
    .groupBy(rollers.pressId)
    .as('sizes');
  return Promise.all([
    db.select().from(presses).orderBy(presses.id),
    db.select({ name: presses.name, doubled, when: presses.builtAt }).from(presses).orderBy(presses.id),
    db.select().from(presses).leftJoin(rollers, eq(rollers.pressId, presses.id)).orderBy(presses.id, rollers.id),
    db.select().from(presses).innerJoin(rollers, eq(rollers.pressId, presses.id)).orderBy(rollers.id),
    db.select().from(rollers).rightJoin(presses, eq(rollers.pressId, presses.id)).orderBy(presses.id, rollers.id),
    db
      .select({ press: { id: presses.id, name: presses.name }, roller: { id: rollers.id, cells: rollers.cells } })
      .from(presses)
      .leftJoin(rollers, eq(rollers.pressId, presses.id))
      .orderBy(presses.id, rollers.id),
    db
      .select({ both: { press: presses.id, roller: rollers.id }, shouted: sql`lower(${presses.name})` })
      .from(presses)
      .leftJoin(rollers, eq(rollers.pressId, presses.id))
      .orderBy(presses.id, rollers.id),
    db
      .select({ id: presses.id, most: sizes.most })
      .from(presses)
      .leftJoin(sizes, eq(sizes.pressId, presses.id))
      .orderBy(presses.id),
    db.insert(rollers).values({ id: 9, pressId: 1, cells: null }).onConflictDoNothing().returning(),
    db
      .select({ id: presses.id })
      .from(presses)
      .where(gt(presses.id, sql.placeholder('id')))
      .prepare('above')
      .execute({ id: 1 }),
  ]);
}

test('rows are read as Drizzle itself reads them, whatever a query asks for', async ({ emptyShop }) => {
  const pool = emptyShop.owner.$client;
  await pool.query(`
    create table presses (id integer primary key, name text not null, built_at timestamptz);
    create table rollers (id integer primary key, press_id integer not null, cells text);
    insert into presses values (1, 'narrow', '2020-02-29T12:00:00Z'), (2, 'wide', null);
    insert into rollers values (3, 1, null), (4, 1, '400')`);
  const [quick, plain] = [
    await readAll(quickDrizzle(pool)),
    (await pool.query('delete from rollers where id = 9'), await readAll(drizzle(pool, { casing: 'snake_case' }))),
  ];
  expect(quick).toEqual(plain);
  // What the comparison would not see if both were wrong: the own type was read, and where nothing was joined stands null.
  expect(quick[0][0]).toEqual({ id: 1, name: 'NARROW', builtAt: new Date('2020-02-29T12:00:00Z') });
  expect(quick[2].at(-1)).toEqual({ presses: { id: 2, name: 'WIDE', builtAt: null }, rollers: null });
  expect(quick[7]).toEqual([
    { id: 1, most: 4 },
    { id: 2, most: null },
  ]);
});
