import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { type Outcome, readSearches, searchFor } from './testing/searches.ts';

/** Seventy searches in the words of someone who does not know the shop; the search was tuned on the first half only. */
const newcomers = readSearches('newcomers');

test.for(['first', 'second'] as const)(
  'of the %s 35 searches of a newcomer 34 have the right part among the first five (I2)',
  async (half, { shop }) => {
    const searches = newcomers.filter(({ list }) => list === half);
    const missed: string[] = [];
    for (const search of searches) {
      const { isMet, report } = await searchFor(shop, search);
      if (!isMet) missed.push(report);
    }
    expect(searches).toHaveLength(35);
    expect(missed.slice(1), missed.join('\n')).toEqual([]);
  },
);

/** Searches as strangers type them: carrier words, slips in every word, bare inches, symptoms, other makers' numbers. */
const strangers = readSearches('strangers');

test('of 35 searches of strangers the right part comes first in 34, among the first five in all (I2)', async ({
  shop,
}) => {
  const outcomes: Outcome[] = [];
  for (const search of strangers) outcomes.push(await searchFor(shop, search));
  const first = outcomes.filter(({ place }) => place === 1).length;
  const withinFive = outcomes.filter(({ place }) => place > 0 && place <= 5).length;
  const report = outcomes.map((outcome) => outcome.report).join('\n');
  expect({ first, withinFive, all: strangers.length }, report).toEqual({ first: 34, withinFive: 35, all: 35 });
});
