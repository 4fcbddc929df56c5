import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { CommitLostError, inShortTransaction, type Database, type Db } from './database.ts';

const note = (tx: Db, words: string | null) => tx.execute(sql`insert into notes (words) values (${words})`);

async function notesIn(db: Database): Promise<string[]> {
  const { rows } = await db.$client.query<{ words: string }>('select words from notes order by words');
  return rows.map(({ words }) => words);
}

describe('a short transaction', () => {
  test('writes all of its statements, and nothing where one of them fails, wherever it stands', async ({
    emptyShop,
  }) => {
    const { owner: db } = emptyShop;
    await db.execute(sql`create table notes (words text not null)`);

    await inShortTransaction(db, {
      first: (tx) => note(tx, 'first'),
      decide: async (tx) => () => note(tx, 'last'),
    });
    expect(await notesIn(db)).toEqual(['first', 'last']);

    const failures = [
      { first: (tx: Db) => note(tx, null), decide: async (tx: Db) => () => note(tx, 'too late') },
      { first: (tx: Db) => note(tx, 'too early'), decide: () => Promise.reject(new Error('Refused.')) },
      { first: (tx: Db) => note(tx, 'too early'), decide: async (tx: Db) => () => note(tx, null) },
    ];
    for (const failure of failures) await expect(inShortTransaction(db, failure)).rejects.toThrow();
    expect(await notesIn(db)).toEqual(['first', 'last']);
  });

  test('whose connection is lost with its last statement says that it may have been committed', async ({
    emptyShop,
  }) => {
    const { db } = emptyShop.shop;
    const lost = inShortTransaction(db, {
      first: (tx) => tx.execute(sql`select 1`),
      decide: async (tx) => () => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
    });
    await expect(lost).rejects.toThrow(CommitLostError);
    await expect(db.execute(sql`select 1`)).resolves.toBeDefined();
  });
});
