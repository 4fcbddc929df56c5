import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { rareDemands } from './common-words.ts';
import { searchTerm } from './search-term.ts';
import { STOP_WORDS } from './stop-words.ts';
import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf([{ word: 'Rakel', means: 'doctor blade' }], []);

test.for([
  ['a word is common that a stem is the beginning of', ['blades', 'supplied', 'supply'], ['blade', 'suppli'], []],
  ['so is a half typed one', ['bla', 'suppl'], ['blade', 'suppli'], []],
  ['a part number’s letters are when they stand alone', ['db', 'dbx'], ['db'], ['dbx']],
  ['other words are rare', ['blade', 'xylophone'], ['blade'], ['xylophone']],
  ['a word of the trade is when what it means is', ['rakel'], ['doctor', 'blade'], []],
  ['and rare when one word of that is', ['rakel'], ['doctor'], ['rakel']],
  ['in a small catalogue every word is rare', ['doctor', 'blade'], [], ['doctor', 'blade']],
] as const)('%s: of %j (D9)', ([_, words, common, rare]) => {
  const { demands } = searchTerm(words.join(' '), vocabulary);
  expect(rareDemands(demands, common).map(({ typed }) => typed)).toEqual(rare);
});

test('the words without meaning are those that PostgreSQL leaves out', async ({ shop }) => {
  const { rows } = await shop.shop.db.$client.query<{ word: string }>(
    `select word from unnest($1::text[]) as word where to_tsvector('english', word) <> ''`,
    [[...STOP_WORDS]],
  );
  expect(rows).toEqual([]);
});
