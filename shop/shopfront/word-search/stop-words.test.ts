import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { STOP_WORDS } from './stop-words.ts';

test('the stop words are those of PostgreSQL', async ({ shop }) => {
  const { rows } = await shop.shop.db.$client.query<{ word: string }>(
    `select word from unnest($1::text[]) as word where to_tsvector('english', word) <> ''`,
    [[...STOP_WORDS]],
  );
  expect(rows).toEqual([]);
});
