import { describe, expect, test } from 'vitest';
import {
  afterStep,
  BUYERS_STEPS,
  largestDiscount,
  mayGive,
  QUOTATION_STATES,
  SHOWN_STATES,
  shownState,
  STAFFS_STEPS,
} from './quotation.ts';

describe('steps of a quotation (K6)', () => {
  /** The state after each step; '-': the step is refused. */
  const TABLE = {
    //           counter      decline     retract      order      prepare      review    send    withdraw
    asked: ['-', '-', 'withdrawn', '-', 'preparing', 'review', 'sent', 'withdrawn'],
    preparing: ['-', '-', 'withdrawn', '-', 'preparing', 'review', 'sent', 'withdrawn'],
    review: ['-', '-', 'withdrawn', '-', 'preparing', 'review', 'sent', 'withdrawn'],
    sent: ['countered', 'declined', '-', 'ordered', 'sent', 'review', 'sent', 'withdrawn'],
    countered: ['-', 'declined', '-', '-', 'preparing', 'review', 'sent', 'withdrawn'],
    ordered: ['-', '-', '-', '-', '-', '-', '-', '-'],
    declined: ['-', '-', '-', '-', '-', '-', '-', '-'],
    withdrawn: ['-', '-', '-', '-', '-', '-', '-', '-'],
    expired: ['-', '-', '-', '-', 'sent', 'review', 'sent', 'withdrawn'],
  } as const;

  test.each(SHOWN_STATES)('from %s', (state) => {
    const steps = [...BUYERS_STEPS, ...STAFFS_STEPS];
    expect(steps.map((step) => afterStep(state, step) ?? '-')).toEqual(TABLE[state]);
  });
});

test('an offer holds to the end of its last day, and only an offer expires (K6)', () => {
  const on = (day: string) =>
    QUOTATION_STATES.map((state) => shownState({ state, validUntil: '2027-01-31' }, day)).filter(
      (state) => state === 'expired' || state === 'sent',
    );
  expect([on('2027-01-31'), on('2027-02-01')]).toEqual([['sent'], ['expired']]);
});

test.each([
  ['at its own price', [[10_000, 10_000]], 0],
  ['above it', [[12_000, 10_000]], 0],
  ['a fifth below', [[8000, 10_000]], 20],
  ['a hair more than a fifth', [[7999, 10_000]], 21],
  [
    'the largest of several lines',
    [
      [9500, 10_000],
      [700, 1000],
    ],
    30,
  ],
  ['given away', [[0, 10_000]], 100],
  ['a part that costs nothing anyway', [[0, 0]], 0],
] as const)('discount of a quotation: %s (K6)', (_, prices, expected) => {
  const lines = prices.map(([unitPriceMinor, ownPriceMinor]) => ({ unitPriceMinor, ownPriceMinor }));
  expect(largestDiscount(lines)).toBe(expected);
});

test('a price below what its preparer may give needs a review (K6)', () => {
  expect([mayGive(null, 100), mayGive(20, 20), mayGive(20, 21), mayGive(0, 0), mayGive(0, 1)]).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});
