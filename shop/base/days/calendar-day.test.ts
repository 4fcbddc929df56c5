import { describe, expect, test } from 'vitest';
import { dayInZone, daysBetween, formatDay, formatMoment } from './calendar-day.ts';

describe('days as displayed: DD-MM-YYYY (A26)', () => {
  test('a day', () => {
    expect(formatDay('2026-02-01')).toBe('01-02-2026');
  });

  test('an instant is shown as the day in the shop’s time zone, not in Greenwich', () => {
    const lateInJuly = new Date('2026-07-31T23:30:00Z');
    expect(formatDay(lateInJuly)).toBe('31-07-2026');
    expect(formatDay(lateInJuly, 'Europe/London')).toBe('01-08-2026');
  });
});

describe('the day of an instant in a zone (D5)', () => {
  test.each([
    ['winter time in London is Greenwich time', '2026-12-31T23:59:59Z', 'Europe/London', '2026-12-31'],
    ['summer time in London is an hour ahead', '2026-06-30T23:00:00Z', 'Europe/London', '2026-07-01'],
    ['New York is still on the day before', '2026-01-01T04:59:00Z', 'America/New_York', '2025-12-31'],
    ['Tokyo is on the day after', '2026-01-01T15:00:00Z', 'Asia/Tokyo', '2026-01-02'],
    ['midnight is the first moment of its day', '2026-01-01T00:00:00Z', 'Europe/London', '2026-01-01'],
  ])('%s', (_, instant, zone, day) => {
    expect(dayInZone(new Date(instant), zone)).toBe(day);
  });

  test.each([
    ['2026-07-01T22:30:00Z', '2026-07-01T22:50:00Z', 0],
    ['2026-07-01T22:50:00Z', '2026-07-01T23:10:00Z', 1], // midnight in London is at 23:00 UTC
    ['2026-03-28T12:00:00Z', '2026-03-30T11:00:00Z', 2], // one of these days has 23 hours
  ])('from %s to %s it is %i days later in London', (earlier, later, days) => {
    expect(daysBetween(new Date(earlier), new Date(later), 'Europe/London')).toBe(days);
  });

  test('an unknown zone or an invalid date is a RangeError', () => {
    expect(() => dayInZone(new Date(0), 'Europe/Nowhere')).toThrow(RangeError);
    expect(() => dayInZone(new Date(Number.NaN), 'Europe/London')).toThrow(RangeError);
  });
});

test.for([
  ['en', '01-08-2026 00:30'],
  ['de', '01.08.2026 00:30'],
  ['fr', '01/08/2026 00:30'],
] as const)('a moment in %s is written in that language’s format (N1)', ([language, text]) => {
  expect(formatMoment(new Date('2026-07-31T23:30:00Z'), 'Europe/London', language)).toBe(text);
});
