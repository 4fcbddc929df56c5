import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { variantFor, variantsOf } from './variants.ts';

test.each([
  ['a plain sentence', 'Log in', [['', 'Log in', []]]],
  ['values', 'Dear {firstName} {surname},', [['', 'Dear {firstName} {surname},', ['firstName', 'surname']]]],
  [
    'a choice within a sentence',
    '{again, select, yes {Reminder: } no {} other {}}{name} asks',
    [
      ['again=yes', 'Reminder: {name} asks', ['name']],
      ['again=no', '{name} asks', ['name']],
    ],
  ],
  [
    'two choices by one value',
    'Your {what, select, email {address} other {data}} of {what, select, email {old} other {new}}',
    [['what=email', 'Your address of old', []]],
  ],
  [
    'a choice within a choice',
    '{kind, select, refuse {No.} close {{outcome, select, replaced {Replaced {number}.} none {} other {}}} other {}}',
    [
      ['kind=refuse', 'No.', []],
      ['kind=close,outcome=replaced', 'Replaced {number}.', ['number']],
      ['kind=close,outcome=none', '', []],
    ],
  ],
  [
    'a plural',
    'Reminded {weeks, plural, one {every week} other {every # weeks}}.',
    [
      ['weeks=one', 'Reminded every week.', []],
      ['weeks=other', 'Reminded every {weeks} weeks.', ['weeks']],
    ],
  ],
])('the wordings of %s, each without choices', (_, text, expected) => {
  expect(
    variantsOf(compileMessageOrThrow(text)).map(({ variant, text, placeholders }) => [variant, text, placeholders]),
  ).toEqual(expected);
});

test.each([
  ['{again, select, yes {Again} no {} other {}}', { again: 'no' }, 'again=no'],
  ['{again, select, yes {Again} no {} other {}}', { again: 'perhaps' }, 'again=other'],
  [
    '{kind, select, close {{outcome, select, none {} other {}}} other {}}',
    { kind: 'close', outcome: 'none' },
    'kind=close,outcome=none',
  ],
  [
    '{kind, select, refuse {} close {{outcome, select, none {} other {}}} other {}}',
    { kind: 'refuse', outcome: 'none' },
    'kind=refuse',
  ],
  ['{weeks, plural, one {#} other {#}}', { weeks: 1 }, 'weeks=one'],
  ['{weeks, plural, one {#} other {#}}', { weeks: 4 }, 'weeks=other'],
  ['{count, plural, =0 {none} one {#} other {#}}', { count: 0 }, 'count=0'],
  ['Log in', {}, ''],
])('%s with %o is the wording %s', (text, values, expected) => {
  expect(variantFor(compileMessageOrThrow(text), values, 'en')).toBe(expected);
});
