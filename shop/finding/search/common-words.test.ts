import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { rareWords } from './common-words.ts';
import { STOP_WORDS } from './stop-words.ts';

test.for([
  ['a word is common that a stem is the beginning of', ['blades', 'supplied', 'supply'], ['blade', 'suppli'], []],
  ['so is a half typed one', ['bla', 'suppl'], ['blade', 'suppli'], []],
  ['a part number’s letters are when they stand alone', ['db', 'dbx'], ['db'], ['dbx']],
  ['other words are rare', ['blade', 'xylophone'], ['blade'], ['xylophone']],
  ['words without meaning are neither', ['the', 'blade', 'for'], ['blade'], []],
  ['in a small catalogue every word is rare', ['doctor', 'blade'], [], ['doctor', 'blade']],
] as const)('%s: of %j (D9)', ([_, words, common, rare]) => {
  expect(rareWords(words, common)).toEqual(rare);
});

test('the words without meaning are those that PostgreSQL leaves out', async ({ shop }) => {
  const { rows } = await shop.shop.db.$client.query<{ word: string }>(
    `select word from unnest($1::text[]) as word where to_tsvector('english', word) <> ''`,
    [[...STOP_WORDS]],
  );
  expect(rows).toEqual([]);
});
