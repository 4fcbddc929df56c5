import { expect, test } from 'vitest';
import { BLANK_ROW, withPrintedNumbers } from './callout-rows.ts';

test('numbers on the drawing place their rows and add missing ones; what is placed stays (J4)', () => {
  const row = (callout: string, x = '', y = '') => ({ ...BLANK_ROW, callout, x, y, part: `P-${callout}` });
  const printed = ['1', '2', '3A'].map((callout, at) => ({ callout, x: at / 10, y: 0.5 }));
  expect(withPrintedNumbers([row('1', '40', '40'), row('3a'), row('9')], printed)).toEqual([
    row('1', '40', '40'),
    row('3a', '20', '50'),
    row('9'),
    { ...BLANK_ROW, callout: '2', x: '10', y: '50' },
  ]);
});
