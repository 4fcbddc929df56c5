import { expect, test } from 'vitest';
import { activationOutcome, mayLogIn, priceClassOfActivation, statusSavedByStaff } from './account-status.ts';

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

test.each([
  ['waiting', 'active', 'active'],
  ['waiting', 'inactive', 'waiting'],
  ['waiting', undefined, 'waiting'],
  ['active', 'inactive', 'inactive'],
  ['active', undefined, 'active'],
  ['inactive', 'active', 'active'],
  ['inactive', 'inactive', 'inactive'],
] as const)('an account that is %s, saved with the status box %s, is %s (B10, E11)', (present, box, status) => {
  expect(statusSavedByStaff(present, box)).toBe(status);
});
