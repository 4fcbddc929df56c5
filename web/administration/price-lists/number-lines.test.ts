import { expect, test } from 'vitest';
import { numberLines, numbersIn } from './number-lines.ts';

test('companies are typed by number, with or without their names', () => {
  expect(numbersIn('12 Harbour Label\n\n 7\r\n')).toEqual([12, 7]);
  expect(numbersIn('Harbour Label')).toEqual([Number.NaN]);
  expect(numberLines([[12, 'Harbour Label']])).toBe('12 Harbour Label');
});
