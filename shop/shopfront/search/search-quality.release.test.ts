import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { type Outcome, readSearches, searchFor } from './testing/searches.ts';

/** As buyers type; every fourth was not looked at while the search was tuned. */
const buyers = readSearches('buyers');

test('of 376 searches of buyers at most two miss what they want (I2)', async ({ shop }) => {
  const outcomes: Outcome[] = [];
  for (const search of buyers) outcomes.push(await searchFor(shop, search));
  const missed = outcomes.filter(({ isMet }) => !isMet).map(({ report }) => report);
  expect(buyers).toHaveLength(376);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
});
