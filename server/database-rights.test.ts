import { expect, inject } from 'vitest';
import { ask } from './backup/testing/compare-shops.ts';
import { type TestShop, test } from './testing/test-shop.ts';

const APPEND_ONLY = [
  'agreements',
  'audit_entries',
  'exchange_rate_changes',
  'order_events',
  'order_lines',
  'order_messages',
  'order_return_events',
  'order_versions',
  'orders',
  'quotation_events',
  'quotation_lines',
  'quotation_versions',
  'sample_rows',
  'shipment_lines',
  'shipments',
  'stock_movements',
];

const asShop = ({ databaseUrl }: TestShop, statement: string) => ask(databaseUrl, statement);

/** Runs it as the role that owns the tables: triggers refuse what rights permit. */
const asOwner = ({ owner }: TestShop, statement: string) => owner.$client.query(statement);

test('the past cannot be deleted or rewritten, neither by the shop nor by the owner of the tables (B9)', async ({
  shop,
}) => {
  await asOwner(
    shop,
    `insert into audit_entries (staff_id, staff_name, action, entity, entity_id) values (0, 'Ada', 'saved', 'settings', '1')`,
  );
  for (const table of APPEND_ONLY) {
    for (const statement of [`delete from ${table}`, `truncate ${table} cascade`]) {
      await expect(asShop(shop, statement), statement).rejects.toThrow(`permission denied for table ${table}`);
      await expect(asOwner(shop, statement), statement).rejects.toThrow('is append only');
    }
  }
  for (const table of ['audit_entries', 'exchange_rate_changes']) {
    const statement = `update ${table} set id = id`;
    await expect(asShop(shop, statement)).rejects.toThrow(`permission denied for table ${table}`);
    await expect(asOwner(shop, statement)).rejects.toThrow(`${table} is append only: update is refused`);
  }
  await expect(asShop(shop, 'update orders set total_minor = 1')).rejects.toThrow('permission denied for table orders');
  await expect(asShop(shop, 'update order_lines set quantity = 1')).rejects.toThrow(
    'permission denied for table order_lines',
  );
});

test('an order may change its status, a line get its missing serial and machine, nothing more (D12)', async ({
  shop,
}) => {
  await asShop(shop, `update orders set status = 'pending' where id = 1003`);
  await asShop(shop, `update order_lines set serial = 'S-1', machine = '' where order_id = 1003 and serial = ''`);
  expect(await asShop(shop, `select distinct serial from order_lines where order_id = 1003`)).toEqual([
    { serial: 'S-1' },
  ]);
  await expect(asShop(shop, `update order_lines set serial = 'S-2' where order_id = 1003`)).rejects.toThrow(
    'is a snapshot',
  );
});

test('names of erased people can be removed from the past, and never replaced (O4)', async ({ shop }) => {
  await asShop(shop, `update orders set surname = '–', email = '' where id = 1004`);
  await asShop(shop, `update quotation_events set by_name = '–'`);
  for (const [statement, refusal] of [
    [`update orders set surname = 'Someone Else' where id = 1005`, 'is a snapshot'],
    [`update quotation_events set by_name = 'Someone Else'`, 'is append only'],
    [`update order_events set details = '{"why": "another reason"}'`, 'is append only'],
  ] as const) {
    await expect(asShop(shop, statement), statement).rejects.toThrow(refusal);
    await expect(asOwner(shop, statement), statement).rejects.toThrow(refusal);
  }
});

test('the shop cannot switch its protections off', async ({ shop }) => {
  for (const [statement, refusal] of [
    ['alter table orders disable trigger append_only', 'must be owner of table orders'],
    ['drop trigger append_only on audit_entries', 'must be owner of relation audit_entries'],
    [
      'create or replace function refuse_removal() returns trigger language plpgsql as $$ begin return old; end $$',
      'permission denied for schema public',
    ],
    ['set session_replication_role = replica', 'permission denied to set parameter "session_replication_role"'],
    ['drop table audit_entries', 'must be owner of table audit_entries'],
    ['create table public.mine ()', 'permission denied for schema public'],
    [
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)",
      'permission denied for table __drizzle_migrations',
    ],
  ] as const) {
    await expect(asShop(shop, statement), statement).rejects.toThrow(refusal);
  }
  expect(new URL(shop.databaseUrl).username).not.toBe(new URL(inject('databaseAdminUrl')).username);
});

test('the shop may read and write the rows of every other table', async ({ emptyShop }) => {
  const closed = await asShop(
    emptyShop,
    `select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ('{${APPEND_ONLY.join()}}')
       and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
         and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))`,
  );
  expect(closed).toEqual([]);
});
