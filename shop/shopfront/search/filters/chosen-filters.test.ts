import { expect, test } from 'vitest';
import { isNarrowed, readFilters } from './chosen-filters.ts';

test('an address contains the filters: a type, values, ranges as people type them, an order (I1)', () => {
  expect(readFilters('type=3&f=13:lamella&f=12:0.15&from14=20&to14=0,35&from15=5&sort=price')).toEqual({
    typeId: 3,
    conditions: [
      { attributeId: 13, low: null, high: null, word: 'lamella' },
      { attributeId: 12, low: 0.15, high: 0.15, word: '0.15' },
      { attributeId: 14, low: 20, high: 0.35, word: null },
      { attributeId: 15, low: 5, high: 1_000_000_000, word: null },
    ],
    press: null,
    sort: 'price',
  });
});

test.each([
  '',
  'type=x',
  'type=0',
  'f=13',
  'f=x:y',
  'f=13:',
  'from14=',
  'from14=wide',
  'fromx=5',
  'sort=colour',
  'press=x',
  'serial=2200-140',
])('an invalid value counts as absent: %s', (text) => {
  expect(readFilters(text)).toEqual({ typeId: null, conditions: [], press: null, sort: null });
});

test('a press is a model, or one of it by its serial number (J2)', () => {
  const press = (text: string) => readFilters(text).press;
  expect([press('press=2'), press('press=2&serial=2200-140'), press('press=2&serial=%27')]).toEqual([
    { modelId: 2, serial: '' },
    { modelId: 2, serial: '2200-140' },
    { modelId: 2, serial: '' },
  ]);
  expect(isNarrowed(readFilters('press=2'))).toBe(true);
});

test('an order alone excludes nothing (I3)', () => {
  expect([isNarrowed(readFilters('sort=newest')), isNarrowed(readFilters('f=1:red'))]).toEqual([false, true]);
});
