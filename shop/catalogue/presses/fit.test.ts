import { describe, expect, test } from 'vitest';
import { type FitRule, judgeFit } from './fit.ts';

const rule = (fromSerial: string, toSerial: string, option = ''): FitRule => ({
  fromSerial,
  toSerial,
  option,
  quantity: 1,
  note: '',
});

const OPTIONS_NOT_KNOWN = { options: null, missingOptions: [] };

describe('a part fits a press, does not fit it, or it is not known (J2)', () => {
  test.each([
    ['the first number of a range', [rule('2200-100', '')], '2200-100', 'fits'],
    ['a number after it', [rule('2200-100', '')], '2200-140', 'fits'],
    ['the number before it', [rule('2200-100', '')], '2200-99', 'does-not-fit'],
    ['the last number', [rule('', '2200-99')], '2200 99', 'fits'],
    ['a letter after the last number', [rule('', '2200-99')], '2200-99A', 'does-not-fit'],
    ['the second of two ranges', [rule('', '2200-99'), rule('2200-200', '')], '2200-250', 'fits'],
    ['between two ranges', [rule('', '2200-99'), rule('2200-200', '')], '2200-150', 'does-not-fit'],
    ['every press of the model', [rule('', '')], '', 'fits'],
    ['a press without a number, and a range', [rule('2200-100', '')], '', 'not-known'],
    ['a press with an option that may be missing', [rule('', '', 'UV')], '2200-140', 'not-known'],
    ['an option outside of its range', [rule('2200-200', '', 'UV')], '2200-140', 'does-not-fit'],
    ['nothing stated', [], '2200-140', 'not-known'],
    ['a number with the prefix of its type plate', [rule('2200-99', '2200-200')], 'S/N 2200-150', 'fits'],
    ['the same, outside of the range', [rule('2200-99', '2200-200')], 'Serial No. 2200-250', 'does-not-fit'],
    ['a rule with a prefix', [rule('S/N 2200-99', 'S/N 2200-200')], '2200-150', 'fits'],
    ['a number of another shape', [rule('2200-99', '2200-200')], 'GX 4711', 'not-known'],
    ['the year before the number', [rule('2200-99', '2200-200')], '2019/2200-150', 'not-known'],
    ['another shape that sorts into an open range', [rule('2200-100', '')], 'GX-4711', 'not-known'],
    ['the number alone', [rule('2200-99', '2200-200')], '150', 'not-known'],
    ['another series', [rule('P5-0001', 'P5-0199')], 'Q5-0100', 'not-known'],
  ] as const)('%s', (_, rules, serial, answer) => {
    expect(judgeFit(rules, { serial, ...OPTIONS_NOT_KNOWN }).answer).toBe(answer);
  });

  test('it names the rule that decided, or all that did not', () => {
    const [early, late] = [rule('', '2200-99'), rule('2200-200', '')];
    expect(judgeFit([early, late], { serial: '2200-250', ...OPTIONS_NOT_KNOWN }).rules).toEqual([late]);
    expect(judgeFit([early, late], { serial: '2200-150', ...OPTIONS_NOT_KNOWN }).rules).toEqual([early, late]);
  });

  test.each([
    ['an option that the press has', [rule('', '', 'UV')], '', ['UV'], [], 'fits'],
    ['an option that it does not have', [rule('', '', 'UV')], '2200-140', ['Chill drum'], ['UV'], 'does-not-fit'],
    ['an option of which only another is known', [rule('', '', 'UV')], '2200-140', ['Chill drum'], [], 'not-known'],
    ['an option that is not known', [rule('', '', 'UV')], '2200-140', null, [], 'not-known'],
    [
      'an option that it has, outside of its range',
      [rule('2200-200', '', 'UV')],
      '2200-140',
      ['UV'],
      [],
      'does-not-fit',
    ],
    ['an option that it has, without a number', [rule('2200-200', '', 'UV')], '', ['UV'], [], 'not-known'],
    ['another rule without an option', [rule('', '', 'UV'), rule('', '')], '', [], ['UV'], 'fits'],
    [
      'another rule that depends on the number',
      [rule('', '', 'UV'), rule('2200-100', '')],
      '',
      [],
      ['UV'],
      'not-known',
    ],
  ] as const)('%s', (_, rules, serial, options, missingOptions, answer) => {
    expect(judgeFit(rules, { serial, options, missingOptions }).answer).toBe(answer);
  });
});
