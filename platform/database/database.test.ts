import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { asCommitted, CommitLostError } from './database.ts';

test('a statement whose connection is lost says that it may have taken effect; one that fails does not', async ({
  emptyShop,
}) => {
  const { db } = emptyShop.shop;
  const lost = asCommitted(db.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
  await expect(lost).rejects.toThrow(CommitLostError);
  await expect(asCommitted(db.execute(sql`select 1 / 0`))).rejects.not.toThrow(CommitLostError);
  await expect(asCommitted(db.execute(sql`select 1`))).resolves.toBeDefined();
});
