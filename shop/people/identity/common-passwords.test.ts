import { expect, test } from 'vitest';
import { isEasyToGuess } from './common-passwords.ts';

test.each([
  ['password', true],
  ['PassWord1', true],
  ['12345678', true],
  ['qwertyuiop', true],
  ['iloveyou1', true],
  ['administrator', true],
  ['zzzzzzzzzzzz', true],
  ['        ', true],
  ['press-2026', false],
  ['counter-2026', false],
  ['blue-anilox-8', false],
  ['yellow-doctor-blade', false],
])('the common password "%s": %s (D43)', async (password, expected) => {
  expect(await isEasyToGuess(password)).toBe(expected);
});
