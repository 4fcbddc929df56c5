import { expect, test } from 'vitest';
import { telephoneEndings } from './telephone.ts';

test.each([
  ['+44 1632 960111', '01632960111', true],
  ['+44 (0)1632 960-111', '01632960111', true],
  ['0044 1632/960111', '01632960111', true],
  ['01632 960111', '441632960111', true],
  ['0351 55500120', '4935155500120', true],
  ['+1 (614) 555-0142', '16145550142', true],
  ['+1 (614) 555-0142', '6145550142', true],
  ['+353 6 1555 014', '061555014', true],
  ['+44 1632 960112', '01632960111', false],
  ['960111', '01632960111', false],
  ['MA001137', '1137', false],
])('%s is the telephone number %s: %s (E10)', (typed, stored, isTheirs) => {
  expect(telephoneEndings(typed).some((ending) => stored.endsWith(ending))).toBe(isTheirs);
});
