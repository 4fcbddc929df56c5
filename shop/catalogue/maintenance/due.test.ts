import { expect, test } from 'vitest';
import { compareDue, type Due, judgeTask, type Reading } from './due.ts';

const read = (readOn: string, hours: number, earlierHours = 0): Reading => ({ readOn, hours, earlierHours });
const never = { doneHours: null, dueOn: null };
const TODAY = '2026-11-30';

test.each([
  ['no hours and no day: nobody knows', never, [], ['unknown', null, null, null]],
  ['no hours, but a day to come', { ...never, dueOn: '2026-12-01' }, [], ['later', null, null, null]],
  ['no hours, and the day is today', { ...never, dueOn: TODAY }, [], ['due', null, null, null]],
  ['never done: counts from the last full interval', never, [read(TODAY, 12_345)], ['later', 12_500, 155, null]],
  ['exactly at a full interval it is not due', never, [read(TODAY, 12_500)], ['later', 13_000, 500, null]],
  ['done at 12,100 hours', { ...never, doneHours: 12_100 }, [read(TODAY, 12_345)], ['later', 12_600, 255, null]],
  ['its hours are reached', { ...never, doneHours: 11_845 }, [read(TODAY, 12_345)], ['due', 12_345, 0, null]],
  [
    'its day comes before its hours',
    { doneHours: 12_100, dueOn: '2026-11-29' },
    [read(TODAY, 12_345)],
    ['due', 12_600, 255, null],
  ],
  [
    '10 hours a day: 155 left are 16 days',
    never,
    [read('2026-11-10', 12_145), read(TODAY, 12_345)],
    ['later', 12_500, 155, '2026-12-16'],
  ],
  [
    'by its pace it is reached by now',
    never,
    [read('2026-10-01', 12_145), read('2026-11-01', 12_455)],
    ['likely', 12_500, 45, '2026-11-06'],
  ],
  [
    'the counter was replaced at 12,400: 100 hours on the new one are due',
    never,
    [read('2026-11-29', 12_400), read(TODAY, 40, 12_400)],
    ['later', 100, 60, '2026-12-02'],
  ],
  [
    'a press that stood still has no day',
    never,
    [read('2026-11-01', 12_345), read(TODAY, 12_345)],
    ['later', 12_500, 155, null],
  ],
] as const)('every 500 hours: %s (J10)', (_, state, readings, [dueState, dueAtHours, hoursLeft, hoursReachedOn]) => {
  expect(judgeTask(500, state, readings, TODAY)).toEqual({ dueState, dueAtHours, hoursLeft, hoursReachedOn });
});

test('sorts by urgency: overdue first, then by the next day, at last what nobody knows (J10)', () => {
  const due = (
    dueState: Due['dueState'],
    hoursLeft: number | null,
    hoursReachedOn: string | null,
    dueOn: string | null,
  ) => ({
    dueState,
    hoursLeft,
    hoursReachedOn,
    dueOn,
    dueAtHours: null,
  });
  const unknown = due('unknown', null, null, null);
  const inMay = due('later', 90, '2027-05-01', null);
  const inApril = due('later', 300, '2027-06-01', '2027-04-01');
  const likely = due('likely', 10, '2026-11-20', null);
  const overdue = due('due', -40, null, null);
  const justDue = due('due', 0, null, null);
  const sorted = [unknown, inMay, justDue, likely, inApril, overdue].toSorted(compareDue);
  expect(sorted).toEqual([overdue, justDue, likely, inApril, inMay, unknown]);
});
