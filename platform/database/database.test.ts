import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { callFor } from './call-context.ts';
import { aroundTransactions, asCommitted, CommitLostError, inTransaction } from './database.ts';

test('a statement whose connection is lost says that it may have taken effect; a failed one does not', async ({
  emptyShop,
}) => {
  const { db } = emptyShop.shop;
  const lost = asCommitted(db.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
  await expect(lost).rejects.toThrow(CommitLostError);
  await expect(asCommitted(db.execute(sql`select 1 / 0`))).rejects.not.toThrow(CommitLostError);
  await expect(asCommitted(db.execute(sql`select 1`))).resolves.toBeDefined();
});

test('an outcome is unknown only if the transaction has begun', async ({ emptyShop }) => {
  const { owner } = emptyShop;
  await owner.execute(sql`create table notes (text text)`);
  const write = (text: string) => inTransaction(owner, (tx) => tx.execute(sql`insert into notes values (${text})`));
  // Here the begin fails, so the statement is never sent.
  const refused = { session: "' || 1 / 0 || '", memberId: null };
  await expect(callFor(refused, () => write('lost'))).rejects.toThrow('division by zero');
  await callFor({ session: null, memberId: 1 }, () => write('kept'));
  const { rows } = await owner.execute(sql`select text from notes`);
  expect(rows).toEqual([{ text: 'kept' }]);
});

test('after a deadlock, a call within one transaction is not restarted once one of its steps is done', async ({
  emptyShop,
}) => {
  const { owner } = emptyShop;
  await owner.execute(sql`create table steps (text text)`);
  const write = (text: string) => inTransaction(owner, (tx) => tx.execute(sql`insert into steps values (${text})`));
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const call = async () => {
    await write('first');
    await inTransaction(owner, () => Promise.reject(deadlock));
  };
  await aroundTransactions(owner, async () => {
    await expect(callFor({ session: null, memberId: null }, call)).rejects.toThrow(deadlock);
  });
  const { rows } = await owner.execute(sql`select text from steps`);
  expect(rows).toEqual([{ text: 'first' }]);
});

test('no constraint stays unvalidated: each applies to old rows as well', async ({ emptyShop }) => {
  const { rows } = await emptyShop.owner.execute(
    sql`select conrelid::regclass::text as "table", conname as name from pg_constraint where not convalidated`,
  );
  expect(rows).toEqual([]);
});
