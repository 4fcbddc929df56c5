import { expect, test } from 'vitest';
import { activationOutcome, mayLogIn, priceClassOfActivation } from './account-status.ts';

test.each([
  ['waiting', 'activated'],
  ['active', 'already-active'],
  ['inactive', 'not-activated'],
] as const)('a link opened for an account that is %s: %s (B10, D18)', (status, outcome) => {
  expect(activationOutcome(status)).toBe(outcome);
});

test.each([
  ['d', 'domestic', 2],
  ['e', 'European', 1],
  ['i', 'international', 3],
] as const)('the link "%s" gives the %s price class %d (B10)', (link, _, priceClass) => {
  expect(priceClassOfActivation(link)).toBe(priceClass);
});

test('only an active account logs in (B10)', () => {
  expect([mayLogIn('waiting'), mayLogIn('active'), mayLogIn('inactive')]).toEqual([false, true, false]);
});
