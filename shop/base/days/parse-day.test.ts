import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLanguage, languages } from '#texts/languages.ts';
import { formatTypedDay } from './calendar-day.ts';
import { parseDay } from './parse-day.ts';

describe('days as people type them: dd/mm/yyyy, or with hyphens or dots (C8)', () => {
  test.each([
    ['01/02/2026', '2026-02-01'],
    ['31/12/2099', '2099-12-31'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['31/01/0001', '0001-01-31'],
    [' 05/11/2026 ', '2026-11-05'],
    ['5/1/2026', '2026-01-05'],
    ['01-02-2026', '2026-02-01'],
    ['1.2.2026', '2026-02-01'],
  ])('%s is %s', (typed, day) => {
    expect(parseDay(typed)).toBe(day);
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
    '01-02.2026',
    '01/02/26',
    '010/02/2026',
    '2026/02/01',
    '01 02 2026',
    '01/02/2026x',
    'tomorrow',
    '',
  ])('%s is not a day', (typed) => {
    expect(parseDay(typed)).toBeNull();
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

  test('every day of four centuries reads back, in each language', () => {
    const noon = fc.date({ min: new Date('1800-01-01'), max: new Date('2200-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(noon, (instant) => {
        const day = instant.toISOString().slice(0, 10);
        expect(parseDay(day)).toBe(day);
        for (const language of Object.keys(languages).filter(isLanguage))
          expect(parseDay(formatTypedDay(day, language))).toBe(day);
      }),
    );
  });
});
