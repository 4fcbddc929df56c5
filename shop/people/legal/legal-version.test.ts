import { expect, test } from 'vitest';
import { firstDayRefusal, textsByLanguage } from './legal-rules.ts';
import { stateOf, versionInForce } from './legal-version.ts';

const terms = (number: number, effectiveFrom: string) => ({ kind: 'terms' as const, number, effectiveFrom });
const VERSIONS = [terms(1, '2024-05-01'), terms(2, '2026-06-01'), terms(3, '2026-06-01'), terms(4, '2027-01-01')];

test.each([
  ['before the first one', '2024-04-30', undefined],
  ['on its first day', '2024-05-01', 1],
  ['on the last day before the next', '2026-05-31', 1],
  ['of two with the same first day, the later', '2026-06-01', 3],
  ['once the last has come', '2027-01-01', 4],
])('the version in force %s (O1)', (_, day, number) => {
  expect(versionInForce(VERSIONS, 'terms', day)?.number).toBe(number);
});

test('each version is earlier, current or upcoming (O1)', () => {
  expect(VERSIONS.map((version) => stateOf(version, VERSIONS, '2026-11-27'))).toEqual([
    'earlier',
    'earlier',
    'current',
    'upcoming',
  ]);
});

test.each([
  ['today', '27/11/2026', null, null],
  ['the same day as the previous version', '2027-01-01', '2027-01-01', null],
  ['yesterday', '26/11/2026', null, 'staff-rule.legal-day-past'],
  ['before the previous version', '31/12/2026', '2027-01-01', 'staff-rule.legal-day-order'],
  ['a day that does not exist', '31/02/2027', null, 'staff-rule.legal-day'],
  ['nothing', '', null, 'staff-rule.legal-day'],
])('first day of a new version: %s (O1)', (_, typed, last, key) => {
  expect(firstDayRefusal(typed, '2026-11-27', last)?.key ?? null).toBe(key);
});

test('empty texts are not stored, and line breaks are those of Markdown (O1)', () => {
  const texts = textsByLanguage([
    { language: 'en', text: ' One.\r\n\r\nTwo. ' },
    { language: 'de', text: ' \n' },
  ]);
  expect(texts).toEqual({ en: 'One.\n\nTwo.' });
});
