import pg from 'pg';
import { describe, expect } from 'vitest';
import { CUSTOMER } from './testing/callers.ts';
import { test, type TestShop } from '../testing/test-shop.ts';

// The second wall between companies (docs/decisions/0030): what the database refuses where a query of ours forgets whose rows it may
// write. foreign-objects.test.ts tests the first.

/** Tables of a company that are not behind the wall, with the reason. */
const IN_FRONT: Readonly<Record<string, string>> = {
  company_merges: 'of two companies, by staff',
  passkey_challenges: 'found by a secret, before anybody is known',
  passkeys: 'so is this',
  password_resets: 'so is this',
  recovery_codes: 'so is this',
  second_factors: 'so is this',
  sessions: 'so is this',
  shipment_lines: 'by staff, and append only',
  staff_sign_ins: 'found by a secret, before anybody is known',
  stand_ins: 'by staff',
};

/** Everything that names a company, or from which keys lead to one, however many tables lie between. */
const OF_COMPANIES = `
  with recursive reached (oid) as (
    select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'company_id' and relkind = 'r' and relnamespace = 'public'::regnamespace or attrelid = 'companies'::regclass
    union
    select conrelid from pg_constraint join reached on confrelid = reached.oid where contype = 'f'
  )
  select relname as name, relrowsecurity as "isBehind" from pg_class join reached using (oid) order by relname`;

async function tablesOfCompanies({ owner }: TestShop) {
  const { rows } = await owner.$client.query<{ name: string; isBehind: boolean }>(OF_COMPANIES);
  const named = (behind: boolean) => rows.filter(({ isBehind }) => isBehind === behind).map(({ name }) => name);
  return { behind: named(true), inFront: named(false) };
}

/** Runs one statement of the shop's role in a transaction for that company, and rolls it back. */
async function asCompany({ databaseUrl }: TestShop, company: string, statement: string): Promise<number | string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`begin; set local pressline.company = '${company}'`);
    const { rowCount } = await client.query(statement);
    return rowCount ?? 0;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end();
  }
}

const BEHIND_THE_WALL = /^new row violates row-level security policy/;

test('what hangs on a company is behind the wall, or is known not to be', async ({ shop }) => {
  expect((await tablesOfCompanies(shop)).inFront).toEqual(Object.keys(IN_FRONT));
});

test('for nobody no row of any table behind it can be added, locked, changed or removed', async ({ shop }) => {
  for (const table of (await tablesOfCompanies(shop)).behind) {
    expect([table, await asCompany(shop, 'none', `insert into ${table} default values`)]).toEqual([
      table,
      expect.stringMatching(BEHIND_THE_WALL),
    ]);
    for (const verb of [`select from ${table} for update`, `delete from ${table}`])
      expect([table, verb, await asCompany(shop, 'none', verb)]).toEqual([
        table,
        verb,
        expect.toBeOneOf([0, `permission denied for table ${table}`]),
      ]);
  }
});

describe('for one company', () => {
  const OWN = String(CUSTOMER);

  test.for([
    [
      'its own row is changed',
      `update delivery_addresses set line1 = 'x' where id = (select min(id) from delivery_addresses where company_id = 1)`,
      1,
    ],
    ['another’s is not there to be changed', `update delivery_addresses set line1 = 'x' where company_id = 2`, 0],
    ['another’s is not there to be removed', 'delete from carts where company_id <> 1', 0],
    ['another’s order is not there to be marked', `update orders set status = 'pending' where company_id = 2`, 0],
    [
      'another’s lines are not there to be changed',
      'update cart_lines set quantity = 1 where cart_id in (select id from carts where company_id <> 1)',
      0,
    ],
    ['another’s member can not be locked', 'select from customers where company_id = 2 for update', 0],
    ['another’s terms are not there to be changed', 'update companies set price_class = 2 where id <> 1', 0],
    ['a row of its own can not become another’s', 'update delivery_addresses set company_id = 2', BEHIND_THE_WALL],
    [
      'another can not be given a row',
      `insert into carts (guid, company_id, customer_id) values (gen_random_uuid(), 2, 2)`,
      BEHIND_THE_WALL,
    ],
    [
      'another’s order can not be given a message',
      `insert into order_messages (order_id, side, by_name, message, written_at) select id, 'buyer', 'x', 'x', now() from orders where company_id = 2 limit 1`,
      BEHIND_THE_WALL,
    ],
    ['reading is as before: what is seen is in each query', 'select from orders where company_id = 2', /^\d+$/],
  ] as const)('%s', async ([, statement, expected], { shop }) => {
    const done = await asCompany(shop, OWN, statement);
    if (typeof expected === 'number') expect(done).toBe(expected);
    else expect(String(done)).toMatch(expected);
  });
});

test('a transaction that tells no company is of the version before, and may write as it could', async ({ shop }) => {
  const { behind } = await tablesOfCompanies(shop);
  expect(behind).toContain('carts');
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query('begin');
  const { rowCount } = await client.query(`update delivery_addresses set line1 = line1`);
  await client.end();
  expect(rowCount).toBe(await shop.owner.$client.query('select from delivery_addresses').then((all) => all.rowCount));
});
