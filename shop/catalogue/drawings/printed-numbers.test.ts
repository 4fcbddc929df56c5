import { expect, test } from 'vitest';
import { numbersIn } from './printed-numbers.ts';

test('words that look like callouts are proposed once, by number (J4)', () => {
  const at = (text: string, x = 0.5, y = 0.5) => ({ text, x, y });
  const words = [
    at('12'),
    at('7', 0.123_456_7),
    at('7', 0.9),
    at('12a'),
    at('blade'),
    at('12.5'),
    at('2026'),
    at('0'),
    at('M8'),
  ];
  expect(numbersIn([...words, at('3', 1.2), at('4', 0.5, -0.1)])).toEqual([
    { callout: '7', x: 0.12346, y: 0.5 },
    { callout: '12', x: 0.5, y: 0.5 },
    { callout: '12a', x: 0.5, y: 0.5 },
  ]);
});
