import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayInZone, daysBetween, formatDay, formatMoment, parseDay, parseUkDay } from './calendar-day.ts';

describe('days as staff type them: dd/mm/yyyy (C8)', () => {
  test.each([
    ['01/02/2026', '2026-02-01'],
    ['31/12/2099', '2099-12-31'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['31/01/0001', '0001-01-31'],
    [' 05/11/2026 ', '2026-11-05'],
  ])('%s is %s', (typed, day) => {
    expect(parseUkDay(typed)).toBe(day);
  });

  test.each([
    '32/01/2026',
    '31/02/2026',
    '29/02/2026',
    '29/02/1900',
    '31/04/2026',
    '00/01/2026',
    '01/00/2026',
    '01/13/2026',
    '01/01/0000',
    '1/2/2026',
    '01-02-2026',
    '01/02/26',
    '2026/02/01',
    '2026-02-01',
    '01/02/2026x',
    'tomorrow',
    '',
  ])('%s is not a day', (typed) => {
    expect(parseUkDay(typed)).toBeNull();
  });
});

describe('days on the wire: ISO, or as typed (D29)', () => {
  test.each([
    ['2026-02-01', '2026-02-01'],
    ['01/02/2026', '2026-02-01'],
    [' 2026-02-01 ', '2026-02-01'],
    ['2024-02-29', '2024-02-29'],
    ['2099-12-31T00:00:00', '2099-12-31'],
    ['2099-12-31T00:00:00.000Z', '2099-12-31'],
  ])('%s is %s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  test.each([
    '2026-02-30',
    '2026-13-01',
    '0000-01-01',
    '2026-2-1',
    '2026-02-01T09:30:00',
    '2026-02-01T00:00:00+02:00',
    '',
  ])('%s is not a day', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  test('every day of four centuries reads back, written either way', () => {
    const noon = fc.date({ min: new Date('1800-01-01'), max: new Date('2200-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(noon, (instant) => {
        const day = instant.toISOString().slice(0, 10);
        expect(parseDay(day)).toBe(day);
        expect(parseUkDay(formatDay(day).replaceAll('-', '/'))).toBe(day);
      }),
    );
  });
});

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
