import { expect, test } from 'vitest';
import { progressSteps } from './progress-steps.ts';

const PLACED = '2026-11-20T09:00:00.000Z';
const step = (to: 'accepted' | 'picking' | 'cancelled', at: string, undoes?: number) => ({
  at,
  what: 'state' as const,
  details: { to, ...(undoes === undefined ? {} : { undoes }) },
});
const history = { placedAt: PLACED, timeline: [], shippedOn: [] };

test('a new order has one step behind it and three ahead (L1)', () => {
  expect(progressSteps({ ...history, state: 'new' })).toEqual([
    { state: 'new', at: new Date(PLACED), isReached: true, isCurrent: true },
    { state: 'accepted', at: null, isReached: false, isCurrent: false },
    { state: 'picking', at: null, isReached: false, isCurrent: false },
    { state: 'sent', at: null, isReached: false, isCurrent: false },
  ]);
});

test('each reached step has its date; a skipped one has none; shipping has the day of the last shipment', () => {
  const timeline = [step('picking', '2026-11-23T08:00:00.000Z')];
  const steps = progressSteps({ ...history, state: 'sent', timeline, shippedOn: ['2026-11-24', '2026-11-26'] });
  expect(steps.map(({ state, at }) => [state, at])).toEqual([
    ['new', new Date(PLACED)],
    ['accepted', null],
    ['picking', new Date('2026-11-23T08:00:00.000Z')],
    ['sent', '2026-11-26'],
  ]);
  expect(steps.every(({ isReached }) => isReached)).toBe(true);
});

test('a part-shipped order still has its last shipment ahead', () => {
  const steps = progressSteps({ ...history, state: 'partly-sent', shippedOn: ['2026-11-24'] });
  expect(steps.slice(3)).toEqual([
    { state: 'partly-sent', at: '2026-11-24', isReached: true, isCurrent: true },
    { state: 'sent', at: null, isReached: false, isCurrent: false },
  ]);
});

test('a step that was undone keeps the date of the first time', () => {
  const timeline = [
    step('accepted', '2026-11-21T10:01:00.000Z', 7),
    step('picking', '2026-11-21T10:00:30.000Z'),
    step('accepted', '2026-11-21T10:00:00.000Z'),
  ];
  const steps = progressSteps({ ...history, state: 'accepted', timeline });
  expect(steps[1]?.at).toEqual(new Date('2026-11-21T10:00:00.000Z'));
  expect(steps[2]).toEqual({ state: 'picking', at: null, isReached: false, isCurrent: false });
});

test('a cancelled order was placed and cancelled, nothing else', () => {
  const timeline = [step('cancelled', '2026-11-22T10:00:00.000Z')];
  const steps = progressSteps({ ...history, state: 'cancelled', timeline });
  expect(steps.map(({ state, at }) => [state, at])).toEqual([
    ['new', new Date(PLACED)],
    ['cancelled', new Date('2026-11-22T10:00:00.000Z')],
  ]);
});
