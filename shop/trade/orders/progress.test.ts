import { describe, expect, test } from 'vitest';
import { afterStep, canBeSent, canBeUndone, nextStep, ORDER_STATES, ORDER_STEPS, stepsFrom } from './progress.ts';

describe('the states of an order (L1)', () => {
  test.for([
    ['new', ['accept', 'pick', 'cancel']],
    ['accepted', ['pick', 'cancel']],
    ['picking', ['cancel']],
    ['partly-sent', ['close']],
    ['sent', ['close']],
    ['closed', []],
    ['cancelled', []],
  ] as const)('from %s: %j', ([state, steps]) => {
    expect(stepsFrom(state)).toEqual(steps);
  });

  test.for([
    ['new', 'accept'],
    ['accepted', 'pick'],
    ['picking', 'ship'],
    ['partly-sent', 'ship'],
    ['sent', 'close'],
    ['closed', null],
    ['cancelled', null],
  ] as const)('the usual next step from %s: %s', ([state, step]) => {
    expect(nextStep(state)).toBe(step);
  });

  test('it never moves back, and its final states lead nowhere', () => {
    for (const state of ORDER_STATES)
      for (const step of ORDER_STEPS) {
        const next = afterStep(state, step);
        if (next !== null) expect(ORDER_STATES.indexOf(next)).toBeGreaterThan(ORDER_STATES.indexOf(state));
      }
  });

  test('goods ship until all have shipped, never for a cancelled order', () => {
    expect(ORDER_STATES.filter(canBeSent)).toEqual(['new', 'accepted', 'picking', 'partly-sent']);
  });

  test('a step can be undone within a minute, including the sixtieth second', () => {
    const at = new Date('2026-03-02T10:00:00Z');
    expect(canBeUndone(at, new Date('2026-03-02T10:01:00Z'))).toBe(true);
    expect(canBeUndone(at, new Date('2026-03-02T10:01:00.001Z'))).toBe(false);
  });
});
